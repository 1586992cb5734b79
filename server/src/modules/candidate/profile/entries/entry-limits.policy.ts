/** How many jobs, and how many schools, a profile has at most. */
export const maxOfKind = 50;
/** How many removed entries can be restored. */
export const keptRemoved = 20;

/** Seconds within which a move or a rejection can be undone: the candidate hears of nothing before they are over. */
export const undoSeconds = 10;

/** The labels of the two totals: what the sponsor pays, and the worker with the family. */
export const totalLabels = { employer: 'Sponsoring costs you', worker: 'The worker pays' } as const;

/** How the words in place of an amount begin. Here, because the page needs the words before it needs what works out a bill. */
export const cannotCome = 'Cannot come';

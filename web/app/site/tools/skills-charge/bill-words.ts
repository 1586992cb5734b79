/** The labels of the two totals: what the sponsor pays, and the worker with the family. */
export const totalLabels = { employer: 'Sponsoring costs you', worker: 'The worker pays' } as const;

/** In place of an amount. Here, because the page needs the words before it needs what works out a bill. */
export const cannotCome = 'Cannot come with this job';

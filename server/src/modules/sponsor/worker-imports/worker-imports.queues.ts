import type { NamedQueue } from '../../../platform/queue/queue.ts';

/** Judges the changes of a sponsor's imported files again once another first day was set. */
export const importHistoryQueue: NamedQueue = {
  name: 'import-history',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 300,
};

/** Each job imports one file of workers. */
export const workerImportQueue: NamedQueue = {
  name: 'worker-import',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 300,
};

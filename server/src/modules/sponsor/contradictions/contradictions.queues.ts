import type { NamedQueue } from '../../../platform/queue/queue.ts';

/** Compares again the papers of workers about whom something was recorded. */
export const papersQueue: NamedQueue = {
  name: 'sponsor-papers',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 300,
};

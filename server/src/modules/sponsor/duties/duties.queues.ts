import type { NamedQueue } from '../../../platform/queue/queue.ts';

/** Looks at a sponsor's records when a person asks for it. */
export const sponsorCheckQueue: NamedQueue = {
  name: 'sponsor-check',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 300,
};

/** Looks at one worker whose line manager recorded something: what follows from pay and permission too. */
export const sponsorWorkerCheckQueue: NamedQueue = {
  name: 'sponsor-worker-check',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 60,
};

/** Judges a sponsor's recorded events again once another first day was set. */
export const sponsorHistoryQueue: NamedQueue = {
  name: 'sponsor-history',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 300,
};

import type { CalendarDate } from '../kernel/index.ts';
import type { PostStatus } from './post/post-status.ts';
import { sponsorshipForWorker } from './worker/sponsorship-for-worker.ts';
import type { WorkerFacts } from './worker/worker-facts.ts';
import { holdsBriefly } from './worker/worker-status.ts';

/** A post that pays more than any figure, in a code of graduate level that is on no list and no pay scale. */
const plainPost = {
  occupationCode: '2134',
  currency: 'GBP',
  hoursPerWeek: 37.5,
  payToPence: Number.MAX_SAFE_INTEGER,
};

/**
 * For a job search: which statuses of a post are enough for a worker, judging by their own answers; `all` for
 * a worker who needs no sponsorship. A PhD does not count here, because its relevance depends on the job; nor
 * does a postdoctoral position, which depends on the code. The statuses refer to the top of the pay range: a
 * post of which only the top is enough is found, and its page says so.
 */
export function postsOpenTo(worker: WorkerFacts, day: CalendarDate): readonly PostStatus[] | 'all' {
  const { status, newEntrant } = sponsorshipForWorker({ ...plainPost, day }, worker);
  if (status === 'not-needed') return 'all';
  return newEntrant.status === 'yes' && !holdsBriefly(worker, day)
    ? ['anyone', 'phd', 'new-entrants']
    : ['anyone'];
}

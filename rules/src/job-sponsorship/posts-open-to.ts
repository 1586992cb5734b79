import type { CalendarDate } from '../kernel/index.ts';
import type { PostStatus } from './post-status.ts';
import { sponsorshipForWorker } from './sponsorship-for-worker.ts';
import type { WorkerFacts } from './worker-facts.ts';
import { holdsBriefly } from './worker-status.ts';

/** A post paid more than any figure, in a code of graduate level that is on no list and no pay scale. */
const plainPost = {
  occupationCode: '2134',
  currency: 'GBP',
  hoursPerWeek: 37.5,
  payToPence: Number.MAX_SAFE_INTEGER,
};

/**
 * For a search: which verdicts of a post are enough for somebody, as far as their own answers tell; `all` for whoever
 * needs no sponsorship. Whether a PhD is relevant hangs on the job, so it opens none here; nor does a postdoctoral
 * position, which hangs on the code. The verdicts are of the top of the pay: a post of which only that is enough is
 * found, and says so beside it.
 */
export function postsOpenTo(worker: WorkerFacts, day: CalendarDate): readonly PostStatus[] | 'all' {
  const { status, newEntrant } = sponsorshipForWorker({ ...plainPost, day }, worker);
  if (status === 'not-needed') return 'all';
  return newEntrant.status === 'yes' && !holdsBriefly(worker, day)
    ? ['anyone', 'phd', 'new-entrants']
    : ['anyone'];
}

import { inPounds, type Pence } from '../../kernel/index.ts';
import type { SalaryOption } from '../../minimum-salary/index.ts';
import { type PayAnswer, penceOf, reaches } from '../least-pay.ts';
import type { ReadyPost } from '../post/post-facts.ts';
import { phdOptions } from '../post/post-figures.ts';
import { scaleOf } from '../post/post-status.ts';
import { countsOn, monthsLeft, type WorkerFacts, youngUntil } from './worker-facts.ts';

export type WorkerStatus = 'not-needed' | 'yes' | 'no' | 'depends' | 'unknown';

/** Whether the pay is enough for this worker, and what limits a yes. */
export interface Settled {
  readonly status: WorkerStatus;
  /** Why a yes holds only for part of the range, a short time, or until a day. */
  readonly limits: readonly string[];
  /** Whether only the upper part of the range is enough. */
  readonly topOnly: boolean;
}

interface Asking {
  readonly post: ReadyPost;
  readonly worker: WorkerFacts;
}

const entrantOptions: ReadonlySet<string> = new Set(['E', 'J']);
/** In months. With less time left as a new entrant, a certificate would be too short for a permanent job. */
const aYear = 12;

/**
 * A PhD opens a figure only if it is relevant to the job, which no profile can say: alone it decides nothing.
 * Nor does pay of which only the upper part is enough, nor a new entrant's figure that holds for less than a
 * year.
 */
export function settledFor({ post, worker }: Asking, requiredPay: PayAnswer): Settled {
  const scale = scaleOf(requiredPay);
  if (scale) return bare(reaches(post.testedPence, penceOf(scale)) ? 'unknown' : 'no');
  const within = requiredPay.options.filter((option) => reaches(post.testedPence, penceOf(option)));
  const settling = within.filter(({ option, available }) => available === true && !phdOptions.has(option));
  const asksMore = requiredPay.warnings.some(({ code }) => code === 'care-months-with-sponsor');
  if (settling.length === 0 || asksMore)
    return bare(within.some(({ available }) => available !== false) ? 'depends' : 'no');
  const least = Math.min(...settling.map((option) => penceOf(option) ?? post.testedPence));
  const topOnly = post.lowPence < least;
  const asEntrant = entrantLimits({ post, worker }, settling);
  return {
    status: topOnly || asEntrant?.isShort ? 'depends' : 'yes',
    limits: [...(topOnly ? [partOfRange(post, least)] : []), ...(asEntrant?.limits ?? [])],
    topOnly,
  };
}

const bare = (status: WorkerStatus): Settled => ({ status, limits: [], topOnly: false });

function partOfRange({ lowPence, testedPence }: ReadyPost, least: Pence): string {
  const [low, top] = [inPounds(lowPence), inPounds(testedPence)];
  return `The job pays ${low} to ${top}. It is enough for you only from ${inPounds(least)}.`;
}

/** How long it holds, if the whole range is enough only because the worker is a new entrant. */
function entrantLimits({ post, worker }: Asking, settling: readonly SalaryOption[]) {
  const others = settling.filter(({ option }) => !entrantOptions.has(option));
  if (others.some((option) => reaches(post.lowPence, penceOf(option)))) return undefined;
  const [entrant] = settling.filter(({ option }) => entrantOptions.has(option));
  if (entrant === undefined) return undefined;
  const until = youngUntil(worker, post.appliedOn);
  return {
    // An offer says how long its certificate is: one of a year for a job of a year is not too short.
    isShort: post.months === undefined && holdsBriefly(worker, post.appliedOn),
    limits: [
      entrant.reason,
      ...(countsOn(worker, post.appliedOn)
        ? ['These are the months you gave in your profile. Any months since then count too.']
        : []),
      ...(until !== undefined && until >= post.appliedOn
        ? [`Your age makes you a new entrant until ${until}, so you would have to apply by then.`]
        : []),
    ],
  };
}

/** Whether too few months as a new entrant are left for a permanent job: less than a year and the days after it. */
export function holdsBriefly(worker: WorkerFacts, day: ReadyPost['day']): boolean {
  const months = monthsLeft(worker, day);
  return months !== undefined && months <= aYear;
}

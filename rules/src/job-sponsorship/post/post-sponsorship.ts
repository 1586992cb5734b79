import {
  type CalendarDate,
  inPounds,
  type NotApplicable,
  type Pence,
  type Step,
  type Warning,
} from '../../kernel/index.ts';
import type { SalaryOption } from '../../minimum-salary/index.ts';
import { lastDayInWords, lastSafeDayOf } from '../last-safe-day.ts';
import { anyNewWorker, type PayAnswer, payAsked, penceOf, reaches } from '../least-pay.ts';
import { type PostFacts, payBasisOf, type ReadyPost, readyPost } from './post-facts.ts';
import { type PostFigures, postFigures } from './post-figures.ts';
import { lowerWith, reasonOf } from './post-reason.ts';
import { type Judged, type PostStatus, scaleOf, statusOf } from './post-status.ts';

export interface PostVerdict {
  readonly status: PostStatus;
  readonly reason: string;
  /** The last day to assign a certificate with this result, where a list of the code is due to end. */
  readonly lastSafeDay: CalendarDate | null;
  /** The pay that was tested: the top of the range. */
  readonly testedPence: Pence | null;
  /** Whether the bottom of the range is enough for the same people. */
  readonly lowEndPasses: boolean | null;
  readonly standardPence: Pence | null;
  readonly newEntrantPence: Pence | null;
  readonly phdPence: Pence | null;
  readonly stemPhdPence: Pence | null;
  /** How the pay compares with what the Rules require, in a few words; null if nothing can be said. */
  readonly payNote: string | null;
  /** Missing facts of the job, or of the worker, that would tell more. */
  readonly missing: readonly string[];
  readonly warnings: readonly Warning[];
  readonly steps: readonly Step[];
}

const nothing = {
  lastSafeDay: null,
  lowEndPasses: null,
  standardPence: null,
  newEntrantPence: null,
  phdPence: null,
  stemPhdPence: null,
  payNote: null,
  missing: [],
  warnings: [],
  steps: [],
} as const;

/** Whether a post can be sponsored at its pay and hours, for a worker new to the route. */
export function postSponsorship(facts: PostFacts): PostVerdict {
  const post = readyPost(facts);
  if ('reason' in post)
    return { ...nothing, ...post, status: 'unknown', testedPence: null, payNote: payNoteOfBasis(facts) };
  const requiredPay = payAsked(post, anyNewWorker);
  if (requiredPay.status === 'not-applicable') return closedVerdict(post, requiredPay);
  if (requiredPay.status === 'no-law')
    return {
      ...nothing,
      status: 'unknown',
      reason: requiredPay.message,
      testedPence: post.testedPence,
      steps: requiredPay.steps,
    };
  return verdictOf(post, requiredPay);
}

/** For a list: why the figure beside it says nothing of sponsoring. */
function payNoteOfBasis(facts: PostFacts): string | null {
  const { hoursPerWeek } = facts;
  if (hoursPerWeek === undefined) return null;
  const payBasis = payBasisOf(facts);
  if (payBasis === 'full-time-equivalent')
    return `Pay for full time: what ${hoursPerWeek} hours pay is not given`;
  return payBasis === 'on-target' ? 'Pay if a target is met: what is guaranteed is not given' : null;
}

function closedVerdict(post: ReadyPost, { reason, steps }: NotApplicable): PostVerdict {
  const job = post.payScaleRole === undefined ? post.code : `${post.code} in this band, grade or role`;
  const payNote = `${job} cannot be sponsored for somebody new`;
  return { ...nothing, status: 'nobody', reason, testedPence: post.testedPence, payNote, steps };
}

function verdictOf(post: ReadyPost, requiredPay: PayAnswer): PostVerdict {
  const figures = postFigures(post, requiredPay);
  const status = statusOf(post, requiredPay, figures);
  const enough = enoughFor(status, figures);
  const lowEndPasses = enough === null ? null : reaches(post.lowPence, enough);
  const verdict: Judged = { post, requiredPay, figures, status, lowEndPasses };
  const lastSafeDay = status === 'nobody' ? null : lastSafeDayOf(post, (later) => isOther(verdict, later));
  return {
    status,
    reason: `${reasonOf(verdict)}${lastDayInWords(post, lastSafeDay)}`,
    lastSafeDay,
    testedPence: post.testedPence,
    lowEndPasses,
    standardPence: penceShown(figures.standard),
    newEntrantPence: penceShown(figures.newEntrant),
    phdPence: penceShown(figures.phd),
    stemPhdPence: penceShown(figures.stemPhd),
    payNote: payNoteOf(verdict),
    missing: missingOf(post, requiredPay, figures),
    warnings: postWarnings(verdict),
    steps: [...requiredPay.steps, ...(status === 'anyone' ? [] : figures.entrantSteps)],
  };
}

/** Whether another day's law makes it enough for other people, or is not known. */
function isOther({ status }: Judged, later: ReadyPost): boolean {
  const requiredPay = payAsked(later, anyNewWorker);
  return (
    !('options' in requiredPay) || statusOf(later, requiredPay, postFigures(later, requiredPay)) !== status
  );
}

const penceShown = ({ open }: PostFigures['standard']) => penceOf(open);

function enoughFor(status: PostStatus, { standard, newEntrant, phd, stemPhd }: PostFigures): Pence | null {
  if (status === 'anyone') return penceOf(standard.open);
  if (status === 'phd') return penceOf(stemPhd.open) ?? penceOf(phd.open);
  return status === 'new-entrants' ? penceOf(newEntrant.open) : null;
}

/** The facts that the rule asks for, and those that could open a lower figure that the pay reaches. */
function missingOf(post: ReadyPost, requiredPay: PayAnswer, { standard }: PostFigures): readonly string[] {
  const missingFacts = 'missing' in requiredPay ? requiredPay.missing : [];
  if (!reaches(post.testedPence, penceOf(standard.ifConfirmed)) || standard.ifConfirmed === null)
    return missingFacts;
  if (reaches(post.testedPence, penceOf(standard.open))) return missingFacts;
  return [...new Set([...missingFacts, ...(lowerWith[standard.ifConfirmed.option]?.facts ?? [])])];
}

/** Warnings about a post: what ends and when, the minimum wage, and who already has a lower figure. */
function postWarnings({ post, requiredPay, figures, status }: Judged): Warning[] {
  const { transitional } = figures;
  if (status === 'anyone' || !transitional || !reaches(post.testedPence, transitional.pence))
    return [...requiredPay.warnings];
  const message = `Someone who was in the route before ${transitional.before} and has stayed in it can have a lower figure: ${inPounds(transitional.pence)} here.`;
  return [...requiredPay.warnings, { code: 'lower-if-in-the-route', message }];
}

/**
 * How the pay compares with what the Rules require, short enough for a list; uses only the figures of the
 * judgement.
 */
function payNoteOf(verdict: Judged): string | null {
  const { figures, status, requiredPay } = verdict;
  const { standard, newEntrant } = figures;
  if (status === 'unknown')
    return scaleOf(requiredPay) ? 'A national pay scale decides what must be paid' : null;
  if (status === 'anyone') return aboveMinimum(verdict);
  const least = penceOf(newEntrant.open) ?? penceOf(newEntrant.ifConfirmed);
  if (status === 'nobody') return belowAll(least ?? penceOf(scaleOf(requiredPay) ?? null));
  const minPence = penceOf(standard.open) ?? penceOf(standard.ifConfirmed) ?? 0;
  return `Below ${inPounds(minPence)}; possible from ${inPounds(least ?? 0)} as a new entrant${withPhd(verdict)}`;
}

/** For a national pay scale only the threshold is known, not the scale's rate. */
function belowAll(least: Pence | null): string | null {
  return least === null ? null : `Below ${inPounds(least)}, the least for any new hire`;
}

function aboveMinimum({ post, figures, lowEndPasses }: Judged): string {
  const option = figures.standard.open;
  const least = penceOf(option) ?? 0;
  return `${stands(post, least, lowEndPasses)} the ${inPounds(least)} ${whatDecides(option, post)}`;
}

/** What the figure is: the going rate, the threshold, or the wage that is above both. */
function whatDecides(option: SalaryOption | null, { code, hoursPerWeek }: ReadyPost): string {
  const hours = ` at ${hoursPerWeek} hours`;
  if (option?.decidedBy === 'minimum-wage') return `National Living Wage for ${code}${hours}`;
  if (option?.decidedBy !== 'going-rate') return `threshold for ${code}`;
  return `going rate for ${code}${option.goingRatePence === option.publishedRatePence ? '' : hours}`;
}

function stands({ lowPence }: { lowPence: Pence }, least: Pence, lowEndPasses: boolean | null): string {
  if (!lowEndPasses) return 'The top of the range reaches';
  return lowPence === least ? 'At' : 'Above';
}

function withPhd({ post, figures }: Judged): string {
  const [stem, any] = [penceOf(figures.stemPhd.open), penceOf(figures.phd.open)];
  if (any !== null && reaches(post.testedPence, any)) return `, ${inPounds(any)} with a PhD`;
  return stem !== null && reaches(post.testedPence, stem) ? `, ${inPounds(stem)} with a STEM PhD` : '';
}

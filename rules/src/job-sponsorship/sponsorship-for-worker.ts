import { type CalendarDate, inPounds, type Pence, type Step } from '../kernel/index.ts';
import { minOf, type PayAnswer, payAsked, penceOf } from './least-pay.ts';
import { type PostFacts, type ReadyPost, readyPost } from './post-facts.ts';
import { endedPermission, visaOn, type WorkerFacts, workerSide } from './worker-facts.ts';
import { type DatedLimb, type Limb, newEntrantLimb, phdLimb, switchingLimb } from './worker-limbs.ts';
import { lastDays, openFields, openReasons } from './worker-open.ts';
import { settledFor, type WorkerStatus } from './worker-status.ts';

export type { WorkerStatus } from './worker-status.ts';

export interface WorkerVerdict {
  readonly status: WorkerStatus;
  readonly headline: string;
  readonly reasons: readonly string[];
  /** The lowest figure that could apply given these answers. */
  readonly lowestPence: Pence | null;
  readonly shortByPence: Pence | null;
  readonly newEntrant: DatedLimb;
  readonly switching: Limb;
  readonly phd: Limb;
  /** The worker's missing facts, by the names of WorkerFacts. */
  readonly missing: readonly (keyof WorkerFacts)[];
  readonly steps: readonly Step[];
}

interface Asking {
  readonly post: ReadyPost;
  readonly worker: WorkerFacts;
}

/** Whether a worker could be sponsored for a post, judging by what they say about themselves. */
export function sponsorshipForWorker(facts: PostFacts, worker: WorkerFacts): WorkerVerdict {
  const post = readyPost(facts);
  const { day } = facts;
  if (isNotNeeded(worker)) return { ...bare(worker, day), ...notNeeded(worker, day) };
  if ('reason' in post)
    return { ...bare(worker, day), status: 'unknown', headline: cannotTell, reasons: [post.reason] };
  const asked = payAsked(post, workerSide(worker, day));
  if (asked.status === 'not-applicable')
    return {
      ...bare(worker, day),
      status: 'no',
      headline: notThisJob,
      reasons: [asked.reason],
      steps: asked.steps,
    };
  if (asked.status === 'no-law')
    return { ...bare(worker, day), headline: cannotTell, reasons: [asked.message], steps: asked.steps };
  return judged({ post, worker }, asked);
}

const cannotTell = 'We cannot tell whether you could be sponsored for this job.';
const cannotTellNeed = 'We cannot tell whether you need sponsorship for this job.';
const notThisJob = 'You could not be sponsored for this job as it stands.';
const dayOnly = 'No figure is known for this job.';

/** A worker who may work without a sponsor needs none. */
function isNotNeeded({ isAuthorised, needsSponsorship, currentVisa }: WorkerFacts): boolean {
  if (currentVisa === 'skilled' || currentVisa === 'student') return false;
  if (needsSponsorship !== undefined) return !needsSponsorship && isAuthorised !== false;
  return isAuthorised === true && currentVisa === 'none';
}

function notNeeded(worker: WorkerFacts, day: CalendarDate) {
  const ended = endedPermission(worker, day);
  if (ended !== undefined) return { status: 'unknown', headline: cannotTellNeed, reasons: [ended] } as const;
  const visa = visaOn(worker, day);
  const ends = visa !== undefined && visa !== 'none' && worker.visaExpires;
  return {
    status: 'not-needed',
    headline: 'Your profile says that you do not need a sponsor.',
    reasons: [
      'Your profile says that you may work in the UK without a sponsor. Check that your permission allows this job and these hours.',
      ...(ends ? [`Your permission ends on ${ends}. After that day, this could change.`] : []),
    ],
  } as const;
}

function bare(worker: WorkerFacts, day: CalendarDate): WorkerVerdict {
  return {
    status: 'unknown',
    headline: '',
    reasons: [],
    lowestPence: null,
    shortByPence: null,
    newEntrant: newEntrantLimb(worker, day),
    switching: switchingLimb(worker, day),
    phd: { status: 'unknown', because: dayOnly },
    missing: [],
    steps: [],
  };
}

function judged({ post, worker }: Asking, asked: PayAnswer): WorkerVerdict {
  const lowest = penceOf(minOf(asked).open);
  const { status, limits, topOnly } = settledFor({ post, worker }, asked);
  const isSettled = status === 'yes' || limits.length > 0;
  const open = isSettled ? lastDays(asked) : openReasons(worker, post, asked);
  const short = lowest === null ? null : Math.max(0, lowest - post.testedPence);
  const missing = isSettled ? [] : openFields(worker, post, asked);
  const ended = endedPermission(worker, post.day);
  return {
    status,
    headline: topOnly
      ? onlyAbove
      : headlineOf({ status, short, missing, asksTheSwitch: asksTheSwitch(worker, post.day) }),
    reasons: [...(ended === undefined ? [] : [ended]), ...pays(post, lowest), ...limits, ...open],
    lowestPence: lowest,
    shortByPence: short,
    newEntrant: newEntrantLimb(worker, post.day, asked),
    switching: switchingLimb(worker, post.day),
    phd: phdLimb(worker, post, asked),
    missing,
    steps: asked.steps,
  };
}

const onlyAbove = 'Only the upper part of the pay is enough to sponsor you, based on your profile.';

const payEnough = 'The pay is enough to sponsor you, based on your profile.';
const payEnoughBut =
  'The pay would be enough. Whether you can apply inside the UK is a separate question. See below.';

/** A Student must meet conditions, and some other permissions bar the switch. */
function asksTheSwitch(worker: WorkerFacts, day: CalendarDate): boolean {
  const visa = visaOn(worker, day);
  return visa === 'student' || visa === 'other';
}

function headlineOf({
  status,
  short,
  missing,
  asksTheSwitch,
}: {
  status: WorkerStatus;
  short: Pence | null;
  missing: readonly string[];
  /** Whether it is a separate question if the worker may apply inside the UK. */
  asksTheSwitch: boolean;
}): string {
  if (status === 'yes') return asksTheSwitch ? payEnoughBut : payEnough;
  if (status === 'depends')
    return missing.length > 0
      ? 'Possibly. Tell us what is missing to be sure.'
      : 'Possibly. It depends on things that a profile can’t show.';
  if (status === 'unknown') return cannotTell;
  if (!short) return notThisJob;
  return `The pay is ${inPounds(short)} a year short of the lowest figure that could apply to you.`;
}

function pays({ testedPence }: ReadyPost, lowest: Pence | null): string[] {
  if (lowest === null) return [];
  const [offered, least] = [inPounds(testedPence), inPounds(lowest)];
  return [`The lowest figure that could apply to you is ${least} a year; the job pays up to ${offered}.`];
}

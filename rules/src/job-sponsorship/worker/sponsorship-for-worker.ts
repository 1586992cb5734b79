import { type CalendarDate, inPounds, type Pence, type Step } from '../../kernel/index.ts';
import { figuresInWords, type PayVerdict, payInWords, payVerdict } from '../../pay-verdict/index.ts';
import { brakeForWorkers } from '../../visa-brake/index.ts';
import { lastDayInWords, lastSafeDayOf } from '../last-safe-day.ts';
import { type PayAnswer, payAsked } from '../least-pay.ts';
import { type PostFacts, type ReadyPost, readyPost } from '../post/post-facts.ts';
import { phdOptions } from '../post/post-figures.ts';
import { entrantCertificate } from './entrant-certificate.ts';
import { appliesInside, endedPermission, visaOn, type WorkerFacts, workerSide } from './worker-facts.ts';
import { type DatedLimb, type Limb, newEntrantLimb, phdLimb, switchingLimb } from './worker-limbs.ts';
import { openFields, openReasons, otherConditions, switchFields } from './worker-open.ts';
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
  /** The salary options that these answers exclude, and why, in the rules' words. */
  readonly excluded: readonly { readonly title: string; readonly because: string }[];
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
  const requiredPay = payAsked(post, workerSide(worker, post.appliedOn));
  if (requiredPay.status === 'not-applicable')
    return {
      ...bare(worker, day),
      status: 'no',
      headline: notThisJob,
      reasons: [requiredPay.reason],
      steps: requiredPay.steps,
    };
  if (requiredPay.status === 'no-law')
    return {
      ...bare(worker, day),
      headline: cannotTell,
      reasons: [requiredPay.message],
      steps: requiredPay.steps,
    };
  return verdictOf({ post, worker }, requiredPay);
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
  const expiryReason = endedPermission(worker, day);
  if (expiryReason !== undefined)
    return { status: 'unknown', headline: cannotTellNeed, reasons: [expiryReason] } as const;
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
    switching: switchingLimb(worker, { appliedOn: day }),
    phd: { status: 'unknown', because: dayOnly },
    excluded: [],
    missing: [],
    steps: [],
  };
}

function verdictOf({ post, worker }: Asking, requiredPay: PayAnswer): WorkerVerdict {
  const pay = payVerdict(requiredPay, { doubted: phdOptions });
  const { status, limits, topOnly } = settledFor({ post, worker }, requiredPay);
  const tooLong = entrantCertificate({ post, worker }, requiredPay);
  const isSettled = status === 'yes' || limits.length > 0;
  const lastDay = lastSafeDayOf(post, (later) => isOtherFor({ post: later, worker }, status));
  const until = status === 'no' ? '' : lastDayInWords(post, lastDay).trim();
  const open = isSettled ? otherConditions(requiredPay) : openReasons(worker, post, requiredPay);
  const lowest = lowestOf(pay);
  const short = lowest === null ? null : Math.max(0, lowest - post.testedPence);
  const switching = switchingLimb(worker, post);
  const missing = isSettled ? switchFields(worker, post) : openFields(worker, post, requiredPay);
  const expiryReason = endedPermission(worker, post.appliedOn);
  const brake = brakeForWorkers({
    appliedOn: post.appliedOn,
    inUk: appliesInside(worker, post.appliedOn),
  });
  const byPay = tooLong === undefined ? status : 'depends';
  const statusWithSwitch = withSwitch({ post, worker }, byPay, switching);
  const isBarred = statusWithSwitch === 'no' && byPay !== 'no';
  return {
    status: statusWithSwitch,
    headline: isBarred
      ? notThisJob
      : (tooLong ?? headlineFor({ post, worker }, { status, pay, short, missing, topOnly, switching })),
    reasons: [
      ...(expiryReason === undefined ? [] : [expiryReason]),
      ...(isBarred ? [switching.because] : []),
      ...(until === '' ? [] : [until]),
      ...pays(post, pay, worker),
      ...limits,
      ...open,
      ...brake,
    ],
    lowestPence: lowest,
    shortByPence: short,
    newEntrant: newEntrantLimb(worker, post.appliedOn, requiredPay),
    switching,
    phd: phdLimb(worker, post, requiredPay),
    excluded: requiredPay.options
      .filter(({ available }) => available === false)
      .map(({ title, reason }) => ({ title, because: reason })),
    missing,
    steps: requiredPay.steps,
  };
}

/** The lowest figure that no fact excludes. */
const lowestOf = ({ certain, possible }: PayVerdict): Pence | null =>
  possible[0]?.pence ?? certain?.pence ?? null;

/** Whether another day's law says something else of the same post. */
function isOtherFor({ post, worker }: Asking, status: WorkerStatus): boolean {
  const requiredPay = payAsked(post, workerSide(worker, post.appliedOn));
  return !('options' in requiredPay) || settledFor({ post, worker }, requiredPay).status !== status;
}

/** Whether the worker's permission now, or none, excludes that they were in the route before. */
const wordingFor = (worker: WorkerFacts, day: CalendarDate) => {
  const visa = visaOn(worker, day);
  return { isNewToRoute: visa !== undefined && visa !== 'skilled' };
};

const onlyAbove = 'Only the upper part of the pay is enough to sponsor you, based on your profile.';

const payEnough = 'The pay is enough to sponsor you, based on your profile.';
const payEnoughBut =
  'The pay would be enough. Whether you can apply inside the UK is a separate question. See below.';

/** A Student must meet conditions, and some other permissions bar the switch. */
function asksTheSwitch({ post, worker }: Asking): boolean {
  const visa = visaOn(worker, post.appliedOn);
  return post.appliesFrom !== 'outside' && (visa === 'student' || visa === 'other');
}

/** Pay alone is no yes while the switch inside the UK is not settled; an offer that a course bars is a no. */
function withSwitch(asking: Asking, byPay: WorkerStatus, { status }: Limb): WorkerStatus {
  if (!asksTheSwitch(asking) || status === 'yes') return byPay;
  if (status === 'no' && asking.post.startsOn !== undefined) return 'no';
  return byPay === 'yes' ? 'depends' : byPay;
}

interface Headline {
  readonly status: WorkerStatus;
  readonly pay: PayVerdict;
  readonly short: Pence | null;
  readonly missing: readonly string[];
  readonly topOnly: boolean;
  readonly switching: Limb;
}

function headlineFor({ post, worker }: Asking, headline: Headline): string {
  const { status, pay, short, missing, topOnly, switching } = headline;
  if (topOnly) return onlyAbove;
  const isOpen = asksTheSwitch({ post, worker }) && switching.status !== 'yes';
  if (status === 'yes') return isOpen ? payEnoughBut : payEnough;
  if (status === 'depends')
    return missing.length > 0
      ? 'Possibly. Tell us what is missing to be sure.'
      : 'Possibly. It depends on things that a profile can’t show.';
  if (status === 'unknown') return cannotTell;
  if (!short) return notThisJob;
  return pay.possible.length === 0
    ? `The pay is ${inPounds(short)} a year short of the lowest figure that could apply to you.`
    : payInWords(pay, wordingFor(worker, post.appliedOn));
}

/** The figures: the lowest that could apply where every lower one is excluded, else each that may. */
function pays(
  { startsOn, testedPence, appliedOn }: ReadyPost,
  pay: PayVerdict,
  worker: WorkerFacts,
): string[] {
  const { certain, possible } = pay;
  if (certain === null && possible.length === 0) return [];
  const offered = `${startsOn === undefined ? 'the job pays up to' : 'the offer pays'} ${inPounds(testedPence)}.`;
  if (certain !== null && possible.length === 0)
    return [`The lowest figure that could apply to you is ${inPounds(certain.pence)} a year; ${offered}`];
  const figures = figuresInWords(pay, wordingFor(worker, appliedOn));
  return [`${figures} ${offered.charAt(0).toUpperCase()}${offered.slice(1)}`];
}

import {
  type Eligible,
  eligibleRole,
  mediumSkilledInRouteBefore,
  transitionalBefore,
} from '../eligible-role/index.ts';
import { hirePlan } from '../hire-plan/index.ts';
import {
  addDays,
  type CalendarDate,
  inPounds,
  lawOn,
  type NoLaw,
  type NotApplicable,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import { factWords, minimumSalary, type SalaryFacts, type SalaryOption } from '../minimum-salary/index.ts';
import { findOccupation, goingRates } from '../occupations/index.ts';

/** What is lawful for a worker whom the sponsor would take over from another sponsor. */
interface WorkerInTheRoute {
  readonly says: string;
  /** What such a worker must be paid, in sentences. */
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
}

/**
 * A worker with another sponsor, in the route since before jobs at RQF 3 to 5 were closed to new ones (SW 6.1(d));
 * undefined where no such worker can be sponsored for the job either.
 */
function workerInTheRoute(facts: SalaryFacts): WorkerInTheRoute | undefined {
  const cutOff = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  if (cutOff.status === 'no-law') return undefined;
  const worker = inRouteBefore(facts, cutOff.value);
  const role = eligibleRole(worker);
  if (role.status !== 'eligible' || role.missing.length > 0) return undefined;
  const earlier = lawOn(transitionalBefore, facts.assignedOn);
  return {
    says: `Taking over a worker who has been in the route since before ${cutOff.value}, without a break, is lawful.`,
    notes: [
      ...least(worker, cutOff.value),
      ...(earlier.status === 'in-force' ? least(inRouteBefore(facts, earlier.value), earlier.value) : []),
    ],
    steps: role.steps,
  };
}

const inRouteBefore = (facts: SalaryFacts, day: CalendarDate): SalaryFacts => {
  const since = addDays(day, -1);
  return {
    ...facts,
    visaType: 'skilled',
    inUk: true,
    sameSponsor: false,
    inRouteSince: since,
    firstCertificateOn: since,
  };
};

function least(facts: SalaryFacts, before: CalendarDate): string[] {
  const pay = minimumSalary(facts);
  const pence = 'options' in pay ? pay.lowest?.minimumAnnualPence : undefined;
  if (pence === undefined || pence === null) return [];
  return [
    `Of a worker in the route since before ${before} the job must pay at least ${inPounds(pence)} a year for a full week.`,
  ];
}

/** The week for which the least salary is given. */
export const fullWeek = 37.5;

/**
 * Whether a worker who is new to the route can be sponsored for a job, and what it must pay, on a day; and where such a
 * worker cannot, whether one who is in the route already can.
 */
export interface AssessedJob {
  readonly occupationCode: string;
  readonly title: string;
  /** `depends`: on facts of the job or the worker · `unknown`: no law is recorded for the day. */
  readonly sponsorable: 'yes' | 'depends' | 'no' | 'unknown';
  /** Not for a worker new to the route, but lawful for one who has been in it since before 22 July 2025. */
  readonly existingWorkersOnly: boolean;
  /** The one reason that decides. */
  readonly reason: string;
  /** What else to know: a list that ends, a national pay scale. */
  readonly notes: readonly string[];
  /** Least salary a year for a full week, with no ground for less; null if there is no single figure. */
  readonly minimumPence: Pence | null;
  /** The same for a new entrant; null if it is not less. */
  readonly newEntrantPence: Pence | null;
  /** Id of the rule that decides the least salary. */
  readonly minimumRule: string | null;
}

/** A job as judged, with the law that was read for it. */
export interface JobRead {
  readonly job: AssessedJob;
  readonly steps: readonly Step[];
}

/** A worker who is new to the route and has no ground for a lower salary. */
const newWorker = { visaType: 'other', under26: false, newEntrantLimb: 'none', phd: 'none' } as const;

/**
 * The job with this code, judged on the days that a certificate can have after an application for the licence on a day:
 * a list may end before.
 */
export function assessedJob(occupationCode: string, day: CalendarDate): JobRead {
  const facts = { ...newWorker, occupationCode, assignedOn: day, hours: { perWeek: fullWeek } };
  const { steps, ...verdict } = onItsDays(facts, verdictOn(facts));
  const title = findOccupation(occupationCode)?.title ?? '';
  return { job: { occupationCode, title, ...verdict }, steps };
}

/** A usual length: no figure of the assessment depends on it. */
const months = 36;

/** The result by the law of the planned certificate; both results, where that day is another law's. */
function onItsDays(facts: SalaryFacts, onTheDay: Verdict): Verdict {
  const plan = hirePlan({
    ...facts,
    months,
    location: 'outside',
    sponsorSize: 'large',
    holdsLicence: false,
  });
  const { judgedOn, sponsorable, timeline } = plan;
  const expected = timeline.find(({ id }) => id === 'certificate')?.expected;
  if (expected === undefined || !isOpen(onTheDay)) return onTheDay;
  const planned = verdictOn({ ...facts, ...judgedOn });
  const { lastSafeDay, reason } = sponsorable;
  if (lastSafeDay !== null && lastSafeDay < expected)
    return { ...planned, sponsorable: 'depends', reason, notes: [planned.reason, ...planned.notes] };
  return planned.minimumPence === onTheDay.minimumPence
    ? planned
    : { ...planned, notes: [...planned.notes, reason] };
}

const isOpen = ({ sponsorable, existingWorkersOnly }: Verdict) =>
  (sponsorable === 'yes' || sponsorable === 'depends') && !existingWorkersOnly;

type Verdict = Omit<AssessedJob, 'occupationCode' | 'title'> & Pick<JobRead, 'steps'>;

function verdictOn(facts: SalaryFacts): Verdict {
  const role = eligibleRole(facts);
  if (role.status !== 'eligible') return inTheRoute(facts, role) ?? without(role);
  const pay = minimumSalary(facts);
  if (pay.status === 'not-applicable' || pay.status === 'no-law') return without(pay);
  const [reason = atDegreeLevel, ...notes] = conditionsOf(role);
  const onScale = pay.warnings.filter(({ code }) => code === 'national-pay-scale');
  return {
    sponsorable: role.missing.length > 0 ? 'depends' : 'yes',
    existingWorkersOnly: false,
    reason,
    notes: [...notes, ...onScale.map(({ message }) => message)],
    ...minimumOf(facts, pay.lowest),
    steps: pay.steps,
  };
}

const atDegreeLevel = 'It is at degree level (RQF 6) or above: a new worker can be sponsored for it.';
const noFigures = { minimumPence: null, newEntrantPence: null, minimumRule: null } as const;

/** A job that cannot be sponsored, or of which no law is recorded. */
function without(outcome: NotApplicable | NoLaw): Verdict {
  const { steps } = outcome;
  const conclusion =
    outcome.status === 'no-law'
      ? ({ sponsorable: 'unknown', reason: outcome.message } as const)
      : ({ sponsorable: 'no', reason: outcome.reason } as const);
  return { ...conclusion, existingWorkersOnly: false, notes: [], ...noFigures, steps };
}

/** Both readings of a job that is closed to new workers: it may still be lawful for one in the route. */
function inTheRoute(facts: SalaryFacts, refusal: NotApplicable | NoLaw): Verdict | undefined {
  const worker = workerInTheRoute(facts);
  if (worker === undefined) return undefined;
  const isRefused = refusal.status === 'not-applicable';
  const forNew = isRefused ? 'A worker new to the route cannot be sponsored for it.' : refusal.message;
  return {
    sponsorable: isRefused ? 'depends' : 'unknown',
    existingWorkersOnly: isRefused,
    reason: `${forNew} ${worker.says}`,
    notes: worker.notes,
    ...noFigures,
    steps: [...refusal.steps, ...worker.steps],
  };
}

/** What the job depends on. The conditions for care work say it themselves, and better than a list of facts. */
function conditionsOf({ missing, warnings }: Eligible): string[] {
  const messages = warnings.map(({ message }) => message);
  const isCare = warnings.some(({ code }) => code === 'care-months-with-sponsor');
  if (missing.length === 0 || isCare) return messages;
  return [`It depends on ${missing.map((fact) => factWords[fact] ?? fact).join(', and ')}.`, ...messages];
}

function minimumOf(facts: SalaryFacts, lowest: SalaryOption | null) {
  if (lowest?.minimumAnnualPence == null) return noFigures;
  const minimumPence = lowest.minimumAnnualPence;
  return { minimumPence, newEntrantPence: lessFor(facts, minimumPence), minimumRule: ruleOf(lowest) };
}

function lessFor(facts: SalaryFacts, minimumPence: Pence): Pence | null {
  const entrant = minimumSalary({ ...facts, under26: true });
  const pence = 'options' in entrant ? (entrant.lowest?.minimumAnnualPence ?? null) : null;
  return pence !== null && pence < minimumPence ? pence : null;
}

function ruleOf({ decidedBy, thresholdRule }: SalaryOption): string {
  return decidedBy === 'going-rate' ? goingRates.id : thresholdRule;
}

/** The least salary in a sentence; empty where there is no single figure. */
export function minimumSalaryInWords({ minimumPence, newEntrantPence }: AssessedJob): string {
  if (minimumPence === null) return '';
  const entrant = newEntrantPence === null ? '' : `, or ${inPounds(newEntrantPence)} for a new entrant`;
  return `The least is ${inPounds(minimumPence)} a year for ${fullWeek} hours a week${entrant}.`;
}

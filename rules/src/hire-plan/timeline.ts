import { atasNeeded } from '../atas/index.ts';
import { certificateStart, certificateUse, definedAssignedWithin } from '../certificate/index.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  monthsBefore,
  type NoLaw,
  type Step,
} from '../kernel/index.ts';
import {
  type Counter,
  counter,
  type Days,
  eachDay,
  inOrder,
  notBefore,
  onDay,
  Unrecorded,
} from './count-days.ts';
import { applicationOf, courseEndOf, type HirePlanFacts, licenceOf } from './facts.ts';
import {
  criminalRecordCodes,
  definedCertificate,
  licenceDecision,
  licencePriority,
  tuberculosisValid,
  visaDecisionInside,
  visaDecisionOutside,
  visaPriority,
  visaSuperPriority,
} from './parameters.ts';

export type MilestoneId =
  | 'licence-decision'
  | 'certificate-request'
  | 'certificate'
  | 'atas'
  | 'papers'
  | 'visa-application'
  | 'visa-decision'
  | 'right-to-work-check'
  | 'start';

/** Steps that the worker takes beside the others: they may come earlier than the step before them in the list. */
export const besideTheOthers: ReadonlySet<MilestoneId> = new Set<MilestoneId>(['atas', 'papers']);

/** A step of the hire, and the days between which it usually falls. A case can take longer. */
export interface Milestone extends Days {
  readonly id: MilestoneId;
  readonly title: string;
}

export interface Timeline {
  readonly status: 'counted';
  readonly milestones: readonly Milestone[];
  readonly steps: readonly Step[];
}

/**
 * The steps from today's plans to the first day at work. The earliest day is what the fastest service that is
 * bought aims at, for a standard application what the priority service does; the latest is what is usual
 * without any. Nobody decides on a weekend or a bank holiday.
 */
export function hireTimeline(plan: HirePlanFacts): Timeline | NoLaw {
  try {
    return countDays(plan);
  } catch (error) {
    if (error instanceof Unrecorded) return error.outcome;
    throw error;
  }
}

function countDays(plan: HirePlanFacts): Timeline {
  const count = counter();
  const licence = licenceDays(plan, count);
  const soonest = certificateDays(plan, notBefore(licence ?? onDay(plan.assignedOn), plan.assignedOn), count);
  const atas = atasDays(plan, count);
  const application = applicationDays(plan, atas ? after(soonest, atas) : soonest, count);
  const certificate = withinUse(soonest, application, count.read(certificateUse, plan.assignedOn));
  const decision = decisionDays(plan, application, count);
  const start = notBefore(
    eachDay(decision, (day) => addDays(day, 1)),
    startFrom(plan),
  );
  const milestones: Milestone[] = [
    ...(licence
      ? [{ id: 'licence-decision' as const, title: 'Decision on the sponsor licence', ...licence }]
      : []),
    ...requestOf(plan, { licence, certificate }, count),
    { id: 'certificate', title: certificateTitle(plan), ...certificate },
    ...(atas ? [{ id: 'atas' as const, title: atas.title, ...atas.days }] : []),
    ...papersOf(plan, application, count),
    { id: 'visa-application', title: 'Visa application', ...application },
    { id: 'visa-decision', title: decisionTitle(plan), ...decision },
    { id: 'right-to-work-check', title: 'Right to work check, before the first day', ...decision },
    { id: 'start', title: startTitle(plan), ...start },
  ];
  return { status: 'counted', milestones, steps: count.steps() };
}

/** Most licences are decided in under eight weeks: by the last working day of them. */
function licenceDays(plan: HirePlanFacts, count: Counter): Days | undefined {
  const licence = licenceOf(plan);
  if (!licence) return undefined;
  const { appliedOn, priority } = licence;
  const earliest = count.workingDays(appliedOn, count.read(licencePriority, appliedOn));
  const latest = count.workingDayUntil(addDays(appliedOn, 7 * count.read(licenceDecision, appliedOn)));
  return inOrder({ earliest, expected: priority ? earliest : latest, latest });
}

/** Outside the UK a defined certificate is asked for first; inside, the yearly allocation has one. */
function certificateDays({ assignedOn, location }: HirePlanFacts, from: Days, count: Counter): Days {
  if (location === 'inside') return from;
  const usual = count.read(definedCertificate, assignedOn);
  return {
    earliest: count.workingDayFrom(from.earliest),
    expected: count.workingDays(from.expected, usual),
    latest: count.workingDays(from.latest, usual),
  };
}

/** A granted defined certificate is assigned within its days, so that one for a far start is not asked for yet. */
function requestOf(
  { location, assignedOn }: HirePlanFacts,
  { licence, certificate }: { licence: Days | undefined; certificate: Days },
  count: Counter,
): Milestone[] {
  if (location === 'inside') return [];
  const within = count.read(definedAssignedWithin, assignedOn);
  const soonest = notBefore(licence ?? onDay(assignedOn), assignedOn);
  const days = after(soonest, { days: eachDay(certificate, (day) => addDays(day, -within)) });
  return [{ id: 'certificate-request', title: 'Request of a defined certificate', ...days }];
}

/** SW 5.1(c): at most three months before the start that is wanted, or that a course allows. */
function applicationDays(plan: HirePlanFacts, soonest: Days, count: Counter): Days {
  const { assignedOn, appliedOn } = plan;
  const days = notBefore(soonest, appliedOn);
  const from = startFrom(plan);
  if (from === undefined) return days;
  return notBefore(days, monthsBefore(from, count.read(certificateStart, assignedOn)));
}

/** The start that is wanted, and not before the end of a Student's course; undefined where neither is said. */
function startFrom(plan: HirePlanFacts): CalendarDate | undefined {
  const { startWanted } = plan;
  const courseEnd = courseEndOf(plan);
  return startWanted === undefined || courseEnd === undefined
    ? (startWanted ?? courseEnd)
    : later(startWanted, courseEnd);
}

/** SW 1.2(d): the certificate is assigned at most three months before the application that is planned. */
function withinUse(certificate: Days, application: Days, months: number): Days {
  return after(certificate, { days: eachDay(application, (day) => monthsBefore(day, months)) });
}

interface Atas {
  readonly title: string;
  readonly days: Days;
}

/** Applied for at once; where it is not known whether one is needed, only the latest days wait for it. */
function atasDays(plan: HirePlanFacts, count: Counter): Atas | undefined {
  const { assignedOn, occupationCode } = plan;
  const atas = atasNeeded({ appliedOn: applicationOf(plan), occupationCode, ...plan.atas });
  if (atas.status === 'no-law' || atas.status === 'not-needed') return undefined;
  const takes = count.atasTakes(assignedOn);
  if (takes === undefined) return undefined;
  const day = addDays(assignedOn, 7 * takes);
  return atas.status === 'needed'
    ? { title: 'ATAS certificate, at the earliest', days: onDay(day) }
    : { title: 'ATAS certificate, if one is needed', days: { ...onDay(assignedOn), latest: day } };
}

/** Papers from abroad. How long they take differs from country to country and is not recorded. */
function papersOf(plan: HirePlanFacts, application: Days, count: Counter): Milestone[] {
  if (plan.location === 'inside') return [];
  const { assignedOn, occupationCode } = plan;
  const months = count.read(tuberculosisValid, applicationOf(plan));
  const soonest = addMonths(application.earliest, -months);
  const earliest = later(soonest, assignedOn);
  const police = count.list(criminalRecordCodes, applicationOf(plan)).includes(occupationCode);
  const title = `Papers for the application: a tuberculosis certificate where one is needed${police ? ', and criminal record certificates' : ''}`;
  return [{ id: 'papers', title, ...application, earliest }];
}

function decisionDays(plan: HirePlanFacts, application: Days, count: Counter): Days {
  const { location, priority = 'none' } = plan;
  const day = applicationOf(plan);
  const fastest = priority === 'super-priority' ? visaSuperPriority : visaPriority;
  const aim = count.read(fastest, day);
  const usual = 7 * count.read(location === 'inside' ? visaDecisionInside : visaDecisionOutside, day);
  const usually = (from: CalendarDate) => count.workingDayFrom(addDays(from, usual));
  return inOrder({
    earliest: count.workingDays(application.earliest, aim),
    expected:
      priority === 'none' ? usually(application.expected) : count.workingDays(application.expected, aim),
    latest: usually(application.latest),
  });
}

function certificateTitle({ location }: HirePlanFacts): string {
  return location === 'outside'
    ? 'Defined certificate granted and assigned'
    : 'Undefined certificate assigned';
}

function decisionTitle({ priority = 'none' }: HirePlanFacts): string {
  if (priority === 'none') return 'Visa decision';
  return `Visa decision, with the ${priority === 'priority' ? 'priority' : 'super priority'} service`;
}

function startTitle(plan: HirePlanFacts): string {
  if (staysWithSponsor(plan)) return 'The new permission runs';
  return courseEndOf(plan) === undefined
    ? 'First day at work'
    : 'First day at work, no earlier than the Student’s course ends';
}

/** A worker who extends with the same sponsor goes on working meanwhile. */
function staysWithSponsor({ location, visaType, sameSponsor }: HirePlanFacts): boolean {
  return location === 'inside' && visaType === 'skilled' && sameSponsor === true;
}

/** Each of the days, no earlier than the same one of the others. */
function after(days: Days, { days: others }: { readonly days: Days }): Days {
  return {
    earliest: later(days.earliest, others.earliest),
    expected: later(days.expected, others.expected),
    latest: later(days.latest, others.latest),
  };
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? other : one;
}

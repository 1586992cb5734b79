import { certificateStart } from '../certificate/index.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type Parameter,
  type Step,
} from '../kernel/index.ts';
import { addWorkingDays } from '../working-days/index.ts';
import { applicationOf, type HirePlanFacts, licenceOf } from './facts.ts';
import {
  definedCertificate,
  licenceDecision,
  licencePriority,
  visaDecisionInside,
  visaDecisionOutside,
  visaPriority,
  visaSuperPriority,
} from './parameters.ts';

export type MilestoneId =
  | 'licence-decision'
  | 'certificate'
  | 'visa-application'
  | 'visa-decision'
  | 'right-to-work-check'
  | 'start';

/** A step of the hire, and the days between which it usually falls. A case can take longer. */
export interface Milestone {
  readonly id: MilestoneId;
  readonly title: string;
  readonly earliest: CalendarDate;
  /** The day to plan with: each service that is bought takes what it aims at, any other what is usual. */
  readonly expected: CalendarDate;
  readonly latest: CalendarDate;
}

export interface Timeline {
  readonly status: 'counted';
  readonly milestones: readonly Milestone[];
  readonly steps: readonly Step[];
}

type Days = Pick<Milestone, 'earliest' | 'expected' | 'latest'>;

/** Thrown inside the count where a day's law is not recorded, and caught by `hireTimeline`. */
class Unrecorded extends Error {
  readonly outcome: NoLaw;
  constructor(outcome: NoLaw) {
    super(outcome.message);
    this.outcome = outcome;
  }
}

/**
 * The steps from today's plans to the first day at work. The earliest day is what the fastest service that is
 * bought aims at, for a standard application what the priority service does; the latest is what is usual
 * without any.
 */
export function hireTimeline(plan: HirePlanFacts): Timeline | NoLaw {
  try {
    return counted(plan);
  } catch (error) {
    if (error instanceof Unrecorded) return error.outcome;
    throw error;
  }
}

function counted(plan: HirePlanFacts): Timeline {
  const count = counter();
  const licence = licenceDays(plan, count);
  const certificate = certificateDays(plan, licence, count);
  const application = applicationDays(plan, certificate, count);
  const decision = decisionDays(plan, application, count);
  const start = notBefore(
    eachDay(decision, (day) => addDays(day, 1)),
    plan.startWanted,
  );
  const milestones: Milestone[] = [
    ...(licence
      ? [{ id: 'licence-decision' as const, title: 'Decision on the sponsor licence', ...licence }]
      : []),
    { id: 'certificate', title: certificateTitle(plan), ...certificate },
    { id: 'visa-application', title: 'Visa application', ...application },
    { id: 'visa-decision', title: decisionTitle(plan), ...decision },
    { id: 'right-to-work-check', title: 'Right to work check, before the first day', ...decision },
    {
      id: 'start',
      title: staysWithSponsor(plan) ? 'The new permission runs' : 'First day at work',
      ...start,
    },
  ];
  return { status: 'counted', milestones, steps: count.steps() };
}

function licenceDays(plan: HirePlanFacts, count: Counter): Days | undefined {
  const licence = licenceOf(plan);
  if (!licence) return undefined;
  const { appliedOn, priority } = licence;
  const earliest = count.workingDays(appliedOn, count.read(licencePriority, appliedOn));
  const latest = addDays(appliedOn, 7 * count.read(licenceDecision, appliedOn));
  return inOrder({ earliest, expected: priority ? earliest : latest, latest });
}

/** Outside the UK a defined certificate is asked for first; inside, the yearly allocation has one. */
function certificateDays(plan: HirePlanFacts, licence: Days | undefined, count: Counter): Days {
  const { assignedOn, location } = plan;
  const from = notBefore(
    licence ?? { earliest: assignedOn, expected: assignedOn, latest: assignedOn },
    assignedOn,
  );
  if (location === 'inside') return from;
  const usual = count.read(definedCertificate, assignedOn);
  return {
    ...from,
    expected: count.workingDays(from.expected, usual),
    latest: count.workingDays(from.latest, usual),
  };
}

function applicationDays(plan: HirePlanFacts, certificate: Days, count: Counter): Days {
  const { startWanted, assignedOn, appliedOn } = plan;
  const days = notBefore(certificate, appliedOn);
  if (startWanted === undefined) return days;
  return notBefore(days, addMonths(startWanted, -count.read(certificateStart, assignedOn)));
}

function decisionDays(plan: HirePlanFacts, application: Days, count: Counter): Days {
  const { location, priority = 'none' } = plan;
  const day = applicationOf(plan);
  const fastest = priority === 'super-priority' ? visaSuperPriority : visaPriority;
  const aim = count.read(fastest, day);
  const usual = 7 * count.read(location === 'inside' ? visaDecisionInside : visaDecisionOutside, day);
  return inOrder({
    earliest: count.workingDays(application.earliest, aim),
    expected:
      priority === 'none'
        ? addDays(application.expected, usual)
        : count.workingDays(application.expected, aim),
    latest: addDays(application.latest, usual),
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

/** A worker who extends with the same sponsor goes on working meanwhile. */
function staysWithSponsor({ location, visaType, sameSponsor }: HirePlanFacts): boolean {
  return location === 'inside' && visaType === 'skilled' && sameSponsor === true;
}

function notBefore(days: Days, day: CalendarDate | undefined): Days {
  return day === undefined ? days : eachDay(days, (each) => (each < day ? day : each));
}

function eachDay({ earliest, expected, latest }: Days, change: (day: CalendarDate) => CalendarDate): Days {
  return { earliest: change(earliest), expected: change(expected), latest: change(latest) };
}

/** Bank holidays can make a count of working days the longer one. */
function inOrder({ earliest, expected, latest }: Days): Days {
  const planned = expected < earliest ? earliest : expected;
  return { earliest, expected: planned, latest: latest < planned ? planned : latest };
}

interface Counter {
  read(parameter: Parameter<number>, day: CalendarDate): number;
  workingDays(from: CalendarDate, count: number): CalendarDate;
  steps(): readonly Step[];
}

/** Reads and counts, and notes each law once. */
function counter(): Counter {
  const noted = new Map<string, Step>();
  const note = (step: Step) => noted.set(`${step.law?.parameter} ${step.law?.inForceFrom}`, step);
  return {
    read(parameter, day) {
      const law = lawOn(parameter, day);
      if (law.status === 'no-law') throw new Unrecorded(law);
      note(lawStep(law, figureOf(law, parameter)));
      return law.value;
    },
    workingDays(from, count) {
      const outcome = addWorkingDays(from, count);
      if (outcome.status === 'no-law') throw new Unrecorded(outcome);
      for (const step of outcome.steps) note(step);
      return outcome.day;
    },
    steps: () => [...noted.values()],
  };
}

function figureOf({ value }: InForce<number>, { unit = 'days' }: Parameter<number>) {
  return { count: value, of: value === 1 ? unit.slice(0, -1) : unit };
}

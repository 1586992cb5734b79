import {
  type Answered,
  addDays,
  type CalendarDate,
  figureStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import { type Duty, dutyRules } from '../sponsor-duties/index.ts';
import {
  type CountedDay,
  countWorkingDays,
  type HolidayNation,
  type ReadDay,
  readDay,
} from '../working-days/index.ts';
import { dutiesOf, type RaisedDuty } from './duties-of.ts';
import { type EventDay, eventDay } from './event-day.ts';
import type { ReportingFacts } from './facts.ts';
import { lastDayWithin, type Reading, readingsOf, strictDay } from './readings.ts';
import { ruleThen } from './rule-then.ts';

/** The days to report, counted. */
export interface ReportingCount {
  /** The first day on which there is something to report. */
  readonly reportableFrom?: CalendarDate;
  /** The last day counted, the first working day after the event being day one. */
  readonly reportBy: CalendarDate;
  /** The earliest day by any reading, and by the bank holidays of England and Wales. */
  readonly remindBy: CalendarDate;
  readonly readings: readonly Reading[];
  readonly clock: {
    readonly unit: 'working-day';
    readonly length: number;
    readonly from: CalendarDate;
    readonly is: string;
  };
  /** Each day after the event until the last one. */
  readonly days: readonly CountedDay[];
  /** Each day of an absence, from the first to the tenth working day. */
  readonly absence?: readonly CountedDay[];
  readonly duties: readonly RaisedDuty[];
}

/**
 * By when an event is reported. Before our record of duties begins it is `no-law`, with the count by the rule as first
 * recorded; a duty without a count of days is `not-applicable`, with what to do instead.
 */
export type ReportingDeadline =
  | Answered<ReportingCount>
  | (NoLaw & ReportingCount)
  | NoLaw
  | (NotApplicable & { readonly duties: readonly RaisedDuty[] });

export function reportingDeadline(facts: ReportingFacts): ReportingDeadline {
  return deadlineBy(facts, (day) => readDay(day, facts.nation));
}

/** The same with the working days read by the caller, as with a holiday added. */
export function deadlineBy(facts: ReportingFacts, read: ReadDay): ReportingDeadline {
  const event = eventDay(facts, read);
  if (event.status === 'no-law') return event;
  const rule = ruleThen(dutyRules[facts.event], event.from, ({ clock }) => ({
    text:
      clock.unit === 'working-day' ? `${clock.length} working days` : `${clock.from}: no days are counted`,
  }));
  const { value: duty, unrecorded } = rule;
  const raised = dutiesOf(facts.event, event.from, (each) => dayOf(each, event, read));
  if (duty.clock.unit !== 'working-day')
    return { ...notApplicable(noDayCounted(duty), [rule.step]), duties: raised };
  const count = countWorkingDays(addDays(event.from, 1), duty.clock.length, read);
  if (count.status === 'no-law') return count;
  const { from, is, reportableFrom, absence } = event;
  const reportBy = count.day;
  const readings = readingsOf({ facts, duty, from, is, reportBy, read });
  const remind = remindDay({ facts, duty, event, readings, reportBy, read });
  const reportingCount: ReportingCount = {
    ...(reportableFrom === undefined ? {} : { reportableFrom }),
    reportBy,
    remindBy: remind.day,
    readings,
    clock: { unit: 'working-day', length: duty.clock.length, from, is },
    days: count.days,
    ...(absence === undefined ? {} : { absence }),
    duties: raised,
  };
  const steps: Step[] = [
    ...event.steps,
    rule.step,
    ...count.steps,
    figureStep('Last day counted', { text: reportBy }),
    figureStep(remind.why, { text: remind.day }),
  ];
  return unrecorded
    ? { ...unrecorded, message: `${unrecorded.message} ${notKnownThen}`, ...reportingCount, steps }
    : { status: 'answered', ...reportingCount, steps };
}

const notKnownThen =
  'The days are counted by the first rule that we recorded. It is not recorded whether this was the rule then.';

const dayOf = ({ clock }: Duty, { from }: EventDay, read: ReadDay) =>
  lastDayWithin(clock, { from, read }) ?? null;

interface Reminded {
  facts: ReportingFacts;
  duty: Duty;
  event: EventDay;
  readings: readonly Reading[];
  reportBy: CalendarDate;
  read: ReadDay;
}

function remindDay({ facts, duty, event, readings, reportBy, read }: Reminded) {
  const strict = strictDay({ from: event.from, duty, read });
  const england = facts.nation === home ? undefined : inEnglandAndWales(facts, duty);
  const reasons = [
    ...readings.map(({ reading, reportBy }) => ({ day: reportBy, why: `Remind by (${reading})` })),
    { day: strict, why: `Remind by (${event.is} counted as day one)` },
    { day: england, why: 'Remind by (counted in England and Wales)' },
  ].flatMap(({ day, why }) => (day == null ? [] : [{ day, why }]));
  return reasons.reduce((one, other) => (other.day < one.day ? other : one), {
    day: reportBy,
    why: 'Remind by',
  });
}

const home: HolidayNation = 'england-and-wales';

function inEnglandAndWales(facts: ReportingFacts, { clock }: Duty): CalendarDate | undefined {
  const readHomeDay: ReadDay = (day) => readDay(day, home);
  const event = eventDay(facts, readHomeDay);
  return event.status === 'found' ? lastDayWithin(clock, { from: event.from, read: readHomeDay }) : undefined;
}

/** Why no days are counted for a duty, and what to do instead. */
function noDayCounted({ id, does, clock }: Duty): string {
  if (id === 'worker-slavery-identified')
    return 'Nothing is drafted for this. See that the person gets help, look at the individual permission, and ask a regulated adviser.';
  switch (does) {
    case 'before-the-change':
      return `This is not reported afterwards. A new certificate and a successful application come first: ${clock.from}.`;
    case 'report-at-once':
      return 'No days are counted. Report it at once.';
    default:
      return `No event starts a count of days here. It is done all the time: ${clock.from}.`;
  }
}

import type {
  SponsorCalendarDay,
  SponsorDueGroup,
  SponsorDueRow,
  SponsorToday,
  TodayPart,
} from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { addDays, type CalendarDate, calendarDate, daysBetween } from '@portway/rules/kernel';
import { daysMissed } from '@portway/rules/sponsored-worker';
import { type HolidayNation, readDay, readDayOfNations } from '@portway/rules/working-days';
import { requireCompliance, requireRecordKeeper } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { PlannedEvents } from '../planned-events/planned-events.service.ts';
import { teamWordsOf } from '../team-words.presenter.ts';
import type {
  CheckRow,
  DutyCounts,
  MarkedDay,
  OpenDuty,
  SponsorTodayRepository,
  UncheckedWorkers,
} from './sponsor-today.repository.ts';

type On = RequestContext['transaction'];

interface Deps {
  readonly repository: SponsorTodayRepository;
  readonly plans: Pick<PlannedEvents, 'due'>;
  readonly lookSoon: (on: On, organisation: string) => Promise<void>;
  readonly today: () => string;
}

type ReadPart = <Result>(part: TodayPart, query: () => Promise<Result>) => Promise<Result | undefined>;

const weeks = 3;

export function sponsorTodayService({ repository, plans, lookSoon, today }: Deps) {
  return {
    async show({ caller, transaction: on }: RequestContext): Promise<SponsorToday> {
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const day = calendarDate(today());
      const licence = await repository.licence(on, organisation);
      const nation = licence?.nation ?? 'england-and-wales';
      const nations = licence === undefined || licence.nations.length === 0 ? [nation] : licence.nations;
      const first = mondayOf(day);
      const days = { first, last: addDays(first, 7 * weeks - 1) };
      const failed: TodayPart[] = [];
      const partsBy = async (readPart: ReadPart) => ({
        open: await readPart('duties', () => repository.open(on, organisation, day)),
        planned: await readPart('planned', () => plans.due(on, organisation)),
        marked: await readPart('days', () => repository.marked(on, organisation, days)),
        workers: await readPart('workers', () => repository.workers(on, organisation, day)),
        check: await readPart('check', async () => (await repository.check(on, organisation)) ?? null),
        unchecked: await readPart('workers', () => repository.unchecked(on, organisation, day)),
      });
      // Each part for itself only where one fails: that takes twice as many round trips.
      const parts =
        (await repository.attempt(on, () => partsBy((_, query) => query()))) ??
        (await partsBy(async (part, query) => {
          const result = await repository.attempt(on, query);
          if (result === undefined) failed.push(part);
          return result;
        }));
      const { open, planned, marked, workers, check, unchecked } = parts;
      // What could not be checked is counted over all workers, and a line manager sees some.
      const isWhole = complianceRole !== 'line-manager';
      const nextOn = open?.length === 0 ? await repository.nextOn(on, organisation, day) : null;
      return {
        today: day,
        nation,
        isSetUp: licence !== undefined,
        groups: groupsOf((open ?? []).map(complianceRole === 'line-manager' ? forTeam : asRecorded), day),
        planned: planned ?? { count: 0, rows: [] },
        nextOn,
        nations,
        days: daysFrom(first, nations, marked ?? []),
        workers: workers === undefined ? null : isWhole ? workers : { ...workers, unchecked: 0 },
        check: check ? checkShown(check, isWhole ? (unchecked ?? []) : []) : null,
        unchecked: isWhole ? (unchecked?.map(uncheckedShown) ?? null) : null,
        failed: [...new Set(failed)],
      };
    },
    /** What is due, as the page shows it, for other pages; undefined where the organisation sponsors nobody. */
    async due({ caller, transaction: on }: RequestContext): Promise<readonly SponsorDueGroup[] | undefined> {
      const { id: organisation, complianceRole } = requireCompliance(caller);
      const day = calendarDate(today());
      const open = await repository.open(on, organisation, day);
      if (open.length === 0 && !(await repository.isSponsor(on, organisation))) return undefined;
      return groupsOf(open.map(complianceRole === 'line-manager' ? forTeam : asRecorded), day);
    },
    /** Planned events whose day has come, for other pages. */
    async planned({ caller, transaction: on }: RequestContext) {
      return await plans.due(on, requireCompliance(caller).id);
    },
    /** What is open in an organisation, of what the transaction sees there. */
    count: (on: On, organisation: string): Promise<DutyCounts> =>
      repository.counts(on, organisation, today()),
    /** Has everything looked at soon, in the background. */
    async check({ caller, transaction }: RequestContext): Promise<{ readonly message: string }> {
      const { id } = requireRecordKeeper(caller);
      await lookSoon(transaction, id);
      return { message: 'The check has begun. Load this page again in a minute.' };
    },
  };
}

export type SponsorTodays = ReturnType<typeof sponsorTodayService>;

function checkShown(
  { checkedAt, begunAt, reached, workers }: CheckRow,
  unchecked: readonly UncheckedWorkers[],
) {
  return {
    checkedAt: checkedAt?.toISOString() ?? null,
    begunAt: begunAt.toISOString(),
    isRunning: checkedAt === null || checkedAt < begunAt,
    reached,
    workers,
    unchecked: unchecked.map(({ names, ...each }) => ({ ...each, names: [...names] })),
  };
}

const uncheckedShown = ({ why, count, names }: UncheckedWorkers) => ({
  why,
  count,
  names: [...names],
});

/** In the words for the team. */
const forTeam = (duty: OpenDuty): OpenDuty => ({
  ...duty,
  because: teamWordsOf(duty) ?? '',
  also: [],
  moved: null,
});
const asRecorded = (duty: OpenDuty) => duty;

function groupsOf(open: readonly OpenDuty[], today: CalendarDate): SponsorDueGroup[] {
  return [...Map.groupBy(open, ({ group }) => group)].map(([group, rows]) => ({
    group,
    count: rows[0]?.count ?? 0,
    rows: rows.map((row) => rowShown(row, today)),
  }));
}

function rowShown(duty: OpenDuty, today: CalendarDate): SponsorDueRow {
  const { id, kind, title, because, does, state, worker, workerName, group, happenedOn, moved, also } = duty;
  const { reportBy, remindBy, nation } = duty;
  const day = group === 'ends' ? happenedOn : (reportBy ?? remindBy);
  const row = { id, kind, title, because, does, state, worker, workerName, day, remindBy, moved };
  return {
    ...row,
    ...numberOf(duty, day, today),
    isCountingToday: isWorkingDay(today, nation),
    also: also.map((each) => ({ ...each })),
  };
}

type Counted = Pick<SponsorDueRow, 'number' | 'unit' | 'of'>;

function numberOf(duty: OpenDuty, day: string | null, today: CalendarDate): Counted {
  const { group, kind, nation, within } = duty;
  if (group === 'past' && day !== null)
    return {
      number: workingDays(addDays(calendarDate(day), 1), today, nation),
      unit: 'working-days-late',
      of: within,
    };
  if (group === 'to-report' && day !== null)
    return { number: workingDays(today, calendarDate(day), nation), unit: 'working-days-left', of: within };
  if (kind === 'absence-nears') return missed(duty, today);
  const { workers } = duty.asked;
  if (kind === 'law' && Array.isArray(workers)) return { number: workers.length, unit: 'workers', of: null };
  if (group !== 'ends' && kind !== 'log-in') return { number: null, unit: null, of: null };
  const days = daysBetween(today, calendarDate(duty.happenedOn));
  return { number: Math.abs(days), unit: days < 0 ? 'days-ago' : 'days', of: null };
}

/** The days of an absence so far; today counts when it has begun, which the nightly look decides. */
function missed({ happenedOn, nation, asked: { limit: recorded } }: OpenDuty, today: CalendarDate): Counted {
  const { limit, weekdays } = daysMissed({
    nation,
    firstDayAbsent: calendarDate(happenedOn),
    missedUntil: addDays(today, -1),
  });
  return { number: Math.min(weekdays, limit), unit: 'of-days', of: Number(recorded ?? limit) };
}

/** From the first to the last, both counted; at most a hundred days are looked at. */
function workingDays(first: CalendarDate, last: CalendarDate, nation: HolidayNation): number {
  let count = 0;
  for (let day = first; day <= last && count < maxCounted; day = addDays(day, 1)) {
    if (isWorkingDay(day, nation)) count += 1;
  }
  return count;
}

function isWorkingDay(day: CalendarDate, nation: HolidayNation): boolean {
  const outcome = readDay(day, nation);
  return outcome.status === 'answered' && outcome.kind === 'working-day';
}

const maxCounted = 250;
const aMonday = calendarDate('1900-01-01');

const mondayOf = (day: CalendarDate) => addDays(day, -(daysBetween(aMonday, day) % 7));

function daysFrom(
  first: CalendarDate,
  nations: readonly HolidayNation[],
  markedDays: readonly MarkedDay[],
): SponsorCalendarDay[] {
  const marks = new Map(markedDays.map((mark) => [mark.date, mark]));
  return Array.from({ length: 7 * weeks }, (_, later) => {
    const date = addDays(first, later);
    const { reports = 0, ends = 0, planned = 0 } = marks.get(date) ?? {};
    return { date, ...readDayOfNations(date, nations), reports, ends, planned };
  });
}

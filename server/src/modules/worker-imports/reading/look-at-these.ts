import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import type { Weekday } from '@portway/rules/reporting-deadline';
import {
  absence,
  type Conclusion,
  hoursChange,
  placeChange,
  roleChange,
  start,
  unpaidLeave,
} from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { HistoryAbsence, HistoryTerms, HistoryWorker } from '../worker-imports.repository.ts';

export interface Look {
  readonly worker: string;
  readonly name: string;
  readonly happenedOn: string;
  readonly title: string;
  readonly because: string;
}

interface Looking {
  readonly worker: HistoryWorker;
  readonly cutOver: CalendarDate;
  readonly today: CalendarDate;
}

/** What happened to a worker before the cut-over day and may have had to be reported. Nothing here is a verdict. */
export function lookAtThese(worker: HistoryWorker, days: { cutOver: string; today: string }): Look[] {
  const { cutOver, today } = days;
  if (!isCalendarDate(cutOver) || !isCalendarDate(today)) return [];
  const looking = { worker, cutOver, today };
  const found = [...absencesOf(looking), ...unpaidOf(looking), ...startOf(looking), ...changesOf(looking)];
  return found
    .filter(({ happenedOn, does }) => does !== 'record' && happenedOn < cutOver)
    .map(({ happenedOn, title, because }) => ({
      worker: worker.id,
      name: worker.name,
      happenedOn,
      title,
      because,
    }));
}

interface Found extends Pick<Conclusion, 'does' | 'because'> {
  readonly title: string;
  readonly happenedOn: string;
}

const found = (title: string, happenedOn: string, { does, because }: Conclusion): Found => ({
  ...{ title, happenedOn, does, because },
});

function absencesOf({ worker, today }: Looking): Found[] {
  return worker.absences.flatMap((each) => {
    const { first, last } = daysOf(each, today);
    if (first === undefined) return [];
    const conclusion = absence({
      nation: termsOn(worker, first).nation,
      firstDayAbsent: first,
      missedUntil: last,
      permitted: each.agreed,
      worksOn: termsOn(worker, first).worksOn,
    });
    return [found('Absent without agreement', first, conclusion)];
  });
}

function unpaidOf({ worker, today }: Looking): Found[] {
  const leave = worker.absences.flatMap((each) => {
    const { first, last } = daysOf(each, today);
    if (first === undefined || each.excepted || each.pay === 'paid') return [];
    return [{ from: first, to: last, kind: each.pay === 'unpaid' ? 'unpaid' : 'reduced-pay' } as const];
  });
  const years = new Set(leave.flatMap(({ from, to }) => [Number(from.slice(0, 4)), Number(to.slice(0, 4))]));
  return [...years].map((year) => {
    const { nation, worksOn } = termsOn(worker, `${year}-12-31`);
    const conclusion = unpaidLeave({ nation, leave, worksOn, year });
    const inYear = leave.filter(({ to }) => to.startsWith(`${year}`));
    return found(`Unpaid leave in ${year}`, inYear.at(-1)?.from ?? `${year}-01-01`, conclusion);
  });
}

function startOf({ worker, today }: Looking): Found[] {
  const [certificateStart, startedOn] = [asDay(worker.certificateStart), asDay(worker.startedOn)];
  if (certificateStart === undefined || startedOn === undefined) return [];
  const { nation } = termsOn(worker, startedOn);
  const visaValidFrom = asDay(worker.visaFrom);
  const conclusion = start({ nation, certificateStart, visaValidFrom, startedOn, on: today });
  return [found('Started late', startedOn, conclusion)];
}

function changesOf({ worker }: Looking): Found[] {
  return worker.terms.slice(1).flatMap((now, at) => {
    const before = worker.terms[at];
    const happenedOn = asDay(now.fromDay);
    if (before === undefined || happenedOn === undefined) return [];
    const happened = { nation: now.nation, happenedOn };
    return [
      ...payBetween(before, now),
      ...(before.hours !== null && now.hours !== null
        ? [
            found(
              'Hours changed',
              happenedOn,
              hoursChange({ ...happened, certificateHours: before.hours, newHours: now.hours }),
            ),
          ]
        : []),
      ...(before.code !== null && now.code !== null
        ? [
            found(
              'Role changed',
              happenedOn,
              roleChange({
                ...happened,
                certificateCode: before.code,
                newCode: now.code,
                titleOrDutiesChanged: before.jobTitle !== now.jobTitle,
              }),
            ),
          ]
        : []),
      ...(before.place !== null && now.place !== null && before.place !== now.place
        ? [
            found(
              'Work place changed',
              happenedOn,
              placeChange({ ...happened, to: 'office', mainOfficeStays: false }),
            ),
          ]
        : []),
    ];
  });
}

/** Which option the certificate met is not in the file, so that only the change is told. */
function payBetween({ payPence: was }: HistoryTerms, { payPence: is, fromDay }: HistoryTerms): Found[] {
  if (was === null || is === null || was === is) return [];
  const title = is < was ? 'Pay fell' : 'Pay rose';
  const because =
    'The file does not say which salary option the certificate met. Look at what was decided then.';
  return [{ title, happenedOn: fromDay, does: 'look-at-this', because }];
}

const weekdaysOf = (numbers: readonly number[]): Weekday[] => everyDay.filter((day) => numbers.includes(day));
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** The terms of a day: the last that had begun, or the first of all. */
function termsOn({ terms }: HistoryWorker, day: string): { nation: HolidayNation; worksOn: Weekday[] } {
  const held = terms.findLast(({ fromDay }) => fromDay <= day) ?? terms[0];
  return {
    nation: held?.nation ?? 'england-and-wales',
    worksOn: weekdaysOf(held?.worksOn ?? [1, 2, 3, 4, 5]),
  };
}

function daysOf({ firstDay, lastDay }: HistoryAbsence, today: CalendarDate) {
  return { first: asDay(firstDay), last: asDay(lastDay) ?? today };
}

const asDay = (text: string | null): CalendarDate | undefined =>
  text !== null && isCalendarDate(text) ? text : undefined;

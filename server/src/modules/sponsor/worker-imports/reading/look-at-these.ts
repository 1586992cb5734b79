import { type CalendarDate, calendarDate, isCalendarDate } from '@portway/rules/kernel';
import { optionLetters } from '@portway/rules/minimum-salary';
import type { Weekday } from '@portway/rules/reporting-deadline';
import {
  absence,
  hoursChange,
  isHistory,
  payChange,
  payReduced,
  placeChange,
  roleChange,
  start,
  unpaidLeave,
} from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { Change, HistoryAbsence, HistoryTerms, HistoryWorker } from '../worker-imports.repository.ts';

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

/** What was due before the cut-over day and may have had to be reported. Nothing here is a verdict. */
export function lookAtThese(worker: HistoryWorker, days: Days): Look[] {
  const looking = lookingOf(worker, days);
  if (looking === null) return [];
  const findings = [...absencesOf(looking), ...unpaidOf(looking), ...startOf(looking), ...changesOf(looking)];
  return findings
    .filter(({ conclusion }) => conclusion.does !== 'record')
    .filter((each) => isHistory({ ...each, cutOver: looking.cutOver }))
    .map(({ happenedOn, title, conclusion: { because } }) => ({
      worker: worker.id,
      name: worker.name,
      happenedOn,
      title,
      because,
    }));
}

/** What the file says has changed, and was not due before the cut-over day: it can still be reported, or is late. */
export function changesToReport(worker: HistoryWorker, days: Days): Change[] {
  const looking = lookingOf(worker, days);
  if (looking === null || worker.route !== countedRoute) return [];
  return changesOf(looking).filter(
    (each) =>
      each.conclusion.does !== 'record' &&
      each.happenedOn <= looking.today &&
      !isHistory({ ...each, cutOver: looking.cutOver }),
  );
}

interface Days {
  readonly cutOver: string;
  readonly today: string;
}

/** The one route whose duties are counted. */
const countedRoute = 'skilled-worker';

function lookingOf(worker: HistoryWorker, { cutOver, today }: Days): Looking | null {
  return isCalendarDate(cutOver) && isCalendarDate(today) ? { worker, cutOver, today } : null;
}

function absencesOf({ worker, today }: Looking): Change[] {
  return worker.absences.flatMap((each) => {
    const { first, last } = daysOf(each, today);
    // Of one without a last day it is asked whether the worker is back.
    if (first === undefined || each.lastDay === null) return [];
    const { nation } = termsOn(worker, first);
    const conclusion = absence({
      nation,
      firstDayAbsent: first,
      missedUntil: last,
      permitted: each.agreed,
      worksOn: termsOn(worker, first).worksOn,
    });
    return [{ kind: 'absence', title: 'Absent without agreement', happenedOn: first, nation, conclusion }];
  });
}

function unpaidOf({ worker, today }: Looking): Change[] {
  const leave = worker.absences.flatMap((each) => {
    const { first, last } = daysOf(each, today);
    if (first === undefined || each.lastDay === null || each.excepted || each.pay === 'paid') return [];
    return [{ from: first, to: last, kind: each.pay === 'unpaid' ? 'unpaid' : 'reduced-pay' } as const];
  });
  const years = new Set(leave.flatMap(({ from, to }) => [Number(from.slice(0, 4)), Number(to.slice(0, 4))]));
  return [...years].map((year) => {
    const { nation, worksOn } = termsOn(worker, `${year}-12-31`);
    const conclusion = unpaidLeave({ nation, leave, worksOn, year });
    const inYear = leave.filter(({ to }) => to.startsWith(`${year}`));
    const happenedOn = inYear.at(-1)?.from ?? calendarDate(`${year}-01-01`);
    return { kind: 'unpaid', title: `Unpaid leave in ${year}`, happenedOn, nation, conclusion };
  });
}

function startOf({ worker, today }: Looking): Change[] {
  const [certificateStart, startedOn] = [asDay(worker.certificateStart), asDay(worker.startedOn)];
  if (certificateStart === undefined || startedOn === undefined) return [];
  const { nation } = termsOn(worker, startedOn);
  const visaValidFrom = asDay(worker.visaFrom);
  const conclusion = start({ nation, certificateStart, visaValidFrom, startedOn, on: today });
  return [{ kind: 'start', title: 'Started late', happenedOn: startedOn, nation, conclusion }];
}

function changesOf({ worker }: Looking): Change[] {
  return worker.terms.slice(1).flatMap((now, at) => {
    const before = worker.terms[at];
    const happenedOn = asDay(now.fromDay);
    if (before === undefined || happenedOn === undefined) return [];
    const on = { nation: now.nation, happenedOn };
    return [
      ...payBetween({ worker, before, now, on }),
      ...roleBetween(before, now, on),
      ...(before.place !== null && now.place !== null && before.place !== now.place
        ? [
            {
              ...{ kind: 'place', title: 'Work place changed', ...on },
              conclusion: placeChange({ ...on, to: 'office', mainOfficeStays: false }),
            },
          ]
        : []),
    ];
  });
}

type On = Pick<Change, 'nation' | 'happenedOn'>;

function roleBetween(before: HistoryTerms, now: HistoryTerms, on: On): Change[] {
  if (before.code === null || now.code === null) return [];
  const titleOrDutiesChanged = before.jobTitle !== now.jobTitle;
  const codes = { certificateCode: before.code, newCode: now.code };
  const conclusion = roleChange({ ...on, ...codes, titleOrDutiesChanged });
  return [{ kind: 'role', title: 'Role changed', ...on, conclusion }];
}

interface Between {
  readonly worker: HistoryWorker;
  readonly before: HistoryTerms;
  readonly now: HistoryTerms;
  readonly on: On;
}

/** Pay and hours, together where both changed on one day. */
function payBetween({ worker, before, now, on }: Between): Change[] {
  const { hours: certificateHours } = before;
  const newHours = now.hours ?? certificateHours;
  const hoursChanged = certificateHours !== null && newHours !== null && newHours !== certificateHours;
  const hoursOnly = { kind: 'hours', title: 'Hours changed', ...on };
  if (
    before.payPence === null ||
    now.payPence === null ||
    certificateHours === null ||
    before.code === null
  ) {
    const { payPence: was } = before;
    if (was !== null && now.payPence !== null && now.payPence < was)
      return [{ kind: 'pay', title: 'Pay fell', ...on, conclusion: payReduced(on, tooLittle) }];
    if (!hoursChanged || certificateHours === null || newHours === null) return [];
    return [{ ...hoursOnly, conclusion: hoursChange({ ...on, certificateHours, newHours }) }];
  }
  const isLess = now.payPence < before.payPence;
  const title = isLess ? 'Pay fell' : now.payPence > before.payPence ? 'Pay rose' : 'Hours changed';
  const conclusion = payChange({
    ...on,
    pay: {
      assignedOn: asDay(worker.certificateStart) ?? on.happenedOn,
      occupationCode: before.code,
      hours: { perWeek: certificateHours },
      ...{ inUk: true, visaType: 'skilled', sameSponsor: true },
    },
    option: optionLetters.find((letter) => letter === worker.salaryOption) ?? null,
    certificatePence: before.payPence,
    newPence: now.payPence,
    ...(newHours !== null && { newHours }),
  });
  return [{ kind: 'pay', title, ...on, conclusion }];
}

const tooLittle = 'The file does not say the code and hours from which more would follow.';

const weekdaysOf = (numbers: readonly number[]): Weekday[] => everyDay.filter((day) => numbers.includes(day));
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** The terms of a day: the last that had begun, or the first of all. */
function termsOn({ terms }: HistoryWorker, day: string): { nation: HolidayNation; worksOn: Weekday[] } {
  const current = terms.findLast(({ fromDay }) => fromDay <= day) ?? terms[0];
  return {
    nation: current?.nation ?? 'england-and-wales',
    worksOn: weekdaysOf(current?.worksOn ?? [1, 2, 3, 4, 5]),
  };
}

function daysOf({ firstDay, lastDay }: HistoryAbsence, today: CalendarDate) {
  return { first: asDay(firstDay), last: asDay(lastDay) ?? today };
}

const asDay = (text: string | null): CalendarDate | undefined =>
  text !== null && isCalendarDate(text) ? text : undefined;

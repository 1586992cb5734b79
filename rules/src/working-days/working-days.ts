import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  figureStep,
  lawOn,
  lawStep,
  type Outcome,
} from '../kernel/index.ts';
import { type HolidayNation, holidaysIn } from './nation.ts';

/** What kind of day it is in one nation. */
export type DayRead =
  | { readonly kind: 'working-day' }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'bank-holiday'; readonly name: string };

const aMonday = calendarDate('1900-01-01');

/** Whether a day is a working day; `no-law` where its year's bank holidays are not recorded. */
export function readDay(day: CalendarDate, nation: HolidayNation = 'england-and-wales'): Outcome<DayRead> {
  const year = lawOn(holidaysIn[nation], day);
  if (year.status === 'no-law') return year;
  const name = year.value[day];
  if (name !== undefined) {
    return { status: 'answered', kind: 'bank-holiday', name, steps: [lawStep(year, { text: name })] };
  }
  const kind = daysBetween(aMonday, day) % 7 < 5 ? 'working-day' : 'weekend';
  return {
    status: 'answered',
    kind,
    steps: [
      lawStep(year, { text: 'Not among them' }),
      figureStep(`${day} falls on`, { text: kind === 'weekend' ? 'a weekend' : 'Monday to Friday' }),
    ],
  };
}

import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  figureStep,
  lawOn,
  lawStep,
  type Outcome,
} from '../kernel/index.ts';
import { bankHolidays } from './parameters.ts';

/** What kind of day it is in England and Wales. */
export type DayRead =
  | { readonly kind: 'working-day' }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'bank-holiday'; readonly name: string };

const aMonday = calendarDate('1900-01-01');

/** Whether a day is a working day in England and Wales; `no-law` where its year's bank holidays are not recorded. */
export function readDay(day: CalendarDate): Outcome<DayRead> {
  const year = lawOn(bankHolidays, day);
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

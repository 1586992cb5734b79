import { addDays, type CalendarDate } from '../kernel/index.ts';
import { countWorkingDays } from './count-working-days.ts';
import { readDay } from './working-days.ts';

/** The day that is `count` working days after another in England and Wales; day 1 is the next working day. */
export function addWorkingDays(from: CalendarDate, count: number) {
  if (count === 0) return { status: 'counted' as const, day: from, days: [], steps: [] };
  return countWorkingDays(addDays(from, 1), count, (day) => readDay(day));
}

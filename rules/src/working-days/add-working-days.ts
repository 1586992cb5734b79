import { addDays, type CalendarDate, type NoLaw, type Step } from '../kernel/index.ts';
import { readDay } from './working-days.ts';

/** The day that is `count` working days after another in England and Wales; day 1 is the next working day. */
export function addWorkingDays(
  from: CalendarDate,
  count: number,
): { readonly status: 'counted'; readonly day: CalendarDate; readonly steps: readonly Step[] } | NoLaw {
  let day = from;
  const steps = new Map<string, Step>();
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    const read = readDay(day);
    if (read.status === 'no-law') return read;
    if (read.status !== 'answered') continue;
    const [law] = read.steps;
    if (law?.law) steps.set(law.law.inForceFrom, { label: law.label, law: law.law });
    if (read.kind === 'working-day') left -= 1;
  }
  return { status: 'counted', day, steps: [...steps.values()] };
}

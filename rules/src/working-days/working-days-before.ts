import { addDays, type CalendarDate, type Step } from '../kernel/index.ts';
import { readDay } from './working-days.ts';

/**
 * The last working day in England and Wales from which `count` working days end by another day; day 1 is the next working
 * day. `no-law` where a year is not recorded.
 */
export function workingDaysBefore(by: CalendarDate, count: number) {
  const steps = new Map<string, Step>();
  let remaining = count;
  for (let day = by; ; day = addDays(day, -1)) {
    const kind = readDay(day);
    if (kind.status === 'no-law') return kind;
    if (kind.status !== 'answered') continue;
    const [law] = kind.steps;
    if (law?.law) steps.set(law.law.inForceFrom, { label: law.label, law: law.law });
    if (kind.kind !== 'working-day') continue;
    if (remaining === 0) return { status: 'counted' as const, day, steps: [...steps.values()] };
    remaining -= 1;
  }
}

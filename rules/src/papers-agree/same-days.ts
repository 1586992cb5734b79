import { permissionAfterCertificate } from '../certificate/index.ts';
import { type CalendarDate, daysBetween, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { startWithin } from '../sponsor-duties/index.ts';
import { close, different, type Likeness, notComparable, same } from './statement.ts';

export interface DayLikeness {
  readonly likeness: Likeness;
  readonly steps: readonly Step[];
}

/** The end of a permission against the end of the certificate on which it was granted. */
export function permissionFits(certificateEnds: CalendarDate, permissionEnds: CalendarDate): DayLikeness {
  const after = lawOn(permissionAfterCertificate, certificateEnds);
  if (after.status === 'no-law')
    return {
      likeness: notComparable('how long permission runs after a certificate is not recorded for that day'),
      steps: after.steps,
    };
  const days = daysBetween(certificateEnds, permissionEnds);
  const fits = days >= 0 && days <= after.value;
  return {
    likeness: fits ? close(daysAfter(days, 'the certificate')) : different,
    steps: [lawStep(after, { count: after.value, of: 'days' })],
  };
}

/** The first day of work against the start on the certificate: later within the days to start is as it may be. */
export function firstDayFits(certificateStarts: CalendarDate, firstDay: CalendarDate): DayLikeness {
  const days = daysBetween(certificateStarts, firstDay);
  if (days === 0) return { likeness: same, steps: [] };
  if (days < 0) return { likeness: different, steps: [] };
  const within = lawOn(startWithin, firstDay);
  if (within.status === 'no-law')
    return {
      likeness: notComparable('how many days there were to start is not recorded for that day'),
      steps: within.steps,
    };
  const fits = days <= within.value;
  return {
    likeness: fits ? close(daysAfter(days, 'the certificate begins')) : different,
    steps: [lawStep(within, { count: within.value, of: 'days' })],
  };
}

const daysAfter = (days: number, what: string) =>
  days === 0 ? `on the day of ${what}` : `${days} ${days === 1 ? 'day' : 'days'} after ${what}`;

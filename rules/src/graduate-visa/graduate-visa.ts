import { addDays, type CalendarDate, lawOn } from '../kernel/index.ts';
import { newEntrantMonths } from '../minimum-salary/index.ts';
import { graduateVisaMonths } from './parameters.ts';

/** A Graduate visa by the day of its application, and what it leaves of a new entrant's months. */
export interface GraduateVisa {
  readonly appliedFrom: CalendarDate;
  /** The last day of application for which it is so, if a change is recorded. */
  readonly appliedTo: CalendarDate | undefined;
  readonly months: number;
  readonly afterPhdMonths: number;
  /** Of the months that a new entrant may hold permission in all, those left once the visa was used in full. */
  readonly leavesMonths: number;
  readonly leavesAfterPhd: number;
}

/** Each recorded length of a Graduate visa, earliest first; what it leaves is by the limit of the day (SW 12.3). */
export function graduateVisas(day: CalendarDate): readonly GraduateVisa[] {
  const limit = lawOn(newEntrantMonths, day);
  if (limit.status === 'no-law') return [];
  const { versions } = graduateVisaMonths;
  return versions.flatMap((version, place) => {
    if (!('value' in version)) return [];
    const { usualMonths: months, afterPhdMonths } = version.value;
    const next = versions[place + 1];
    return [
      {
        appliedFrom: version.from,
        appliedTo: next && addDays(next.from, -1),
        months,
        afterPhdMonths,
        leavesMonths: limit.value - months,
        leavesAfterPhd: limit.value - afterPhdMonths,
      },
    ];
  });
}

/** Both lengths, and what each leaves, in sentences. */
export function graduateVisaInWords(day: CalendarDate): string {
  return graduateVisas(day)
    .map(({ appliedFrom, appliedTo, months, afterPhdMonths, leavesMonths, leavesAfterPhd }) => {
      const period = appliedTo === undefined ? `from ${appliedFrom}` : `until ${appliedTo}`;
      return `A Graduate visa applied for ${period} lasts ${months} months (${afterPhdMonths} after a PhD) and, used in full, leaves ${leavesMonths} months as a new entrant (${leavesAfterPhd} after a PhD).`;
    })
    .join(' ');
}

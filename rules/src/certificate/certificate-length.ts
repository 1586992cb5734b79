import { addDays, addMonths, type CalendarDate, daysBetween } from '../kernel/index.ts';

/** The length of a certificate: whole months and remaining days. Its first and last day both count. */
export interface CertificateLength {
  readonly months: number;
  readonly days: number;
  /** The certificate's own days, when the length was calculated from them. */
  readonly between?: { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate };
}

/** A length given in whole months. */
export function wholeMonths(months: number): CertificateLength {
  return { months, days: 0 };
}

/** From the certificate's start day to its end day, counting both; a RangeError when the end comes first. */
export function lengthBetween(startsOn: CalendarDate, endsOn: CalendarDate): CertificateLength {
  if (endsOn < startsOn) throw new RangeError(`The certificate ends on ${endsOn}, before it starts`);
  const dayAfter = addDays(endsOn, 1);
  let months = calendarMonths(startsOn, dayAfter);
  if (firstDayAfter(startsOn, months) > dayAfter) months--;
  const days = daysBetween(firstDayAfter(startsOn, months), dayAfter);
  return { months, days, between: { startsOn, endsOn } };
}

/** The first day after whole months from a start day: from 31 August, 6 months last until the end of February. */
function firstDayAfter(startsOn: CalendarDate, months: number): CalendarDate {
  const sameDay = addMonths(startsOn, months);
  return sameDay.slice(8) === startsOn.slice(8) ? sameDay : addDays(sameDay, 1);
}

/** The length with some days added at its end. */
export function withMoreDays(length: CertificateLength, days: number): CertificateLength {
  const { between } = length;
  if (between) return lengthBetween(between.startsOn, addDays(between.endsOn, days));
  return { months: length.months, days: length.days + days };
}

/**
 * Months begun: part of a month counts as a month, so that bands in whole months take account of a single
 * extra day.
 */
export function monthsBegun(length: CertificateLength): number {
  return length.days > 0 ? length.months + 1 : length.months;
}

function calendarMonths(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

import type { JobValues } from '../job-autosave.ts';

/**
 * The part of a full-time figure that the hours are, in whole pounds rounded down; undefined while a number is missing or the
 * hours are not fewer than a full week's.
 */
export function actualPay(
  { payFrom, payTo, hoursPerWeek }: JobValues,
  fullTimeHours: unknown,
): { readonly from: number; readonly to: number } | undefined {
  if (typeof fullTimeHours !== 'number' || typeof hoursPerWeek !== 'number') return undefined;
  if (typeof payTo !== 'number' || hoursPerWeek <= 0 || hoursPerWeek >= fullTimeHours) return undefined;
  // Hours have at most two decimals: whole hundredths keep the figure exact.
  const share = (pounds: number) =>
    Math.floor((pounds * Math.round(hoursPerWeek * 100)) / Math.round(fullTimeHours * 100));
  return { from: share(typeof payFrom === 'number' ? payFrom : payTo), to: share(payTo) };
}

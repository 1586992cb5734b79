/** The instant at which a clock in a zone shows this date (YYYY-MM-DD) and time (HH:MM); undefined for other texts. */
export function instantIn(timeZone: string, date: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The first guess is right except near a change of the clocks.
  return new Date(asUtc - aheadOfUtc(timeZone, asUtc - aheadOfUtc(timeZone, asUtc)));
}

/** In milliseconds. */
function aheadOfUtc(timeZone: string, instant: number): number {
  // The Swedish format is `2026-11-24 14:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}

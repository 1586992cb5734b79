/** Canada writes its days as `YYYY-MM-DD`. */
const londonDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day it is in London as `YYYY-MM-DD`, at a moment in milliseconds since 1970. */
export function londonDay(now: number): string {
  return londonDays.format(now);
}

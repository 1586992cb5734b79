/** The Canadian date format is `YYYY-MM-DD`. */
const londonDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The date in London as `YYYY-MM-DD`, at a time in milliseconds since 1970. */
export function londonDay(now: number): string {
  return londonDays.format(now);
}

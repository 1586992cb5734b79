/** The Canadian date format is `YYYY-MM-DD`. */
const londonDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** Asked many times a second, and no day begins within a minute. */
let latest: { readonly minute: number; readonly day: string } | undefined;

/** The date in London as `YYYY-MM-DD`, at a time in milliseconds since 1970. */
export function londonDay(now: number): string {
  const minute = Math.floor(now / 60_000);
  if (latest?.minute !== minute) latest = { minute, day: londonDays.format(now) };
  return latest.day;
}

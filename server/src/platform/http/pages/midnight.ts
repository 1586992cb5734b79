const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const hour = 3_600_000;

/** Asked for each page that is kept: from that moment on it stays the next one until it comes. */
let latest: { readonly from: number; readonly midnight: number } | undefined;

/** The start of the next day in London, in milliseconds since 1970. */
export function nextMidnightInLondon(now: number): number {
  if (latest === undefined || now < latest.from || now >= latest.midnight)
    latest = { from: now, midnight: midnightAfter(now) };
  return latest.midnight;
}

function midnightAfter(now: number): number {
  const { year, month, day } = londonTime(now);
  const midnightUtc = Date.UTC(year, month - 1, day + 1);
  // London is at UTC or an hour ahead, and its clocks change at 01:00 UTC, never at midnight.
  return londonTime(midnightUtc).hour === 0 ? midnightUtc : midnightUtc - hour;
}

function londonTime(moment: number) {
  const parts = new Map(londonClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}

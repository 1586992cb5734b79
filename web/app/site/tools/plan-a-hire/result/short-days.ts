const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const asDate = (text: string) => new Date(`${text}T00:00:00Z`);

/** `2026-11-20` as 20 Nov. */
export const shortDay = (text: string): string => day.format(asDate(text));

/** `15 Dec 2026 – 10 Feb 2027`; the year once where both share it, and one day where both are the same. */
export function shortRange(from: string, to: string): string {
  const end = dayOfYear.format(asDate(to));
  if (from === to) return end;
  const start = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : dayOfYear.format(asDate(from));
  return `${start} – ${end}`;
}

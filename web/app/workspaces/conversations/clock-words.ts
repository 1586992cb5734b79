const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const shortWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dayLong = 86_400_000;

/** The time of an instant in the user's time zone: 10:15. */
export const timeOf = (instant: string): string => clock.format(new Date(instant));

/** The date of an instant in the user's time zone, YYYY-MM-DD. */
export const dayOf = (instant: string | Date): string => calendar.format(new Date(instant));

/** A date as seen from another day: Today, Yesterday, Friday 20 November, 20 November 2025. */
export function dayWords(day: string, today: string): string {
  const near = nearWords(day, today);
  if (near !== undefined) return near;
  return (day.slice(0, 4) === today.slice(0, 4) ? weekday : withYear).format(new Date(`${day}T12:00`));
}

/** A short form for lists: 10:15, Yesterday, 20 Nov, 20 Nov 2025. */
export function whenWords(instant: string, today: string): string {
  const day = dayOf(instant);
  if (day === today) return timeOf(instant);
  const near = nearWords(day, today);
  if (near !== undefined) return near;
  return (day.slice(0, 4) === today.slice(0, 4) ? short : shortWithYear).format(new Date(instant));
}

function nearWords(day: string, today: string): string | undefined {
  if (day === today) return 'Today';
  return Math.round((Date.parse(today) - Date.parse(day)) / dayLong) === 1 ? 'Yesterday' : undefined;
}

const words = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-24` as Tuesday 24 November 2026. */
export function fullDay(day: string): string {
  // Some versions of ICU write a comma after the weekday.
  return words.format(new Date(`${day}T00:00Z`)).replace(',', '');
}

/** `2026-11-24` as Tuesday. */
export function weekday(day: string): string {
  return fullDay(day).split(' ', 1)[0] ?? '';
}

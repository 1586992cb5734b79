const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `2026-11-20` as 20 November 2026. By hand: a page with a working says a hundred days. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}

const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11-20` as 20 Nov, where its year stands above. */
export function dayInMonth(day: string): string {
  return withoutYear.format(new Date(`${day}T00:00:00Z`));
}

const shortWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-20` as 20 Nov 2026, where a long list has little room. */
export function shortDay(day: string): string {
  return shortWords.format(new Date(`${day}T00:00:00Z`));
}

/** The sentence with its ISO dates in words. */
export function withDaysInWords(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d\d-\d\d\b/g, dayInWords);
}

const weekdayWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-12-24` as Thursday 24 December. */
export function weekdayInWords(day: string): string {
  return weekdayWords.format(new Date(`${day}T00:00:00Z`));
}

/** From so many working days on, another year is more likely than not. */
const workingDaysWithoutYear = 200;

/** The same with its year, where so many working days lie between that one would take it for another. */
export function weekdayCounted(day: string, workingDays: number | null): string {
  const words = weekdayInWords(day);
  return Math.abs(workingDays ?? 0) > workingDaysWithoutYear ? `${words} ${day.slice(0, 4)}` : words;
}

/** The same with its year, unless it is that of `today`. */
export function weekdayFrom(day: string, today: string): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? weekdayInWords(day) : `${weekdayInWords(day)} ${year}`;
}

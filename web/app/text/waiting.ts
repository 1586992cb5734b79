/** One thing that waits for somebody, in words. */
export interface WaitingWords {
  readonly title: string;
  /** Why now. */
  readonly why: string;
  readonly to: string;
  /** What the button does. */
  readonly deed: string;
}

const numbers = [
  ...['Nothing', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things', 'Six things'],
  ...['Seven things', 'Eight things', 'Nine things', 'Ten things', 'Eleven things', 'Twelve things'],
];

/** How many things wait: Two things wait for you. */
export function headline(count: number): string {
  return `${numbers[count] ?? `${count} things`} ${count < 2 ? 'waits' : 'wait'} for you`;
}

/** The first names of so many: Amara Okafor, Lin Zhao and 3 more. */
export function firstOf(names: readonly string[], count: number): string {
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** An instant as a day: Thursday 19 November. */
export const dayOf = (instant: string): string => days.format(new Date(instant)).replace(',', '');
export const timeOf = (instant: string): string => times.format(new Date(instant));

/** `0` as today, `7` as in 7 days. */
export const inDays = (count: number): string =>
  count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`;

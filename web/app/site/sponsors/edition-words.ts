import { dayInWords } from '../../text/days.ts';

const dayMs = 86_400_000;
/** An edition older than this many days says so. A new one is published on most working days. */
const freshDays = 7;

export function daysOld(edition: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(edition)) / dayMs));
}

export const isTooOld = (edition: string, today: string) => daysOld(edition, today) > freshDays;

/** How old an edition is: “published today”, “two days old”, “five years old”. */
export function ageInWords(edition: string, today: string): string {
  const days = daysOld(edition, today);
  if (days === 0) return 'published today';
  if (days < 60) return `${countOf(days, 'day')} old`;
  if (days < 730) return `${countOf(Math.floor(days / 30.44), 'month')} old`;
  return `${countOf(Math.floor(days / 365.25), 'year')} old`;
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const countOf = (count: number, noun: string) => `${small[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;

/** “Edition of 20 November 2026”. */
export const editionOf = (day: string) => `Edition of ${dayInWords(day)}`;

/** The page of the official list. */
export const officialList =
  'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers';

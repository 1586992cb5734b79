import { nationWords, postedWithinWords, workplaceWords } from '../../../text/job/job-choices.ts';
import { companySizeWords, levelWords } from '../../../text/profile/profile-choices.ts';
import type { JobSearch, JobSearchName } from '../job-search.ts';
import { moneyInWords } from '../pay/pay-in-words.ts';
import { readYearlyPay } from '../pay/yearly-pay.ts';

export interface Filter {
  readonly name: JobSearchName;
  readonly words: string;
}

const sponsoredWords = {
  anyone: 'Can be sponsored',
  'new-entrants': 'Can sponsor new entrants',
  phd: 'Can sponsor with a PhD',
  'for-me': 'Can sponsor me',
} as const;

const sizeWords = Object.fromEntries(
  Object.entries(companySizeWords).map(([size, { name, people }]) => [size, `${name}, ${people} people`]),
);

/** How each active filter is worded, in display order. */
const readings: readonly (readonly [JobSearchName, (text: string, search: JobSearch) => string])[] = [
  ['words', () => 'Exactly these words'],
  ['sponsored', (text) => wordsOf(sponsoredWords, text)],
  ['workplace', (text) => wordsOf(workplaceWords, text)],
  ['nation', (text) => wordsOf(nationWords, text)],
  ['pay', (text, { currency }) => `From ${payAsked(text, currency)}`],
  ['level', (text) => wordsOf(levelWords, text)],
  ['size', (text) => wordsOf(sizeWords, text)],
  ['occupation', (text) => `Occupation ${text}`],
  ['posted', (text) => `Posted in ${wordsOf(postedWithinWords, text).replace(/^T/, 't')}`],
];

/** The active filters, besides title and place. */
export function filtersIn(search: JobSearch): Filter[] {
  return readings.flatMap(([name, inWords]) => {
    const text = search[name];
    return text === undefined ? [] : [{ name, words: inWords(text, search) }];
  });
}

function payAsked(text: string, currency = 'GBP'): string {
  const currencyCode = (['GBP', 'EUR', 'USD'] as const).find((one) => one === currency);
  const units = readYearlyPay(text);
  return currencyCode === undefined || typeof units !== 'number' ? text : moneyInWords(currencyCode, units);
}

function wordsOf(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

/** A whole search in words: `Backend engineer in London · Hybrid`. */
export function inWords(search: JobSearch): string {
  const { title, place } = search;
  const what = title ?? (place === undefined ? undefined : 'Jobs');
  const heart = [what, place === undefined ? undefined : `in ${place}`].filter(Boolean).join(' ');
  const parts = [heart, ...filtersIn(search).map(({ words }) => words)].filter((part) => part !== '');
  return parts.length === 0 ? 'All jobs' : parts.join(' · ');
}

import { moneyInWords } from '../../../subjects/job/pay-in-words.ts';
import { nationWords, postedWithinWords, workplaceWords } from '../../../text/job-choices.ts';
import { companySizeWords, levelWords } from '../../../text/profile-choices.ts';
import { salaryTyped } from '../profile/preferences/salary-typed.ts';

/** The parameters of a search, by their names in the address. */
export const searchNames = [
  'title',
  'place',
  'sponsored',
  'workplace',
  'nation',
  'currency',
  'pay',
  'level',
  'size',
  'occupation',
  'posted',
  'sort',
] as const;
export type SearchName = (typeof searchNames)[number];
export type Search = Readonly<Partial<Record<SearchName, string>>>;

/** The search in an address or a form, without empty values, and without a currency that has no pay. */
export function searchIn(given: Iterable<readonly [string, unknown]>): Search {
  const texts = new Map(given);
  const search: Partial<Record<SearchName, string>> = {};
  for (const name of searchNames) {
    const value = texts.get(name);
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') search[name] = text;
  }
  const { currency: _, ...withoutCurrency } = search;
  return search.pay === undefined || search.currency === 'GBP' ? withoutCurrency : search;
}

/** As written in the address. */
export function addressOf(search: Search): string {
  return `?${new URLSearchParams(Object.entries(search).filter(([, text]) => text !== undefined))}`;
}

/** The search without some of its parameters; removing the pay removes its currency. */
export function without(search: Search, ...names: readonly SearchName[]): Search {
  return searchIn(Object.entries(search).filter(([name]) => !names.some((gone) => gone === name)));
}

export interface Filter {
  readonly name: SearchName;
  readonly words: string;
}

export const sponsoredWords = {
  'for-me': 'For me, by my profile',
  anyone: 'Enough for anyone',
  'new-entrants': 'Enough for new entrants',
  phd: 'Enough with a relevant PhD',
} as const;

const sponsoredShort = {
  'for-me': 'Sponsorship for me',
  anyone: 'Sponsorship for anyone',
  'new-entrants': 'Sponsorship for new entrants',
  phd: 'Sponsorship with a PhD',
} as const;

const sizeWords = Object.fromEntries(
  Object.entries(companySizeWords).map(([size, { name, people }]) => [size, `${name}, ${people} people`]),
);

/** How each active filter is worded, in display order. */
const readings: readonly (readonly [SearchName, (text: string, search: Search) => string])[] = [
  ['sponsored', (text) => wordsOf(sponsoredShort, text)],
  ['workplace', (text) => wordsOf(workplaceWords, text)],
  ['nation', (text) => wordsOf(nationWords, text)],
  ['pay', (text, { currency }) => `From ${payAsked(text, currency)}`],
  ['level', (text) => wordsOf(levelWords, text)],
  ['size', (text) => wordsOf(sizeWords, text)],
  ['occupation', (text) => `Occupation ${text}`],
  ['posted', (text) => `Posted in ${wordsOf(postedWithinWords, text).replace(/^T/, 't')}`],
];

/** The active filters, besides title and place. */
export function filtersIn(search: Search): Filter[] {
  return readings.flatMap(([name, inWords]) => {
    const text = search[name];
    return text === undefined ? [] : [{ name, words: inWords(text, search) }];
  });
}

function payAsked(text: string, currency = 'GBP'): string {
  const known = (['GBP', 'EUR', 'USD'] as const).find((one) => one === currency);
  const units = salaryTyped(text);
  return known === undefined || typeof units !== 'number' ? text : moneyInWords(known, units);
}

function wordsOf(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}

/** A whole search in words: `Backend engineer in London · Hybrid`. */
export function inWords(search: Search): string {
  const { title, place } = search;
  const what = title ?? (place === undefined ? undefined : 'Jobs');
  const heart = [what, place === undefined ? undefined : `in ${place}`].filter(Boolean).join(' ');
  const parts = [heart, ...filtersIn(search).map(({ words }) => words)].filter((part) => part !== '');
  return parts.length === 0 ? 'All jobs' : parts.join(' · ');
}

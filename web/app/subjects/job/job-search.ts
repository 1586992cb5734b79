import { readYearlyPay } from './pay/yearly-pay.ts';

/** The parameters of a job search, by their names in the address, in the order in which they are written. */
export const jobSearchNames = [
  'title',
  'words',
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
export type JobSearchName = (typeof jobSearchNames)[number];

/** A job search as its address says it: absent where nothing was chosen. Pay is in whole units, as text. */
export type JobSearch = Readonly<Partial<Record<JobSearchName, string>>>;

/**
 * Reads a search from an address or a form. Empty values and a currency without pay are left out; pay is read
 * as people type it (`45,000`, `£45k`), and kept as typed where it is no amount.
 */
export function readJobSearch(fields: Iterable<readonly [string, unknown]>): JobSearch {
  const texts = new Map(fields);
  const search: Partial<Record<JobSearchName, string>> = {};
  for (const name of jobSearchNames) {
    const value = texts.get(name);
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') search[name] = name === 'pay' ? String(readYearlyPay(text)) : text;
  }
  // Without a title there are no words to be taken as they are.
  if (search.title === undefined) delete search.words;
  const { currency: _, ...withoutCurrency } = search;
  return search.pay === undefined || search.currency === 'GBP' ? withoutCurrency : search;
}

/** The query string of a search, with its `?`. `after` is the cursor of a later page. */
export function jobSearchQuery(search: JobSearch, after?: string | null): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, text]) => text !== undefined));
  if (after) query.set('after', after);
  return `?${query}`;
}

/** The search without some of its parameters; removing the pay removes its currency. */
export function withoutParameters(search: JobSearch, ...names: readonly JobSearchName[]): JobSearch {
  return readJobSearch(
    Object.entries(search).filter(([name]) => !names.some((parameter) => parameter === name)),
  );
}

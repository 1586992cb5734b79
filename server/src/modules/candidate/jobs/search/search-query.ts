import type { JobSearch } from '@portway/contracts/candidate/jobs/jobs';
import type { PublishedJobTable } from '../jobs.tables.ts';

/** `pay-scale` finds jobs whose band, grade or role decides and is not said. */
export type Verdict = PublishedJobTable['sponsorable'] | 'pay-scale';

/** A search query. */
export interface JobsAsked extends Omit<JobSearch, 'sponsored' | 'words'> {
  /** What the words mean, for `meaning_queries`; left out, the title is searched for as it is. */
  readonly meaning?: object | undefined;
  /** A tsquery for the places that are meant. */
  readonly placeTerms?: string | undefined;
  /** Jobs with one of these verdicts whose employer does not rule out sponsorship. */
  readonly sponsored?: readonly Verdict[] | undefined;
  /** Only what was published after it. */
  readonly publishedAfter?: Date | undefined;
  /** Only what was published until then. */
  readonly publishedUntil?: Date | undefined;
}

/** Bands of yearly pay that are in the index as words, in thousands. */
const payBands = [200, 150, 100, 80, 70, 60, 50, 40, 30, 20];

/** How the column `pay_rank` is computed. */
const firstRank = { GBP: 40_000_000, EUR: 20_000_000, USD: 0 };
const maxPay = 10_000_000;

/** The pay that is asked for, as ranks, which an index has in order. */
export function ranksAsked({ pay, currency = 'GBP' }: JobsAsked) {
  if (pay === undefined) return undefined;
  return { min: firstRank[currency] + pay, max: firstRank[currency] + maxPay };
}

/** The chosen filters and the places that are meant, as a tsquery; null where there are none. */
export function filtersAsked(query: JobsAsked): string | null {
  const { placeTerms } = query;
  const places = placeTerms === undefined ? [] : [placeTerms];
  const parts = [...filterLexemes(query), ...places].map((part) => `(${part})`);
  return parts.length === 0 ? null : parts.join(' & ');
}

/** The chosen filters, each as a tsquery. */
export function filterLexemes(query: JobsAsked): string[] {
  const { workplace, level, size, nation, occupation, pay, currency, sponsored } = query;
  const band = payBands.find((band) => pay !== undefined && pay >= band * 1000);
  const money = currency ?? (pay === undefined ? undefined : 'GBP');
  // A band implies its currency, and fewer words are faster.
  const payFilter = band === undefined ? { currency: money } : { pay: `${money}${band}` };
  const filters = { workplace, level, size, nation, occupation, ...payFilter };
  const lexemes = Object.entries(filters).flatMap(([filter, value]) =>
    value === undefined ? [] : [lexeme(filter, `${value}`)],
  );
  if (sponsored === undefined) return lexemes;
  return [...lexemes, sponsored.map((each) => lexeme('sponsored', each)).join(' | ')];
}

function lexeme(filter: string, value: string): string {
  return `'~${filter}:${value}'`;
}

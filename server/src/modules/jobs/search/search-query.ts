import type { JobSearch } from '@portway/contracts/jobs/jobs';
import type { PublishedJobTable } from '../jobs.tables.ts';

type Verdict = PublishedJobTable['sponsorable'];

/** A search query. */
export interface JobsAsked extends Omit<JobSearch, 'sponsored'> {
  /** Jobs with one of these verdicts whose employer does not rule out sponsorship. */
  readonly sponsored?: readonly Verdict[] | undefined;
  /** Only what was published after it. */
  readonly publishedAfter?: Date | undefined;
  /** Only what was published until then. */
  readonly publishedUntil?: Date | undefined;
}

/** The same query in the database's terms. */
export interface Question {
  /** The tsquery that `words` must match; null where there is none. */
  readonly all: string | null;
  /** The same for words in the title; null without words, or where the order does not use it. */
  readonly inTitle: string | null;
  readonly order: 'newest' | 'pay';
  readonly days: number | undefined;
  readonly publishedAfter: Date | undefined;
  readonly publishedUntil: Date | undefined;
  /** As ranks of pay, which an index has in order. */
  readonly pay: { readonly min: number; readonly max: number } | undefined;
  /** The approximate number of jobs. */
  readonly about: number;
}

/** Bands of yearly pay that are in the index as words, in thousands. */
const payBands = [200, 150, 100, 80, 70, 60, 50, 40, 30, 20];

/** The same as words of the index, as the database stems them. */
export interface Fitting {
  readonly fitting: string | null;
  readonly in_title: string | null;
  readonly about: number;
}

export function questionOf(asked: JobsAsked, { fitting, in_title, about }: Fitting): Question {
  return {
    all: fitting,
    inTitle: in_title,
    order: asked.sort === 'pay' ? 'pay' : 'newest',
    days: asked.posted === undefined ? undefined : Number(asked.posted),
    publishedAfter: asked.publishedAfter,
    publishedUntil: asked.publishedUntil,
    pay: asked.pay === undefined ? undefined : ranksOf(asked.pay, asked.currency ?? 'GBP'),
    about,
  };
}

/** How the column `pay_rank` is computed. */
const firstRank = { GBP: 40_000_000, EUR: 20_000_000, USD: 0 };
const maxPay = 10_000_000;

function ranksOf(pay: number, currency: keyof typeof firstRank) {
  return { min: firstRank[currency] + pay, max: firstRank[currency] + maxPay };
}

/** The chosen filters, as a tsquery; null where there are none. */
export function filtersAsked(asked: JobsAsked): string | null {
  const parts = filtersOf(asked).map((part) => `(${part})`);
  return parts.length === 0 ? null : parts.join(' & ');
}

function filtersOf(asked: JobsAsked): string[] {
  const { workplace, level, size, nation, occupation, pay, currency, sponsored } = asked;
  const band = payBands.find((band) => pay !== undefined && pay >= band * 1000);
  const money = currency ?? (pay === undefined ? undefined : 'GBP');
  // A band implies its currency, and fewer words are faster.
  const paid = band === undefined ? { currency: money } : { pay: `${money}${band}` };
  const each = { workplace, level, size, nation, occupation, ...paid };
  const chosen = Object.entries(each).flatMap(([filter, value]) =>
    value === undefined ? [] : [lexeme(filter, `${value}`)],
  );
  if (sponsored === undefined) return chosen;
  return [...chosen, sponsored.map((each) => lexeme('sponsored', each)).join(' | ')];
}

function lexeme(filter: string, value: string): string {
  return `'~${filter}:${value}'`;
}

import type { JobSearch } from '@portway/contracts/jobs/jobs';
import type { PublishedJobTable } from '../jobs.tables.ts';

type Verdict = PublishedJobTable['sponsorable'];

/** What is searched for. */
export interface JobsAsked extends Omit<JobSearch, 'sponsored'> {
  /** Posts of which one of these was judged, and whose employer does not rule sponsoring out. */
  readonly sponsored?: readonly Verdict[] | undefined;
  /** Only what was published after it. */
  readonly publishedAfter?: Date | undefined;
  /** Only what was published until then. */
  readonly publishedUntil?: Date | undefined;
}

/** The same as the database is asked. */
export interface Question {
  /** All that must be in `words`, as a tsquery; null where nothing must. */
  readonly all: string | null;
  /** The same with the words in the title; null where no word was typed, or the order does not ask. */
  readonly inTitle: string | null;
  readonly order: 'newest' | 'pay';
  readonly days: number | undefined;
  readonly publishedAfter: Date | undefined;
  readonly publishedUntil: Date | undefined;
  /** As ranks of pay, which an index has in order. */
  readonly pay: { readonly min: number; readonly max: number } | undefined;
  /** How many jobs there are, about. */
  readonly about: number;
}

/** Bands of yearly pay that stand among the words, in thousands. */
const payBands = [200, 150, 100, 80, 70, 60, 50, 40, 30, 20];

/** The same in the words of the index, as the database makes them of what was typed. */
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

/** As the column `pay_rank` is made. */
const firstRank = { GBP: 40_000_000, EUR: 20_000_000, USD: 0 };
const maxPay = 10_000_000;

function ranksOf(pay: number, currency: keyof typeof firstRank) {
  return { min: firstRank[currency] + pay, max: firstRank[currency] + maxPay };
}

/** The filters that were chosen, as a tsquery; null where none was. */
export function filtersAsked(asked: JobsAsked): string | null {
  const parts = filtersOf(asked).map((part) => `(${part})`);
  return parts.length === 0 ? null : parts.join(' & ');
}

function filtersOf(asked: JobsAsked): string[] {
  const { workplace, level, size, nation, occupation, pay, currency, sponsored } = asked;
  const band = payBands.find((band) => pay !== undefined && pay >= band * 1000);
  const money = currency ?? (pay === undefined ? undefined : 'GBP');
  // A band names its currency, and fewer words are found faster.
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

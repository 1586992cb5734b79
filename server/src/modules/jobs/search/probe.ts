import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { hitsIn } from './cursor.ts';
import { cardOf, type JobRow, type StoredCard } from './job-rows.ts';
import type { Seen } from './scan.ts';
import { type Fitting, filtersAsked, type JobsAsked, type Question, questionOf } from './search-query.ts';
import { type Pace, wholeWindow } from './time-buckets.ts';

export interface Looked extends Seen {
  readonly question: Question;
  readonly pace: Pace;
  /** This many match, or more. */
  readonly atLeast: number;
  /** Whether all matches were counted, and the first of them are included. */
  readonly isWhole: boolean;
  /** The first of the hits, in no order, where these make the first page. */
  readonly cards: readonly JobRow[] | undefined;
}

interface Row extends Fitting {
  readonly first_key: number | null;
  readonly last_key: number | null;
  readonly seen: number;
  readonly at_least: number;
  readonly is_whole: boolean;
  readonly hits: string | null;
  readonly cards: readonly StoredCard[] | null;
}

/**
 * Parses the query, and scans the first jobs in the requested order to learn how common hits are: the first
 * hits of both tiers, how many of these jobs match, and how close together they were published. If they are
 * few, all hits are counted, up to a limit.
 */
export async function look(
  on: Kysely<Tables>,
  asked: JobsAsked,
  { upTo, max, withCards }: { upTo: number; max: number; withCards: number },
): Promise<Looked> {
  const unread = questionOf(asked, nothing);
  const { order, days, publishedAfter, publishedUntil, pay } = unread;
  const { rows } = await sql<Row>`
    select * from look_at_jobs(${asked.title ?? ''}, ${asked.place ?? ''}, ${filtersAsked(asked)}, ${asked.sort === 'best'},
      ${order === 'pay'}, ${days ?? null}::int, ${publishedAfter ?? null}::timestamptz,
      ${publishedUntil ?? null}::timestamptz, ${pay?.min ?? null}::int, ${pay?.max ?? null}::int,
      ${wholeWindow(unread, Date.now() * 1000)}, ${upTo}, ${max}, ${withCards})`.execute(on);
  const [row = nothingSeen] = rows;
  return {
    question: questionOf(asked, row),
    seen: row.seen,
    atLeast: row.at_least,
    pace: { first: row.first_key, last: row.last_key },
    isWhole: row.is_whole,
    hits: hitsIn(row.hits),
    cards: row.cards?.map(cardOf),
  };
}

const nothing = { fitting: null, in_title: null, about: 0 } as const;
const nothingSeen: Row = {
  ...nothing,
  ...{ first_key: null, last_key: null, seen: 0, at_least: 0, is_whole: true, hits: null, cards: null },
};

import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Hit, hitsIn } from './cursor.ts';
import { cardOf, type JobRow, type StoredCard } from './job-rows.ts';
import type { Question } from './search-query.ts';
import { type Pace, sample } from './time-buckets.ts';

type On = Kysely<Tables>;

/** A part of the search whose hits are adjacent in the order. */
export interface Tier {
  readonly tier: 1 | 2;
  /** The tsqueries that `words` must and must not match. */
  readonly all: string | null;
  readonly but: string | null;
}

/** The job to continue after, in the order. */
export type From = Pick<Hit, 'key' | 'job'> | undefined;

export interface Seen {
  readonly hits: readonly Hit[];
  /** How many match, of all that were scanned. */
  readonly seen: number;
}

type Asked = Pick<Question, 'order' | 'days' | 'publishedAfter' | 'publishedUntil' | 'pay'>;
interface Row {
  job: string;
  key: number;
  tier: 1 | 2;
  seen: number;
}

/**
 * Scans a fixed number of jobs in order and returns the matches. Never reads more, however few match: a
 * planner that overestimates the matches would scan the whole table.
 */
export async function walk(
  on: On,
  asked: Asked,
  { tier, from, rows, max }: { tier: Tier; from: From; rows: number; max: number },
): Promise<readonly Hit[]> {
  const inside = asked.order === 'newest' ? [...since(asked), ...beyond(asked, from)] : beyond(asked, from);
  const outside =
    asked.order === 'newest'
      ? [...fits(tier), ...stillOpen, ...pay(asked)]
      : [...fits(tier), ...stillOpen, ...pay(asked), ...since(asked)];
  const { rows: found } = await sql<Row>`
    select job, ${keyOf(asked)} as key, ${tier.tier}::int as tier from (
      select job, words, published_at, pay_rank, closes_on from published_job ${where(inside)}
      order by ${column(asked)} desc, job desc limit ${rows}
    ) as next ${where(outside)} limit ${max}`.execute(on);
  return found;
}

/** How close together jobs were published after a cursor. */
export async function paceFrom(on: On, asked: Question, from: From): Promise<Pace> {
  if (asked.order === 'pay') return { first: null, last: null };
  const { rows } = await sql<Pace>`select ${pace(asked, from)}`.execute(on);
  return rows[0] ?? { first: null, last: null };
}

/** An index-only scan of the order's index. */
function pace(asked: Asked, from: From): RawBuilder<unknown> {
  if (asked.order === 'pay') return sql`null::bigint as first, null::bigint as last`;
  const at = (place: number) => sql`(
    select ${keyOf(asked)} from published_job ${where([...since(asked), ...beyond(asked, from)])}
    order by published_at desc, job desc offset ${place}::int limit 1)`;
  return sql`${at(0)} as first, ${at(sample - 1)} as last`;
}

/** All matches by the full-text index, up to a limit; the first of them in order. */
export async function gather(
  on: On,
  asked: Question,
  { upTo, max, window }: { upTo: number; max: number; window: string | null },
): Promise<Seen> {
  const conditions = [
    ...fits({ tier: 2, all: asked.all, but: null }, window),
    ...stillOpen,
    ...pay(asked),
    ...since(asked),
  ];
  // The inner query is planned for all rows and read only as far as needed, because the limit is outside.
  const { rows: found } = await sql<Row>`
    with fitting as materialized (
      select job, ${keyOf(asked)} as key, ${tierOf(asked)} as tier from published_job ${where(conditions)}
    ), hit as materialized (select * from fitting limit ${upTo})
    select *, (select count(*) from hit) as seen from hit order by tier, key desc, job desc limit ${max}`.execute(
    on,
  );
  return { hits: found, seen: found[0]?.seen ?? 0 };
}

/** The time windows to search one after the other for this many hits of a tier. */
interface Sorting {
  readonly tier: Tier;
  readonly from: From;
  readonly max: number;
  readonly windows: readonly (string | null)[];
}

export interface SortedOut {
  readonly hits: readonly Hit[];
  /** The first of them, where there are as many as requested. */
  readonly cards?: readonly JobRow[] | undefined;
}

/** The next hits of a tier by the full-text index: all hits in a window are read and sorted. */
export async function sortOut(
  on: On,
  asked: Asked,
  { tier: { tier, all, but }, from, max, windows, withCards }: Sorting & { withCards: number },
): Promise<SortedOut> {
  const { days, publishedAfter, publishedUntil, pay } = asked;
  const { rows } = await sql<{ hits: string | null; cards: readonly StoredCard[] | null }>`
    select * from sort_out_jobs(${all}, ${but}, ${windows}::text[], ${asked.order === 'pay'}, ${days ?? null}::int,
      ${publishedAfter ?? null}::timestamptz, ${publishedUntil ?? null}::timestamptz, ${pay?.min ?? null}::int,
      ${pay?.max ?? null}::int, ${from?.key ?? null}::bigint, ${from?.job ?? null}::uuid, ${max}, ${withCards})`.execute(
    on,
  );
  const [row = { hits: null, cards: null }] = rows;
  return { hits: hitsIn(row.hits, tier), cards: row.cards?.map(cardOf) };
}

/** The same for a query without words. */
export async function sortOutAny(
  on: On,
  asked: Asked,
  { tier, from, max, windows }: Sorting,
): Promise<readonly Hit[]> {
  let hits: readonly Hit[] = [];
  for (const window of windows) {
    const conditions = [
      ...fits(tier, window),
      ...stillOpen,
      ...pay(asked),
      ...since(asked),
      ...beyond(asked, from),
    ];
    const { rows } = await sql<Row>`
      select job, ${keyOf(asked)} as key, ${tier.tier}::int as tier from published_job ${where(conditions)}
      order by key desc, job desc limit ${max}`.execute(on);
    hits = rows;
    if (hits.length >= max) break;
  }
  return hits;
}

function column({ order }: Asked): RawBuilder<unknown> {
  return sql.ref(order === 'newest' ? 'published_at' : 'pay_rank');
}

function keyOf({ order }: Asked): RawBuilder<unknown> {
  return order === 'newest' ? sql`(extract(epoch from published_at) * 1000000)::bigint` : sql`pay_rank`;
}

function tierOf({ inTitle }: Question): RawBuilder<unknown> {
  return inTitle === null ? sql`2` : sql`case when words @@ ${inTitle}::tsquery then 1 else 2 end`;
}

type Conditions = readonly RawBuilder<SqlBool>[];

function where(conditions: Conditions): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Exclusions are applied by the index, before any job is read. Each window is a query of its own: only then
 * does the index start at the window's first job.
 */
function fits({ all, but }: Tier, window: string | null = null): Conditions {
  const words = [...(all === null ? [] : [`(${all})`]), ...(but === null ? [] : [`!(${but})`])];
  const questions = [
    ...(words.length === 0 ? [] : [words.join(' & ')]),
    ...(window === null ? [] : [window]),
  ];
  return questions.map((question) => sql<SqlBool>`words @@ ${question}::tsquery`);
}

/** A job past its closing date in London is not found, even before the upkeep closes it. */
const stillOpen: Conditions = [
  sql<SqlBool>`(closes_on is null or closes_on >= (now() at time zone 'Europe/London')::date)`,
];

function pay({ pay }: Asked): Conditions {
  return pay === undefined ? [] : [sql<SqlBool>`pay_rank between ${pay.min}::int and ${pay.max}::int`];
}

function since({ days, publishedAfter, publishedUntil }: Asked): Conditions {
  return [
    ...(days === undefined ? [] : [sql<SqlBool>`published_at > now() - make_interval(days => ${days}::int)`]),
    ...(publishedAfter === undefined ? [] : [sql<SqlBool>`published_at > ${publishedAfter}`]),
    ...(publishedUntil === undefined ? [] : [sql<SqlBool>`published_at <= ${publishedUntil}`]),
  ];
}

function beyond(asked: Asked, from: From): Conditions {
  if (from === undefined) return [];
  const at =
    asked.order === 'newest'
      ? sql`'epoch'::timestamptz + ${from.key}::double precision * interval '1 microsecond'`
      : sql`${from.key}::int`;
  return [sql<SqlBool>`(${column(asked)}, job) < (${at}, ${from.job}::uuid)`];
}

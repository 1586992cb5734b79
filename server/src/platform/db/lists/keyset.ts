import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../../refusal.ts';

/**
 * A keyset cursor: the list continues after the row of this time and id. In microseconds since 1970,
 * PostgreSQL's precision.
 */
export interface Position {
  readonly at: number;
  readonly id: string;
}

/** One page of a list, and the cursor of the next; null at the end. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Rows on one page. A query fetches one more, to learn whether any follow. */
export const pageSize = 25;

/**
 * A row's time for its cursor. A JavaScript date has too few digits: rows of the same millisecond would be
 * lost.
 */
export function microseconds(column: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}

/** The condition for rows after a cursor, in a list with the newest first. */
export function olderThan(columns: { at: string; id: string }, { at, id }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)})
    < ('epoch'::timestamptz + ${at}::double precision * interval '1 microsecond', ${id}::uuid)`;
}

/** Makes a page from the rows of a query for one more than a page. */
export function pageOf<Row extends Position>(rows: readonly Row[]): Page<Row> {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last !== undefined ? `${last.at}.${last.id}` : null };
}

/** Parses the cursor of a page; throws a Refusal for an invalid one. */
export function positionIn(after: string): Position {
  const [, at, id] =
    /^(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(after) ?? [];
  if (at !== undefined && id !== undefined) return { at: Number(at), id };
  throw notOfAPage();
}

/** Parses the cursor of a page of numbered rows; throws a Refusal for an invalid one. */
export function numberIn(after: string): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  throw notOfAPage();
}

function notOfAPage(): Refusal {
  const message = 'Start again from the first page.';
  return new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

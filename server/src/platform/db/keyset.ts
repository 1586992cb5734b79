import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../refusal.ts';

/** Where a list goes on: after the row of this moment and id. Microseconds since 1970, as PostgreSQL counts. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

/** One page of a list, and what to ask for the next by; null at the end. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Rows on one page. A query asks for one more, to learn whether any follow. */
export const pageSize = 25;

/** The moment of a row for its position. A JavaScript date has too few digits: rows of one millisecond would be lost. */
export function microseconds(column: string): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}

/** Of a list with the newest first: what comes after a position. */
export function olderThan(columns: { at: string; id: string }, { at, id }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)})
    < ('epoch'::timestamptz + ${at}::double precision * interval '1 microsecond', ${id}::uuid)`;
}

/** Makes the page of the rows that a query for one more than a page found. */
export function pageOf<Row extends Position>(rows: readonly Row[]): Page<Row> {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last !== undefined ? `${last.at}.${last.id}` : null };
}

/** The position that a page named as its next; throws a Refusal for what no page has named. */
export function positionIn(after: string): Position {
  const [, at, id] =
    /^(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(after) ?? [];
  if (at !== undefined && id !== undefined) return { at: Number(at), id };
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

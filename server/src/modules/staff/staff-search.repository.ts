import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import { pageSize } from '../../platform/db/keyset.ts';
import type { Tables } from '../../platform/db/tables.ts';

export interface StaffSearch {
  readonly of: 'enquiry' | 'account' | 'organisation';
  readonly text: string;
  /** The newest rows that fit but for their text, up to so many: where a page of what many rows hold is soon full. */
  newest(most: number): Promise<readonly { readonly id: string }[]>;
}

const lookedAt = 1000;

/**
 * The condition that a row holds these letters, whatever their case. What few rows hold is found by the index of
 * trigrams; what many hold would be read in its whole length for one page, so the newest are looked through first.
 */
export async function holdsText(
  transaction: Transaction<Tables>,
  { of, text, newest }: StaffSearch,
): Promise<Expression<SqlBool>> {
  const ids = (await newest(lookedAt)).map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select staff_finds(${of}, ${text}, ${ids}::uuid[]) as id`.execute(transaction);
  const id = sql.ref(`${of}.id`);
  const enough = rows.length > pageSize || ids.length < lookedAt;
  return enough
    ? sql<SqlBool>`${id} = any (${rows.map((row) => row.id)}::uuid[])`
    : sql<SqlBool>`${id} in (select staff_finds(${of}, ${text}))`;
}

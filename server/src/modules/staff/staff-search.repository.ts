import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import { pageSize } from '../../platform/db/lists/keyset.ts';
import type { Tables } from '../../platform/db/tables.ts';

export interface StaffSearch {
  readonly of: 'enquiry' | 'account' | 'organisation';
  readonly text: string;
  /**
   * The newest rows that match all but the text, up to a limit: for a frequent text they soon fill a page.
   */
  newest(most: number): Promise<readonly { readonly id: string }[]>;
}

const lookedAt = 1000;

/**
 * The condition that a row contains this text, in any case. A rare text is found by the trigram index; a
 * frequent one would read most of that index for one page, so the newest rows are tried first.
 */
export async function holdsText(
  transaction: Transaction<Tables>,
  { of, text, newest }: StaffSearch,
): Promise<Expression<SqlBool>> {
  const ids = (await newest(lookedAt)).map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select staff_search(${of}, ${text}, ${ids}::uuid[]) as id`.execute(transaction);
  const id = sql.ref(`${of}.id`);
  const enough = rows.length > pageSize || ids.length < lookedAt;
  return enough
    ? sql<SqlBool>`${id} = any (${rows.map((row) => row.id)}::uuid[])`
    : sql<SqlBool>`${id} in (select staff_search(${of}, ${text}))`;
}

import type { Kysely } from 'kysely';
import type { OwnedTables } from '../db/owned-table.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Every night, deletes rows past their retention, as each table's owner defines it. On tables with users'
 * data, row-level security exposes only expired rows (policies `background_expire`), so a mistake here deletes nothing
 * else.
 */
export async function tidyUp(queries: Kysely<Tables>, tables: readonly OwnedTables[]): Promise<void> {
  for (const { expire } of tables.flatMap((owned) => Object.values(owned))) {
    for (const statement of expire?.() ?? []) await statement.execute(queries);
  }
}

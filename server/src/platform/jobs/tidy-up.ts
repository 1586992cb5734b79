import type { Kysely } from 'kysely';
import type { OwnedTables } from '../db/owned-table.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Deletes what has been kept long enough, every night, as each table's owner says. Of the tables that hold people's
 * answers, row-level security shows it only what has expired (migration 8 says when), so a mistake there deletes
 * nothing else.
 */
export async function tidyUp(queries: Kysely<Tables>, tables: readonly OwnedTables[]): Promise<void> {
  for (const { expire } of tables.flatMap((owned) => Object.values(owned))) {
    for (const statement of expire?.() ?? []) await statement.execute(queries);
  }
}

import type { Generated } from 'kysely';

/** Every table by name. A migration and this file change together. */
export interface Tables {
  migration: MigrationTable;
}

export interface MigrationTable {
  number: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

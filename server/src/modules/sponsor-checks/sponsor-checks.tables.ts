import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sponsor_check: SponsorCheckTable;
  }
}

/** What could not be looked at, of how many workers, and of which first. */
export interface Unchecked {
  readonly why: string;
  readonly count: number;
  readonly workers: readonly string[];
}

export interface SponsorCheckTable {
  organisation: string;
  begun_at: Generated<Date>;
  /** How many workers the look that began last has come to. */
  reached: Generated<number>;
  /** When the last whole look finished. */
  checked_at: Date | null;
  workers: number;
  unchecked: ColumnType<readonly Unchecked[], string, string>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorChecksTables: OwnedTables = {
  sponsor_check: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

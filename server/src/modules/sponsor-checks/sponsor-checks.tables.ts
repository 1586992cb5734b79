import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sponsor_check: SponsorCheckTable;
  }
}

export interface SponsorCheckTable {
  organisation: string;
  checked_at: Date;
  workers: number;
  /** What could not be checked, and why. */
  unchecked: ColumnType<readonly unknown[], string, string>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorChecksTables: OwnedTables = {
  sponsor_check: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

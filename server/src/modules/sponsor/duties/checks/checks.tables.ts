import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../../platform/db/owned-table.ts';

declare module '../../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    sponsor_check: {
      unchecked: ColumnType<readonly Unchecked[], string, string>;
    };
  }
}

/** What could not be looked at, of how many workers, and of which first. */
export interface Unchecked {
  readonly why: string;
  readonly count: number;
  readonly workers: readonly string[];
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorChecksTables: OwnedTables = {
  sponsor_check: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

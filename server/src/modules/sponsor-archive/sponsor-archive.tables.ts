import type { Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sponsor_archive: SponsorArchiveTable;
  }
}

export interface SponsorArchiveTable {
  id: Generated<string>;
  organisation: string;
  workers: number;
  /** With the sealed facts, and why. */
  with_sealed: boolean;
  reason: string | null;
  by_account: string | null;
  by_name: string;
  at: Generated<Date>;
}

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const sponsorArchiveTables: OwnedTables = {
  sponsor_archive: {
    subject: 'account',
    personal: ['by_name'],
    retention: 'With the organisation.',
    stays: 'Who took the archive of a sponsor’s records, and when: the sponsor’s own record.',
  },
};

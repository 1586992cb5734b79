import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const sponsorArchiveTables: OwnedTables = {
  sponsor_archive: {
    subject: 'account',
    personal: ['by_name'],
    retention: 'With the organisation.',
    stays: 'Who took the archive of a sponsor’s records, and when: the sponsor’s own record.',
  },
};

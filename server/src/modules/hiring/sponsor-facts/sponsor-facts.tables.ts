import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type SponsorFactsTable = Tables['sponsor_facts'];

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const sponsorFactsTables: OwnedTables = {
  sponsor_facts: {
    subject: 'account',
    personal: ['saved_by_name'],
    retention: 'With the organisation.',
    stays: 'What the organisation says of itself as a sponsor: of a colleague who left, without the name.',
  },
};

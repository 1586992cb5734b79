import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const guidanceTables: OwnedTables = {
  guidance_reading: {
    subject: 'account',
    personal: ['read_on', 'by_name'],
    retention: 'As long as the organisation holds a licence here.',
    stays: 'A sponsor’s record that its key people read the guidance, which it keeps as long as its licence.',
  },
};

import type { OwnedTables } from '../db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const filesTables: OwnedTables = {
  file_to_delete: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the file is deleted.',
  },
};

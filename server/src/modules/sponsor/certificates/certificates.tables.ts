import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    certificate: {
      facts: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    };
  }
}

const ofTheSponsor = {
  subject: 'account',
  retention: 'With the worker it is about, or with the organisation.',
  stays: 'A sponsor’s record of a certificate it assigned, which the sponsor must keep.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const certificatesTables: OwnedTables = {
  certificate_note: { ...ofTheSponsor, personal: ['words', 'by_name'] },
  certificate: {
    ...ofTheSponsor,
    personal: ['facts', 'encrypted_number', 'number_tail', 'by_name'],
    encrypted: [{ table: 'certificate', column: 'encrypted_number', row: 'id' }],
  },
  certificate_allocation: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

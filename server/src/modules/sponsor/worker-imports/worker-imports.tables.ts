import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    worker_import: {
      mapping: Json<Readonly<Record<string, unknown>>>;
      faults: Json<readonly unknown[]>;
    };
    import_mapping: {
      mapping: Json<Readonly<Record<string, unknown>>>;
    };
  }
}

/** A file as it arrived, encrypted for its import. */
export const importFile = { table: 'worker_import', column: 'encrypted_file' } as const;

type Json<Read> = ColumnType<Read, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const workerImportsTables: OwnedTables = {
  worker_import: {
    subject: 'account',
    personal: ['file_name', 'encrypted_file', 'faults', 'by_name'],
    encrypted: [{ ...importFile, row: 'id' }],
    retention: 'With the organisation; the file itself, and what its cells say in faults, for 24 hours.',
    expire: () => [
      sql`update worker_import set encrypted_file = null, faults = '[]'
        where encrypted_file is not null and at < now() - interval '24 hours'`,
    ],
    stays: 'That a file of workers was imported, when, and by whom: the sponsor’s own record.',
  },
  import_mapping: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

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
/** What a person put right in it, and what the last check found. */
export const importCorrections = { table: 'worker_import', column: 'encrypted_corrections' } as const;
export const importFindings = { table: 'worker_import', column: 'encrypted_findings' } as const;
/** What stood on record of a worker before an import changed it. */
export const importBefore = { table: 'worker_import_before', column: 'encrypted_before' } as const;

/** Its first rows, for the choice of its columns. */
export const importPreview = { table: 'worker_import', column: 'encrypted_preview' } as const;

type Json<Read> = ColumnType<Read, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const workerImportsTables: OwnedTables = {
  worker_import: {
    subject: 'account',
    personal: [
      'file_name',
      'encrypted_file',
      'encrypted_corrections',
      'encrypted_findings',
      'encrypted_preview',
      'by_name',
    ],
    encrypted: [
      { ...importFile, row: 'id' },
      { ...importCorrections, row: 'id' },
      { ...importFindings, row: 'id' },
      { ...importPreview, row: 'id' },
    ],
    retention: 'With the organisation; the file itself, and all that its cells say, for 24 hours.',
    expire: () => [
      sql`update worker_import set encrypted_file = null, encrypted_corrections = null, encrypted_findings = null,
          encrypted_preview = null
        where encrypted_file is not null and at < now() - interval '24 hours'`,
    ],
    stays: 'That a file of workers was imported, when, and by whom: the sponsor’s own record.',
  },
  worker_import_before: {
    subject: 'account',
    personal: ['encrypted_before'],
    encrypted: [{ ...importBefore, row: 'id' }],
    retention: 'With the worker; what stood on record for 30 days.',
    expire: () => [
      sql`update worker_import_before set encrypted_before = null
        where encrypted_before is not null and at < now() - interval '30 days'`,
    ],
    stays: 'That an import changed a worker: the sponsor’s own record.',
  },
  work_place_alias: { subject: 'nobody', personal: [], retention: 'With the work place.' },
  import_mapping: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

import type { OwnedTables } from '../db/owned-table.ts';

declare module '../db/tables.ts' {
  interface Tables {
    file_to_delete: FileToDeleteTable;
  }
}

export interface FileToDeleteTable {
  file_key: string;
  due_at: Date;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const filesTables: OwnedTables = {
  file_to_delete: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the file is deleted.',
  },
};

import { sql } from 'kysely';
import type { EncryptedColumn, OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type ResumeTable = Tables['resume'];

/** What a program could read of a CV. */
export const resumeText: EncryptedColumn = {
  table: 'resume',
  column: 'sealed_text',
  row: 'id',
  formerPurpose: () => 'cv text',
};

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const resumesTables: OwnedTables = {
  resume: {
    subject: 'account',
    personal: ['file_key', 'name', 'sealed_text'],
    encrypted: [resumeText],
    retention:
      'With the account; an hour after it is removed, unless it was sent with an application; five years at most.',
    copy: {
      name: 'resumes',
      title: 'Your CVs',
      about: 'The files themselves are in the folder cvs.',
      rows: ({ account }) =>
        sql`select name, kind, bytes, main, uploaded_at, removed_at
        from resume where account = ${account} order by number`,
    },
  },
};

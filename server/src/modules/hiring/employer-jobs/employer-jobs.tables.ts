import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    job: {
      answers: Answers;
      judgement: JsonText<unknown>;
      /** What a change of law made of the verdict since its employer last saved it. */
      law_change: JsonText<unknown>;
    };
    job_editing: {
      changes: Answers;
    };
  }
}

export type JobTable = Tables['job'];
export type JobEditingTable = Tables['job_editing'];

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

type JsonText<Read> = ColumnType<Read, string | null | undefined, string | null>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const employerJobsTables: OwnedTables = {
  job: {
    subject: 'account',
    personal: ['hiring_contact', 'contact_name'],
    retention: 'With the organisation; the name of its contact until they leave it.',
    erasedWith: 'trigger',
  },
  job_editing: {
    subject: 'nobody',
    personal: [],
    retention: 'With the job; each change until it is published or thrown away.',
  },
};

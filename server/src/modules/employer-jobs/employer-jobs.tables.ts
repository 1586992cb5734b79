import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    job: JobTable;
    job_editing: JobEditingTable;
  }
}

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

type JsonText<Read> = ColumnType<Read, string | null | undefined, string | null>;

export interface JobTable {
  id: string;
  organisation: string;
  slug: string;
  state: Generated<'draft' | 'published' | 'paused' | 'closed'>;
  answers: Answers;
  hiring_contact: string | null;
  contact_name: string | null;
  sponsorable: Generated<'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown'>;
  pay_note: Generated<string | null>;
  /** YYYY-MM-DD, in London. */
  judged_on: Generated<string | null>;
  judgement: JsonText<unknown>;
  /** What a change of law made of the verdict since its employer last saved it. */
  law_change: JsonText<unknown>;
  closed_because: Generated<'filled' | 'cancelled' | 'other' | 'date' | null>;
  closed_note: Generated<string | null>;
  created_at: Generated<Date>;
  published_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
  changed_at: Generated<Date>;
}

export interface JobEditingTable {
  job: string;
  organisation: string;
  changes: Answers;
  requires: string[];
  years: number;
  sponsor_size: 'small' | 'large';
  changed_at: Generated<Date>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const employerJobsTables: OwnedTables = {
  job: {
    subject: 'account',
    personal: ['hiring_contact', 'contact_name'],
    retention: 'With the organisation; the name of its contact until they leave it (migration 17).',
    erasedWith: 'trigger',
  },
  job_editing: {
    subject: 'nobody',
    personal: [],
    retention: 'With the job; each change until it is published or thrown away.',
  },
};

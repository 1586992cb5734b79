import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    saved_plan: SavedPlanTable;
  }
}

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

export interface SavedPlanTable {
  id: string;
  account: string;
  name: string;
  answers: Answers;
  job: Answers;
  draft: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  removed_at: Generated<Date | null>;
}

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const plansTables: OwnedTables = {
  saved_plan: {
    subject: 'account',
    personal: ['name', 'answers', 'job'],
    retention: 'With the account; a day after it is deleted.',
    expire: () => [sql`delete from saved_plan where removed_at < now() - interval '1 day'`],
    copy: {
      name: 'saved-plans',
      title: 'Hire plans you saved',
      about: 'Their names and answers. We remove what you deleted after a day.',
      rows: ({ account }) =>
        sql`select name, answers, job, created_at, updated_at, removed_at
        from saved_plan where account = ${account} order by created_at`,
    },
  },
};

import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    saved_plan: {
      answers: Answers;
      job: Answers;
      sponsor: ColumnType<unknown, string | null, never>;
    };
  }
}

export type SavedPlanTable = Tables['saved_plan'];

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const plansTables: OwnedTables = {
  saved_plan: {
    subject: 'account',
    personal: ['name', 'answers', 'job', 'sponsor'],
    retention: 'With the account; a day after it is deleted.',
    expire: () => [sql`delete from saved_plan where removed_at < now() - interval '1 day'`],
    copy: {
      name: 'saved-plans',
      title: 'Hire plans you saved',
      about: 'Their names and answers. We remove what you deleted after a day.',
      rows: ({ account }) =>
        sql`select name, answers, job, sponsor, created_at, updated_at, removed_at
        from saved_plan where account = ${account} order by created_at`,
    },
  },
};

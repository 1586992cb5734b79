import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    saved_search: {
      search: Answers;
    };
  }
}

export type SavedSearchTable = Tables['saved_search'];

/** A `jsonb` column: read as a value, written as JSON text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const savedJobsTables: OwnedTables = {
  saved_job: {
    subject: 'account',
    personal: ['job', 'saved_at'],
    retention: 'With the account.',
    copy: {
      name: 'saved-jobs',
      title: 'Jobs you saved',
      about: 'Which jobs, and when you saved them.',
      rows: ({ account }) =>
        sql`select j.answers ->> 'title' as job, s.saved_at from saved_job s
        join job j on j.id = s.job where s.account = ${account} order by s.saved_at`,
    },
  },
  saved_search: {
    subject: 'account',
    personal: ['name', 'search'],
    retention: 'With the account; a day after it is removed.',
    expire: () => [sql`delete from saved_search where removed_at < now() - interval '1 day'`],
    copy: {
      name: 'saved-searches',
      title: 'Searches you kept',
      about: 'What you search for, and how often we email you. We delete what you removed after a day.',
      rows: ({ account }) =>
        sql`select name, search, alerts, opened_at, mailed_to, created_at, removed_at
        from saved_search where account = ${account} order by created_at`,
    },
  },
};

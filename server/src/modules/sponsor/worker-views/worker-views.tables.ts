import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    worker_view: {
      query: ColumnType<Record<string, string>, string, string>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const workerViewsTables: OwnedTables = {
  worker_view: {
    subject: 'account',
    personal: ['name', 'query'],
    retention: 'Until its owner removes it, or the membership ends.',
    copy: {
      name: 'worker-views',
      title: 'Your saved views of workers',
      about: 'The names of the views that you saved, with their filters, and when.',
      rows: ({ account }) =>
        sql`select name, query::text as filters, saved_at from worker_view where account = ${account} order by name`,
    },
  },
};

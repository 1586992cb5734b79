import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    notification: {
      words: ColumnType<Readonly<Record<string, string>>, string, string>;
    };
  }
}

export type StoredNotificationKind = Tables['notification']['kind'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const notificationsTables: OwnedTables = {
  notification: {
    subject: 'account',
    personal: ['kind', 'words', 'read_at'],
    retention: '90 days, or with what it is about.',
    expire: () => [sql`delete from notification where at < now() - interval '90 days'`],
    copy: {
      name: 'notification-list',
      title: 'What we told you',
      about: 'Your notifications of the last 90 days.',
      rows: ({ account }) =>
        sql`select kind, at, read_at from notification where account = ${account} order by at, id`,
    },
  },
};

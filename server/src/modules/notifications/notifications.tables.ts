import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable;
  }
}

export type StoredNotificationKind =
  | 'application-arrived'
  | 'application-sent'
  | 'status-changed'
  | 'message'
  | 'job-changed'
  | 'job-closing'
  | 'job-sponsorability-changed'
  | 'visa-facts-asked'
  | 'visa-facts-shared'
  | 'visa-facts-taken-back'
  | 'offer-sent'
  | 'offer-answered'
  | 'review-asked'
  | 'review-answered'
  | 'claim-decided'
  | 'sponsor-days-moved'
  | 'report-decided';

export interface NotificationTable {
  id: Generated<string>;
  account: string;
  organisation: string | null;
  kind: StoredNotificationKind;
  application: string | null;
  job: string | null;
  conversation: string | null;
  offer: string | null;
  hiring_case: string | null;
  words: ColumnType<Readonly<Record<string, string>>, string, string>;
  at: Generated<Date>;
  read_at: Date | null;
  mail: 'none' | 'at-once' | 'daily' | 'sent';
}

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

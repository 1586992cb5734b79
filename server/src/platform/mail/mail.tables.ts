import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../db/owned-table.ts';

declare module '../db/tables.ts' {
  interface NarrowedColumns {
    mail: {
      headers: Json;
      attachments: Json;
    };
  }
}

/** A `jsonb` column: written as `JSON.stringify` text, read as a value still to be parsed. */
type Json = ColumnType<unknown, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const mailTables: OwnedTables = {
  mail: {
    subject: 'address',
    personal: ['recipient', 'reply_to', 'subject', 'text', 'html'],
    retention:
      '30 days after it was sent or given up: to answer "I never got it". Text and codes only until it is sent.',
    expire: () => [sql`delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`],
    erase: ({ email }) => sql`delete from mail where ${email} in (lower(recipient), lower(reply_to))`,
    copy: {
      name: 'mails',
      title: 'Emails we sent you',
      about: 'Those from the last month.',
      rows: ({ email }) =>
        sql`select kind, regexp_replace(subject, '^\\d{6} ', '…… ') as subject, created_at, sent_at
        from mail where lower(recipient) = ${email} order by created_at`,
    },
  },
};

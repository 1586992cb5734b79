import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    subscriber: SubscriberTable;
  }
}

export interface SubscriberTable {
  id: Generated<string>;
  email: string;
  asked_at: Generated<Date>;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const newsletterTables: OwnedTables = {
  subscriber: {
    subject: 'address',
    personal: ['email'],
    retention: 'Until 30 days after it ends; 30 days where it was never confirmed.',
    expire: () => [
      sql`delete from subscriber where (confirmed_at is null and asked_at < now() - interval '30 days')
        or unsubscribed_at < now() - interval '30 days'`,
    ],
    erase: ({ email }) => sql`delete from subscriber where lower(email) = ${email}`,
    copy: {
      name: 'newsletter',
      title: 'The newsletter',
      about: 'Since when you receive it.',
      rows: ({ email }) =>
        sql`select email, asked_at, confirmed_at, unsubscribed_at from subscriber where lower(email) = ${email}`,
    },
  },
};

import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    subscriber: {
      topics: Generated<Topic[]>;
    };
    newsletter_issue: {
      topics: Topic[];
      /** A `jsonb` column: written as text, read as a value still to be parsed. */
      content: ColumnType<unknown, string | undefined, string>;
    };
  }
}

export type NewsletterIssueTable = Tables['newsletter_issue'];

export type Topic = 'salaries' | 'fees' | 'occupations' | 'licences' | 'visas';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const newsletterTables: OwnedTables = {
  subscriber: {
    subject: 'address',
    personal: ['email'],
    retention: 'Until 30 days after it ends, or 30 days if it was never confirmed.',
    expire: () => [
      sql`delete from subscriber where (confirmed_at is null and asked_at < now() - interval '30 days')
        or unsubscribed_at < now() - interval '30 days'`,
    ],
    erase: ({ email }) => sql`delete from subscriber where lower(email) = ${email}`,
    copy: {
      name: 'newsletter',
      title: 'The newsletter',
      about:
        'When you started to get it, and which changes of the law you hear about. If none is named, you hear about all of them.',
      rows: ({ email }) =>
        sql`select email, topics, asked_at, confirmed_at, unsubscribed_at from subscriber
        where lower(email) = ${email}`,
    },
  },
  newsletter_delivery: {
    subject: 'address',
    personal: ['subscriber'],
    retention: '30 days after the issue was sent, so that nobody gets it twice.',
    expire: () => [
      sql`delete from newsletter_delivery using newsletter_issue i
        where i.id = issue and i.ended_at < now() - interval '30 days'`,
    ],
    erasedWith: 'subscriber',
    copy: {
      name: 'newsletters',
      title: 'Newsletters we sent you',
      about: 'Those of the last month.',
      rows: ({ email }) =>
        sql`select i.subject, d.mailed_at from newsletter_delivery d
        join subscriber s on s.id = d.subscriber join newsletter_issue i on i.id = d.issue
        where lower(s.email) = ${email} and d.mail is not null order by d.mailed_at`,
    },
  },
  newsletter_issue: {
    subject: 'nobody',
    personal: [],
    retention: 'For good: what was sent is public. Drafts until staff delete them.',
  },
};

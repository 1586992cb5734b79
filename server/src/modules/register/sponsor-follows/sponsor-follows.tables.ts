import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    sponsor_follow: {
      search: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorFollowsTables: OwnedTables = {
  sponsor_follow: {
    subject: 'account',
    personal: ['sponsor', 'search'],
    retention: 'With the account.',
    copy: {
      name: 'sponsor-follows',
      title: 'Sponsors you follow',
      about: 'Which entries of the register of sponsors, and which searches, since when.',
      rows: ({ account }) =>
        sql`select s.name as sponsor, s.town, f.search, f.created_at from sponsor_follow f
        left join sponsor s on s.id = f.sponsor where f.account = ${account} order by f.created_at`,
    },
  },
  sponsor_alert: {
    subject: 'account',
    personal: ['told_to', 'wanted'],
    retention: 'With the account.',
    copy: {
      name: 'sponsor-alerts',
      title: 'Emails about the register of sponsors',
      about: 'Whether you want them, and the last edition that was checked for you.',
      rows: ({ account }) => sql`select wanted, told_to from sponsor_alert where account = ${account}`,
    },
  },
};

import { sql } from 'kysely';
import type { OwnedTables } from '../../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorCalendarTables: OwnedTables = {
  calendar_feed: {
    subject: 'account',
    personal: ['account', 'made_at', 'read_at'],
    retention: 'Until its owner ends it, or the membership ends.',
    copy: {
      name: 'calendar-feeds',
      title: 'Your calendar feeds',
      about: 'When each was made and last read. Its address is not kept.',
      rows: ({ account }) =>
        sql`select made_at, read_at from calendar_feed where account = ${account} order by made_at`,
    },
  },
  sponsor_reminder: {
    subject: 'account',
    personal: ['account', 'on_day'],
    retention: 'For 90 days.',
    expire: () => [sql`delete from sponsor_reminder where on_day < (now() - interval '90 days')::date`],
  },
};

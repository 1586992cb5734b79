import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const liveTables: OwnedTables = {
  live_stream: {
    subject: 'account',
    personal: ['last'],
    retention: 'With the account.',
  },
  live_event: {
    subject: 'account',
    personal: ['kind', 'subject'],
    retention: 'A day.',
    expire: () => [sql`delete from live_event where at < now() - interval '1 day'`],
  },
};

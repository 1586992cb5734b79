import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    live_stream: LiveStreamTable;
    live_event: LiveEventTable;
  }
}

export interface LiveStreamTable {
  account: string;
  last: number;
}

export interface LiveEventTable {
  account: string;
  number: number;
  kind: 'message' | 'read' | 'conversation' | 'application' | 'notification';
  subject: string;
  at: Generated<Date>;
}

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

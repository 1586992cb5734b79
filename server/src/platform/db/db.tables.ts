import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from './owned-table.ts';

declare module './tables.ts' {
  interface Tables {
    migration: MigrationTable;
    idempotency_key: IdempotencyKeyTable;
    rate_limit: RateLimitTable;
    audit_entry: AuditEntryTable;
    search_text: SearchTextTable;
  }
}

export interface MigrationTable {
  number: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

export interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  answer: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
}

export interface RateLimitTable {
  key_hash: string;
  taken: Date[];
  last_taken: Date;
}

export interface AuditEntryTable {
  number: number;
  at: Date;
  action: string;
  actor: string | null;
  subject: string | null;
  network: string | null;
  details: ColumnType<unknown, string, never>;
  seal: string;
}

/** Staff's search text, in lower case: maintained by triggers on accounts, organisations and enquiries. */
export interface SearchTextTable {
  row_id: string;
  about: string;
  text: string;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const dbTables: OwnedTables = {
  migration: {
    subject: 'nobody',
    personal: [],
    retention: 'As long as the database.',
  },
  idempotency_key: {
    subject: 'nobody',
    personal: [],
    retention: '7 days.',
    expire: () => [sql`delete from idempotency_key where created_at < now() - interval '7 days'`],
  },
  rate_limit: {
    subject: 'nobody',
    personal: [],
    retention: 'A day after the last call it counted.',
    expire: () => [sql`delete from rate_limit where last_taken < now() - interval '1 day'`],
  },
  audit_entry: {
    subject: 'account',
    personal: ['actor', 'subject', 'network', 'details'],
    retention: 'For good, without name or address: it shows what happened, also to accounts that are gone.',
    stays: 'Rows of the audit log, with the account’s number and a shortened network, for good.',
    copy: {
      name: 'log',
      title: 'What happened in your account',
      about: 'Who did what, when and from which network.',
      rows: ({ account }) =>
        sql`select number, at, action, case when actor = ${account} then network end as network, details
        from audit_entry where actor = ${account} or subject = ${account} order by number`,
    },
  },
  search_text: {
    subject: 'account',
    personal: ['text'],
    retention: 'With the row that it is about, by a trigger (migration 11).',
    erasedWith: 'trigger',
  },
};

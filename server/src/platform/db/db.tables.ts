import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from './owned-table.ts';

declare module './tables.ts' {
  interface NarrowedColumns {
    audit_entry: {
      details: ColumnType<unknown, string, never>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const dbTables: OwnedTables = {
  migration: {
    subject: 'nobody',
    personal: [],
    retention: 'As long as the database.',
  },
  idempotency_key: {
    subject: 'account',
    personal: ['keyed_answer'],
    retention: '7 days, or as long as the account.',
    expire: () => [sql`delete from idempotency_key where created_at < now() - interval '7 days'`],
  },
  app_secret: {
    subject: 'nobody',
    personal: [],
    retention: 'As long as the database: which secret was in use when.',
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
  backup: {
    subject: 'nobody',
    personal: [],
    retention: '400 days.',
    expire: () => [sql`delete from backup where finished_at < now() - interval '400 days'`],
  },
  search_text: {
    subject: 'account',
    personal: ['text'],
    retention: 'With the row that it is about, by a trigger.',
    erasedWith: 'trigger',
  },
};

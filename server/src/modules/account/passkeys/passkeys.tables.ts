import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    passkey: {
      transports: ColumnType<unknown, string, string>;
    };
  }
}

export type PasskeyTable = Tables['passkey'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const passkeysTables: OwnedTables = {
  passkey: {
    subject: 'account',
    personal: ['credential_id', 'public_key', 'name', 'last_used_at'],
    retention: 'With the account.',
    copy: {
      name: 'passkeys',
      title: 'Your passkeys',
      about: 'Their names. The keys themselves prove who you are and are not in this copy.',
      rows: ({ account }) =>
        sql`select name, created_at, last_used_at from passkey where account = ${account} order by created_at`,
    },
  },
  challenge: {
    subject: 'account',
    personal: ['challenge'],
    retention: 'A day after it expires.',
    expire: () => [sql`delete from challenge where expires_at < now() - interval '1 day'`],
  },
};

import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    passkey: PasskeyTable;
    challenge: ChallengeTable;
  }
}

export interface PasskeyTable {
  id: string;
  account: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: ColumnType<unknown, string, string>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface ChallengeTable {
  id: string;
  account: string | null;
  challenge: string;
  expires_at: Date;
}

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

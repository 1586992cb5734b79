import { type Generated, sql } from 'kysely';
import type { EncryptedColumn, OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    authenticator: AuthenticatorTable;
    recovery_code: RecoveryCodeTable;
  }
}

export interface AuthenticatorTable {
  account: string;
  sealed_secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  account: string;
  code_hash: string;
}

/** The secret of an authenticator app. */
export const authenticatorSecret: EncryptedColumn = {
  table: 'authenticator',
  column: 'sealed_secret',
  row: 'account',
  formerPurpose: () => 'authenticator',
};

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const secondFactorsTables: OwnedTables = {
  authenticator: {
    subject: 'account',
    personal: ['sealed_secret', 'confirmed_at'],
    encrypted: [authenticatorSecret],
    retention: 'With the account.',
    copy: {
      name: 'authenticator',
      title: 'Your authenticator app',
      about: 'When you turned it on.',
      rows: ({ account }) => sql`select confirmed_at from authenticator where account = ${account}`,
    },
  },
  recovery_code: {
    subject: 'account',
    personal: ['code_hash'],
    retention: 'With the account.',
  },
};

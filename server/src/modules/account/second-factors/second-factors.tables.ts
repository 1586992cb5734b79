import { sql } from 'kysely';
import type { EncryptedColumn, OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type AuthenticatorTable = Tables['authenticator'];

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

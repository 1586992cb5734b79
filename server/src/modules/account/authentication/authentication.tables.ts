import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type SignUpTable = Tables['sign_up'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const authenticationTables: OwnedTables = {
  account_password: {
    subject: 'account',
    personal: ['hash'],
    retention: 'With the account.',
  },
  sign_up: {
    subject: 'address',
    personal: ['email', 'full_name', 'password_hash', 'organisation_name', 'website'],
    retention: '7 days.',
    expire: () => [sql`delete from sign_up where created_at < now() - interval '7 days'`],
    erase: ({ email }) => sql`delete from sign_up where lower(email) = ${email}`,
  },
  google_identity: {
    subject: 'account',
    personal: ['subject'],
    retention: 'With the account.',
    copy: {
      name: 'google',
      title: 'Google sign-in',
      about: 'The number that Google gives you.',
      rows: ({ account }) => sql`select subject from google_identity where account = ${account}`,
    },
  },
};

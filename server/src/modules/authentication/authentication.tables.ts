import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    account_password: AccountPasswordTable;
    sign_up: SignUpTable;
    google_identity: GoogleIdentityTable;
  }
}

export interface AccountPasswordTable {
  account: string;
  hash: string;
  changed_at: Generated<Date>;
}

export interface SignUpTable {
  email: string;
  /** The key of the device that signed up. */
  device_hash: Generated<string>;
  full_name: string;
  role: 'candidate' | 'recruiter';
  password_hash: string;
  claim_hash: string | null;
  organisation_name: string | null;
  website: string | null;
  industry: string | null;
  invitation: string | null;
  created_at: Generated<Date>;
}

export interface GoogleIdentityTable {
  subject: string;
  account: string;
}

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

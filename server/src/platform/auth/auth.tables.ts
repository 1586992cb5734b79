import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../db/owned-table.ts';

declare module '../db/tables.ts' {
  interface Tables {
    account: AccountTable;
    organisation: OrganisationTable;
    membership: MembershipTable;
  }
}

export type AccountRole = 'candidate' | 'recruiter' | 'staff';
export type MemberRole = 'owner' | 'admin' | 'member' | 'viewer';
/** What a colleague may do with sponsored workers; no other role says anything of it. */
export type ComplianceRole = 'none' | 'officer' | 'line-manager' | 'viewer' | 'adviser';

export interface AccountTable {
  id: string;
  email: string;
  full_name: string;
  role: AccountRole;
  created_at: Generated<Date>;
  deletion_due: Generated<Date | null>;
}

export interface OrganisationTable {
  id: string;
  name: string | null;
  website: string | null;
  industry: string | null;
  applicants_kept_months: Generated<number>;
  trading_name: Generated<string | null>;
  town: Generated<string | null>;
  size: Generated<'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null>;
  about: Generated<string | null>;
  markets: Generated<string[]>;
  /** As JSON has them. */
  offices: ColumnType<object[], string | undefined, string>;
  created_at: Generated<Date>;
}

export interface MembershipTable {
  account: string;
  organisation: string;
  role: MemberRole;
  compliance_role: Generated<ComplianceRole>;
  /** As an adviser states them; we check neither. */
  adviser_regulator: Generated<string | null>;
  adviser_number: Generated<string | null>;
  since: Generated<Date>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const authTables: OwnedTables = {
  account: {
    subject: 'account',
    personal: ['email', 'full_name', 'deletion_due'],
    retention: 'Until it is deleted: seven days after its owner asks.',
    copy: {
      name: 'account',
      title: 'Your account',
      about: 'Name, address and role.',
      rows: ({ account }) =>
        sql`select id, email, full_name, role, created_at, deletion_due from account where id = ${account}`,
    },
  },
  organisation: {
    subject: 'nobody',
    personal: [],
    retention: 'Until its last member leaves.',
  },
  membership: {
    subject: 'account',
    personal: ['account', 'role', 'compliance_role', 'adviser_regulator', 'adviser_number'],
    retention: 'With the account.',
    copy: {
      name: 'organisation',
      title: 'Your organisations',
      about: 'Your organisations, and your roles in each.',
      rows: () =>
        sql`select o.name, o.website, o.industry, o.role, o.compliance_role, m.adviser_regulator, m.adviser_number, o.since
        from my_organisations() o join membership m on m.organisation = o.id and m.account = my_account()`,
    },
  },
};

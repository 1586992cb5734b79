import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../db/owned-table.ts';
import type { Tables } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface NarrowedColumns {
    account: {
      role: AccountRole;
    };
    organisation: {
      /** As JSON has them. */
      offices: ColumnType<object[], string | undefined, string>;
    };
  }
}

export type AccountTable = Tables['account'];
export type OrganisationTable = Tables['organisation'];

export type AccountRole = 'candidate' | 'recruiter' | 'staff';
/** What a colleague may do with the organisation itself; a member has no right over it. */
export type MemberRole = 'owner' | 'admin' | 'member';
/** What a colleague may do in hiring; no other right says anything of it. Each includes the ones before it. */
export type HiringRight = 'none' | 'read' | 'write' | 'offers';
/** What a colleague may do with sponsored workers; no other right says anything of it. */
export type ComplianceRole = 'none' | 'officer' | 'line-manager' | 'viewer' | 'adviser';

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
    personal: ['account', 'role', 'hiring', 'compliance_role', 'adviser_regulator', 'adviser_number'],
    retention: 'With the account.',
    copy: {
      name: 'organisation',
      title: 'Your organisations',
      about: 'Your organisations, and what you may do in each.',
      rows: () =>
        sql`select o.name, o.website, o.industry, o.role, m.hiring, o.compliance_role, m.adviser_regulator, m.adviser_number, o.since
        from my_organisations() o join membership m on m.organisation = o.id and m.account = my_account()`,
    },
  },
};

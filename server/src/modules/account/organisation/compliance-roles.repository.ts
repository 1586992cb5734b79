import type { Transaction } from 'kysely';
import type { ComplianceRole } from '../../../platform/auth/auth.tables.ts';
import { lockOrganisation } from '../../../platform/db/lock-organisation.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { MemberOf } from './organisation.repository.ts';

type On = Transaction<Tables>;

export interface ComplianceRolesRepository {
  /** A member of the organisation, which stays locked until the transaction ends. */
  member(
    on: On,
    member: MemberOf,
  ): Promise<
    | {
        readonly fullName: string;
        readonly email: string;
        readonly organisationName: string | null;
        readonly role: ComplianceRole;
      }
    | undefined
  >;
  set(
    on: On,
    member: MemberOf,
    given: {
      readonly compliance_role: ComplianceRole;
      readonly adviser_regulator: string | null;
      readonly adviser_number: string | null;
    },
  ): Promise<void>;
  post(on: On, mails: readonly Mail[]): Promise<void>;
}

/** What members may do with sponsored workers. */
export function complianceRolesRepository(outbox: Outbox): ComplianceRolesRepository {
  return {
    async member(on, { organisation, account }) {
      await lockOrganisation(on, organisation);
      return await on
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account')
        .innerJoin('organisation', 'organisation.id', 'membership.organisation')
        .where('membership.organisation', '=', organisation)
        .where('membership.account', '=', account)
        .select([
          'account.full_name as fullName',
          'account.email',
          'organisation.name as organisationName',
          'membership.compliance_role as role',
        ])
        .executeTakeFirst();
    },
    async set(on, { organisation, account }, given) {
      await on
        .updateTable('membership')
        .set(given)
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    post: outbox.post,
  };
}

import type { Transaction } from 'kysely';
import type { ComplianceRole } from '../../../platform/auth/auth.tables.ts';
import { lockOrganisation } from '../../../platform/db/locks/lock-organisation.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { MemberOf } from './organisation.repository.ts';

type On = Transaction<Tables>;

/** What members may do with sponsored workers. */
export function complianceRolesRepository(outbox: Outbox) {
  return {
    /** A member of the organisation, which stays locked until the transaction ends. */
    async member(
      on: On,
      { organisation, account }: MemberOf,
    ): Promise<
      | {
          readonly fullName: string;
          readonly email: string;
          readonly organisationName: string | null;
          readonly role: ComplianceRole;
        }
      | undefined
    > {
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
    async set(
      on: On,
      { organisation, account }: MemberOf,
      columns: {
        readonly compliance_role: ComplianceRole;
        readonly adviser_regulator: string | null;
        readonly adviser_number: string | null;
      },
    ): Promise<void> {
      await on
        .updateTable('membership')
        .set(columns)
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    post: outbox.post,
  };
}

export type ComplianceRolesRepository = ReturnType<typeof complianceRolesRepository>;

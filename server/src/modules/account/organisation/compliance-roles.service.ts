import type { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import type { RequestOf } from '@portway/contracts/operation';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { missing } from '../../../platform/refusal.ts';
import type { ComplianceRolesRepository } from './compliance-roles.repository.ts';
import { complianceRoleEmail } from './organisation.emails.ts';
import { requireOwner } from './organisation.policy.ts';

type RoleChange = RequestOf<typeof changeComplianceRoleOperation>;

interface Deps {
  readonly repository: ComplianceRolesRepository;
  readonly audit: Audit;
  readonly origin: string;
}

/** Owners choose who sees and records sponsored workers: nobody does until they have. */
export function complianceRolesService({ repository, audit, origin }: Deps) {
  return {
    async change(
      requestContext: RequestContext,
      account: string,
      { role, regulator, number }: RoleChange,
    ): Promise<{ readonly message: string }> {
      const { caller, transaction } = requestContext;
      const { id: organisation } = requireOwner(caller);
      const member = await repository.member(transaction, { organisation, account });
      if (member === undefined) throw missing();
      const isAdviser = role === 'adviser';
      await repository.set(
        transaction,
        { organisation, account },
        {
          compliance_role: role,
          adviser_regulator: isAdviser ? (regulator ?? null) : null,
          adviser_number: isAdviser ? (number ?? null) : null,
        },
      );
      await audit.note(requestContext, 'compliance-role-changed', account, { role });
      if (role !== member.role) {
        const about = { id: organisation, organisation: member.organisationName };
        const letter = complianceRoleEmail({ ...about, role, origin });
        await repository.post(transaction, [
          { ...renderEmail(letter), kind: 'compliance-role', to: member.email },
        ]);
      }
      return { message: messages[role](member.fullName) };
    },
  };
}

export type ComplianceRoles = ReturnType<typeof complianceRolesService>;

const messages: Readonly<Record<RoleChange['role'], (name: string) => string>> = {
  none: (name) => `${name} no longer sees sponsored workers.`,
  officer: (name) => `${name} is now a compliance officer. We have told them by email.`,
  'line-manager': (name) => `${name} now sees their own sponsored workers. We have told them by email.`,
  viewer: (name) => `${name} now sees sponsored workers. We have told them by email.`,
  adviser: (name) => `${name} is now recorded as an adviser. We have told them by email.`,
};

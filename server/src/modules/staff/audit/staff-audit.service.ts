import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { auditLogOperation } from '@portway/contracts/staff/staff-records';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { auditPage } from '../../account/organisation-log/audit-page.presenter.ts';
import { requireStaff } from '../staff.policy.ts';
import { pageSize, type StaffAuditRepository } from './staff-audit.repository.ts';

/** The audit log, for the team to read. `addressHashes` is what it may have of an address without an account. */
export function staffAuditService(
  repository: StaffAuditRepository,
  addressHashes: (email: string) => readonly string[],
) {
  return {
    async list(
      requestContext: RequestContext,
      { action, about, email, after }: RequestOf<typeof auditLogOperation>,
    ): Promise<ResponseOf<typeof auditLogOperation>> {
      requireStaff(requestContext.caller);
      const address = email?.toLowerCase();
      const rows = await repository.list(requestContext, {
        action,
        about,
        address: address === undefined ? undefined : { email: address, hashes: addressHashes(address) },
        after,
      });
      return { ...auditPage(rows, pageSize), actions: await repository.actions(requestContext) };
    },
  };
}

export type StaffAudit = ReturnType<typeof staffAuditService>;

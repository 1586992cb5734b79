import type {
  exportOrganisationLogOperation,
  listOrganisationLogOperation,
  verifyOrganisationLogOperation,
} from '@portway/contracts/account/organisation-log/organisation-log';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { csvBytes } from '@portway/formats/csv';
import { requireOwner } from '../../../platform/auth/authorisation.ts';
import type { Audit, Verification } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { auditDetailsOf, auditPage } from './audit-page.presenter.ts';
import { type OrganisationLogRepository, pageSize } from './organisation-log.repository.ts';

interface Deps {
  readonly repository: OrganisationLogRepository;
  readonly audit: Audit;
  /** The most rows of one table. */
  readonly max: number;
  /** Verifies the log of the whole site. */
  readonly verifyAll: () => Promise<Verification>;
}

/** The audit log of one organisation: its owners read, search, export and verify it. */
export function organisationLogService({ repository, audit, max, verifyAll }: Deps) {
  return {
    async list(
      { caller, transaction }: RequestContext,
      filters: RequestOf<typeof listOrganisationLogOperation>,
    ): Promise<ResponseOf<typeof listOrganisationLogOperation>> {
      const { id } = requireOwner(caller);
      const rows = await repository.list(transaction, id, { ...filters, limit: pageSize + 1 });
      return { ...auditPage(rows, pageSize), actions: [...(await repository.actions(transaction, id))] };
    },
    async csv(
      requestContext: RequestContext,
      filters: RequestOf<typeof exportOrganisationLogOperation>,
    ): Promise<Uint8Array> {
      const { id } = requireOwner(requestContext.caller);
      const rows = await repository.list(requestContext.transaction, id, { ...filters, limit: max });
      await audit.note(requestContext, 'organisation-log-exported', id, { count: `${rows.length}` });
      return csvBytes([
        ['number', 'at', 'what', 'who', 'whom it concerns', 'id of that', 'from', 'details'],
        ...rows.map((row) => [
          `${row.number}`,
          row.at.toISOString(),
          row.action,
          row.actor_name ?? row.actor ?? '',
          row.subject_name ?? '',
          row.subject ?? '',
          row.network ?? '',
          Object.entries(auditDetailsOf(row.details))
            .map((pair) => pair.join(': '))
            .join('; '),
        ]),
      ]);
    },
    async verify({
      caller,
      transaction,
    }: RequestContext): Promise<ResponseOf<typeof verifyOrganisationLogOperation>> {
      const { id } = requireOwner(caller);
      const verification = await verifyAll();
      const entries = await repository.count(transaction, id);
      const isWhole = verification.status === 'whole';
      const message = isWhole
        ? 'The log is whole: no entry was changed or removed.'
        : 'The log was changed. Tell the people who run this site, and export it now.';
      return { isWhole, message, entries };
    },
  };
}

export type OrganisationLog = ReturnType<typeof organisationLogService>;

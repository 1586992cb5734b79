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
import { type LogFilters, type OrganisationLogRepository, pageSize } from './organisation-log.repository.ts';

interface Deps {
  readonly repository: OrganisationLogRepository;
  readonly audit: Audit;
  /** The most rows of one table. */
  readonly max: number;
  /** What was done, in words. */
  readonly actionWords: (action: string) => string;
  /** Verifies the log of the whole site. */
  readonly verifyAll: () => Promise<Verification>;
}

/** The audit log of one organisation: its owners read, search, export and verify it. */
export function organisationLogService({ repository, audit, max, actionWords, verifyAll }: Deps) {
  /** The filters, with the actions whose words contain what is searched for. */
  function searchedIn<Filters extends LogFilters>(filters: Filters, actions: readonly string[]) {
    const search = filters.search?.toLowerCase();
    const isSearched = (action: string) =>
      search !== undefined && actionWords(action).toLowerCase().includes(search);
    return { ...filters, searchedActions: actions.filter(isSearched) };
  }

  return {
    async list(
      { caller, transaction }: RequestContext,
      filters: RequestOf<typeof listOrganisationLogOperation>,
    ): Promise<ResponseOf<typeof listOrganisationLogOperation>> {
      const { id } = requireOwner(caller);
      const actions = await repository.actions(transaction, id);
      const query = { ...searchedIn(filters, actions), limit: pageSize + 1 };
      const rows = await repository.list(transaction, id, query);
      // What concerns the organisation itself needs no name.
      const shownRows = rows.map((row) => (row.subject === id ? { ...row, subject: null } : row));
      return { ...auditPage(shownRows, pageSize), actions: [...actions] };
    },
    async csv(
      requestContext: RequestContext,
      filters: RequestOf<typeof exportOrganisationLogOperation>,
    ): Promise<Uint8Array> {
      const { id } = requireOwner(requestContext.caller);
      const { transaction } = requestContext;
      const query = searchedIn(filters, await repository.actions(transaction, id));
      const rows = await repository.list(transaction, id, { ...query, limit: max });
      await audit.note(requestContext, 'organisation-log-exported', id, { count: `${rows.length}` });
      return csvBytes([
        ['number', 'at', 'what', 'who', 'whom it concerns', 'id of that', 'from', 'details'],
        ...rows.map((row) => [
          `${row.number}`,
          row.at.toISOString(),
          actionWords(row.action),
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

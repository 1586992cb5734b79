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
import { Refusal } from '../../../platform/refusal.ts';
import { type LogRow, type OrganisationLogRepository, pageSize } from './organisation-log.repository.ts';

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
      { after, ...filters }: RequestOf<typeof listOrganisationLogOperation>,
    ): Promise<ResponseOf<typeof listOrganisationLogOperation>> {
      const { id } = requireOwner(caller);
      const query = { ...filters, before: numberIn(after), limit: pageSize + 1 };
      const rows = await repository.list(transaction, id, query);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        entries: page.map(entryOf),
        actions: [...(await repository.actions(transaction, id))],
        next: rows.length > pageSize && last !== undefined ? String(last.number) : null,
      };
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
          Object.entries(textsIn(row.details))
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

function numberIn(after: string | undefined): number | undefined {
  if (after === undefined) return undefined;
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

function entryOf({ number, at, action, network, ...row }: LogRow) {
  return {
    number,
    at: at.toISOString(),
    action,
    actor: row.actor === null ? null : { id: row.actor, name: row.actor_name },
    subject: row.subject === null ? null : { id: row.subject, name: row.subject_name },
    network,
    details: textsIn(row.details),
  };
}

function textsIn(details: unknown): Record<string, string> {
  const pairs = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

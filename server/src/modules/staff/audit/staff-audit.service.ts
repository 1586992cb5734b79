import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { auditLogOperation } from '@portway/contracts/staff/staff-records';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireStaff } from '../staff.policy.ts';
import { type AuditRow, pageSize, type StaffAuditRepository } from './staff-audit.repository.ts';

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
        before: numberIn(after),
      });
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        entries: page.map(entryOf),
        actions: await repository.actions(requestContext),
        next: rows.length > pageSize && last !== undefined ? String(last.number) : null,
      };
    },
  };
}

export type StaffAudit = ReturnType<typeof staffAuditService>;

function numberIn(after: string | undefined): number | undefined {
  if (after === undefined) return undefined;
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const message = 'Start again from the first page.';
  throw new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

function entryOf({ number, at, action, network, ...row }: AuditRow) {
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

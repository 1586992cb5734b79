import type { ResponseOf } from '@portway/contracts/operation';
import type { failedEmailsOperation } from '@portway/contracts/staff/staff-records';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import type { FailedEmail, StaffMailRepository } from './staff-mail.repository.ts';

/** Failed emails, and how to send them again. */
export function staffMailService(
  repository: StaffMailRepository,
  { audit, outbox }: { readonly audit: Audit; readonly outbox: Outbox },
) {
  return {
    async dead(
      requestContext: RequestContext,
      after: string | undefined,
    ): Promise<ResponseOf<typeof failedEmailsOperation>> {
      requireStaff(requestContext.caller);
      const { rows, next } = await repository.dead(requestContext, after);
      return { emails: rows.flatMap(presentEmail), next };
    },
    async retry(requestContext: RequestContext, id: string): Promise<{ message: string }> {
      requireStaff(requestContext.caller);
      const isQueued = await outbox.retry(requestContext.transaction, id);
      if (!isQueued) throw notThere();
      await audit.note(requestContext, 'letter-retried', id);
      return { message: 'The email is on its way again.' };
    },
  };
}

export type StaffMail = ReturnType<typeof staffMailService>;

function presentEmail({ last_fault, created_at, failed_at, at: _, ...letter }: FailedEmail) {
  if (failed_at === null) return [];
  return [
    {
      ...letter,
      // A code that did not arrive may still be valid.
      subject: letter.subject.replace(/^\d{6}\b/, '……'),
      lastFault: last_fault,
      createdAt: created_at.toISOString(),
      failedAt: failed_at.toISOString(),
    },
  ];
}

import type { showApplicantsKeptOperation } from '@portway/contracts/hiring/employer-applications/applicant-retention';
import type { ResponseOf } from '@portway/contracts/operation';
import { requireAdmin, requireHiringReader } from '../../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import type { ApplicantRetentionRepository } from './applicant-retention.repository.ts';

interface Deps {
  readonly repository: ApplicantRetentionRepository;
  readonly audit: Audit;
}

const soonDays = 7;

/** How long an organisation keeps unsuccessful applications. */
export function applicantRetentionService({ repository, audit }: Deps) {
  return {
    async show({
      caller,
      transaction,
    }: RequestContext): Promise<ResponseOf<typeof showApplicantsKeptOperation>> {
      const organisation = requireHiringReader(caller).id;
      return {
        months: await repository.months(transaction, organisation),
        due: await repository.dueWithin(transaction, organisation, soonDays),
      };
    },
    async change(requestContext: RequestContext, months: number): Promise<{ readonly message: string }> {
      const organisation = requireAdmin(requestContext.caller).id;
      await repository.setMonths(requestContext.transaction, organisation, months);
      await audit.note(requestContext, 'applicants-kept-changed', organisation, { months: `${months}` });
      const length = months === 1 ? 'one month' : `${months} months`;
      return { message: `Saved: ${length}. It takes effect tonight.` };
    },
  };
}

export type ApplicantRetention = ReturnType<typeof applicantRetentionService>;

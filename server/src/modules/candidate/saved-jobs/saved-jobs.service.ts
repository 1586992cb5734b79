import type { JobSaving, SavedJobs as Listed } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { SavedJobsRepository } from './saved-jobs.repository.ts';

export interface SavedJobsDeps {
  readonly repository: SavedJobsRepository;
  readonly jobs: Pick<JobsService, 'cardsOf'>;
}

/** Jobs a candidate has saved. */
export function savedJobsService({ repository, jobs }: SavedJobsDeps) {
  const count = ({ transaction, caller }: RequestContext) => repository.count(transaction, caller.account);
  return {
    async save(requestContext: RequestContext, job: string): Promise<JobSaving> {
      requireCandidate(requestContext.caller);
      if (!(await repository.save(requestContext.transaction, requestContext.caller.account, job)))
        throw missing();
      return { message: 'Saved.', saved: true, savedCount: await count(requestContext) };
    },
    async unsave(requestContext: RequestContext, job: string): Promise<JobSaving> {
      requireCandidate(requestContext.caller);
      if (!(await repository.remove(requestContext.transaction, requestContext.caller.account, job)))
        throw missing();
      return { message: 'No longer saved.', saved: false, savedCount: await count(requestContext) };
    },
    async list(requestContext: RequestContext, after: string | undefined): Promise<Listed> {
      requireCandidate(requestContext.caller);
      const { rows, next } = await repository.list(
        requestContext.transaction,
        requestContext.caller.account,
        after,
      );
      const cards = await jobs.cardsOf(
        requestContext,
        rows.map(({ id }) => id),
      );
      const savedJobs = rows.flatMap(({ id, saved_at }) => {
        const job = cards.get(id);
        if (job === undefined) return [];
        return [{ job: job.card, state: job.state, savedAt: saved_at.toISOString() }];
      });
      return { jobs: savedJobs, next, savedCount: await count(requestContext) };
    },
  };
}

export type SavedJobs = ReturnType<typeof savedJobsService>;

import type { JobSaving, SavedJobs as Listed } from '@portway/contracts/saved-jobs/saved-jobs';
import { requireCandidate } from '../../platform/auth/authorisation.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { missing } from '../../platform/refusal.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { SavedJobsRepository } from './saved-jobs.repository.ts';

export interface SavedJobs {
  save(work: Work, job: string): Promise<JobSaving>;
  unsave(work: Work, job: string): Promise<JobSaving>;
  list(work: Work, after: string | undefined): Promise<Listed>;
}

export interface SavedJobsDeps {
  readonly repository: SavedJobsRepository;
  readonly jobs: Pick<JobsService, 'cardsOf'>;
}

/** Jobs a candidate has saved. */
export function savedJobsService({ repository, jobs }: SavedJobsDeps): SavedJobs {
  const count = ({ transaction, caller }: Work) => repository.count(transaction, caller.account);
  return {
    async save(work, job) {
      requireCandidate(work.caller);
      if (!(await repository.save(work.transaction, work.caller.account, job))) throw missing();
      return { message: 'Saved.', saved: true, savedCount: await count(work) };
    },
    async unsave(work, job) {
      requireCandidate(work.caller);
      if (!(await repository.remove(work.transaction, work.caller.account, job))) throw missing();
      return { message: 'No longer saved.', saved: false, savedCount: await count(work) };
    },
    async list(work, after) {
      requireCandidate(work.caller);
      const { rows, next } = await repository.list(work.transaction, work.caller.account, after);
      const cards = await jobs.cardsOf(
        work,
        rows.map(({ id }) => id),
      );
      const shown = rows.flatMap(({ id, saved_at }) => {
        const found = cards.get(id);
        if (found === undefined) return [];
        return [{ job: found.card, state: found.state, savedAt: saved_at.toISOString() }];
      });
      return { jobs: shown, next, savedCount: await count(work) };
    },
  };
}

import type {
  JobEditing,
  saveJobEditingOperation,
} from '@portway/contracts/hiring/employer-jobs/job-editing';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { isSameAnswer, requireUnchanged } from '../../../platform/optimistic-lock.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import type { EmployerJobsRepository } from './employer-jobs.repository.ts';
import type { JobEditingRepository } from './job-editing.repository.ts';

interface Deps {
  readonly repository: JobEditingRepository;
  readonly jobs: Pick<EmployerJobsRepository, 'find' | 'findForUpdate' | 'takeChange'>;
  readonly read: (stored: unknown) => JobEditing;
}

type Answers = Readonly<Record<string, unknown>>;

/** Changes of a published job, kept for all who edit it until they are published. */
export function jobEditingService({ repository, jobs, read }: Deps) {
  async function stored({ transaction }: RequestContext, id: string): Promise<JobEditing> {
    const row = await repository.find(transaction, id);
    return row === undefined ? nothing : read(row);
  }
  return {
    async show(requestContext: RequestContext, id: string): Promise<JobEditing> {
      const { caller, transaction } = requestContext;
      const reader = { organisation: requireHiringReader(caller).id, account: caller.account };
      if ((await jobs.find(transaction, reader, id)) === undefined) throw missing();
      return await stored(requestContext, id);
    },
    async save(
      requestContext: RequestContext,
      id: string,
      { changes = {}, was = {}, requires, years }: RequestOf<typeof saveJobEditingOperation>,
    ): Promise<ResponseOf<typeof saveJobEditingOperation>> {
      const { caller, transaction } = requestContext;
      const organisation = requireHiring(caller).id;
      await jobs.takeChange(transaction, organisation);
      const job = await jobs.findForUpdate(transaction, { organisation, account: caller.account }, id);
      if (job === undefined) throw missing();
      const fields = Object.keys(changes);
      if (fields.length > 0) requirePublic(job.state);
      const previous = await stored(requestContext, id);
      const shownAnswers: Answers = { ...job.answers, ...previous.changes };
      for (const [field, value] of Object.entries(was)) requireUnchanged({ was: value }, shownAnswers[field]);
      const editing = {
        changes: unlike(job.answers, { ...previous.changes, ...changes }),
        requires: requires ?? previous.requires,
        years: years ?? previous.years,
      };
      await repository.save(transaction, { job: id, organisation }, editing);
      return { message: 'Saved.', ...editing };
    },
  };
}

export type JobEditings = ReturnType<typeof jobEditingService>;

/** Those that say something else than the job does. */
function unlike(answers: Answers, changes: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSameAnswer(value, answers[field])),
  );
}

const nothing: JobEditing = { changes: {}, requires: [], years: 3 };

function requirePublic(state: string): void {
  if (state === 'published' || state === 'paused') return;
  const message = 'Only a job that is published has changes to publish. Change this one itself.';
  throw new Refusal('not-published', message, { status: 409 });
}

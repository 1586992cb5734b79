import { randomUUID } from 'node:crypto';
import type {
  applyOperation,
  listApplicationsOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/applications/applications';
import type { JobAnswers } from '@portway/contracts/jobs/job-fields';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireCandidate } from '../../platform/auth/authorisation.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { missing, type Refusal } from '../../platform/refusal.ts';
import { applicationOf, turnOf } from './application.presenter.ts';
import {
  jobClosed,
  requireNotApplied,
  requireNotWithdrawn,
  requireOpenToReturn,
  requireResume,
  requireWithdrawable,
} from './applications.policy.ts';
import type { ApplicationRow, ApplicationsRepository, JobToApplyFor } from './applications.repository.ts';

type Answer = RequestOf<typeof applyOperation>;
type Changed = ResponseOf<typeof withdrawOperation>;

export interface Applications {
  saveDraft(work: Work, job: string, answer: Answer): Promise<ResponseOf<typeof saveDraftOperation>>;
  /** A Refusal that is returned still saves the draft. */
  apply(work: Work, job: string, answer: Answer): Promise<ResponseOf<typeof applyOperation> | Refusal>;
  list(
    work: Work,
    asked: RequestOf<typeof listApplicationsOperation>,
  ): Promise<ResponseOf<typeof listApplicationsOperation>>;
  show(work: Work, id: string): Promise<ResponseOf<typeof showApplicationOperation>>;
  withdraw(work: Work, id: string): Promise<Changed>;
  reopen(work: Work, id: string): Promise<Changed>;
}

export interface ApplicationsDeps {
  readonly repository: ApplicationsRepository;
  readonly readAnswers: (stored: object) => JobAnswers;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** A candidate's applications. */
export function applicationsService(deps: ApplicationsDeps): Applications {
  const { repository, readAnswers, today } = deps;

  /** Serialised: a draft saved late does not reappear beside the application. */
  async function begin({ caller, transaction }: Work): Promise<void> {
    requireCandidate(caller);
    await repository.takeChange(transaction, caller.account);
    await repository.holdApplicant(transaction, caller.account);
  }

  async function requireOwnResume({ caller, transaction }: Work, resume: string | null): Promise<void> {
    if (resume !== null) requireResume(await repository.hasResume(transaction, caller.account, resume));
  }

  async function keepDraft({ caller, transaction }: Work, job: string, { text, resume }: Answer) {
    const row = await repository.saveDraft(transaction, { account: caller.account, job, text, resume });
    return { text: row.text, resume: row.resume, savedAt: row.saved_at.toISOString() };
  }

  async function held(work: Work, id: string): Promise<ApplicationRow> {
    const { caller, transaction } = work;
    await begin(work);
    const row = await repository.hold(transaction, caller.account, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** Until the end of the last day, however much later the job is closed. */
  function isOpen(job: JobToApplyFor | undefined): boolean {
    if (job?.state !== 'published') return false;
    const { closesOn } = readAnswers(job.answers);
    return closesOn === undefined || closesOn === null || closesOn >= today();
  }

  /** A CV that its owner removed is not sent again. */
  async function leaveOutRemoved({ caller, transaction }: Work, row: ApplicationRow): Promise<boolean> {
    if (row.resume === null || (await repository.hasResume(transaction, caller.account, row.resume)))
      return false;
    await repository.leaveOutResume(transaction, row.id);
    return true;
  }

  return {
    async saveDraft(work, id, answer) {
      const { caller, transaction } = work;
      await begin(work);
      if ((await repository.job(transaction, id)) === undefined) throw missing();
      requireNotApplied(await repository.existing(transaction, caller.account, id));
      await requireOwnResume(work, answer.resume);
      return { message: 'Kept.', draft: await keepDraft(work, id, answer) };
    },
    async apply(work, id, answer) {
      const { caller, transaction } = work;
      await begin(work);
      const job = await repository.lockJob(transaction, id);
      if (job === undefined) throw missing();
      const before = await repository.existing(transaction, caller.account, id);
      if (before !== undefined) {
        requireNotWithdrawn(before.state);
        return { message: 'You have applied for this job.', application: before.id };
      }
      await requireOwnResume(work, answer.resume);
      if (!isOpen(job)) {
        await keepDraft(work, id, answer);
        return jobClosed();
      }
      const { title = 'A job', place = null } = readAnswers(job.answers);
      const application = {
        ...answer,
        id: randomUUID(),
        account: caller.account,
        job: id,
        organisation: job.organisation,
        position: title,
        company: job.company,
        location: place,
      };
      const added = await repository.add(transaction, application);
      const there = added ? application : await repository.existing(transaction, caller.account, id);
      await repository.dropDraft(transaction, caller.account, id);
      const message = added
        ? `You have applied to ${application.company}.`
        : 'You have applied for this job.';
      return { message, application: there?.id ?? application.id };
    },
    async list({ caller, transaction }, { tab, after }) {
      requireCandidate(caller);
      const { rows, next } = await repository.list(transaction, caller.account, { tab, after });
      const counts = {
        ongoing: await repository.count(transaction, caller.account, 'ongoing'),
        archived: await repository.count(transaction, caller.account, 'archived'),
      };
      return { applications: rows.map(applicationOf), next, counts };
    },
    async show(work, id) {
      const { caller, transaction } = work;
      requireCandidate(caller);
      const row = await repository.find(transaction, caller.account, id);
      if (row === undefined) throw missing();
      const resume = row.resume === null ? undefined : await repository.resumeName(transaction, row.resume);
      return {
        ...applicationOf(row),
        text: row.text,
        resume: row.resume === null || resume === undefined ? null : { id: row.resume, name: resume },
        history: (await repository.turns(transaction, id)).map(turnOf),
        canReopen: row.state === 'withdrawn' && row.jobState === 'published',
      };
    },
    async withdraw(work, id) {
      const row = await held(work, id);
      requireWithdrawable(row.state);
      if (row.state !== 'withdrawn') await repository.setState(work.transaction, id, 'withdrawn');
      return { message: `You have withdrawn your application to ${row.company}.`, status: 'withdrawn' };
    },
    async reopen(work, id) {
      const row = await held(work, id);
      if (row.state !== 'withdrawn') return { message: 'This application stands.', status: row.state };
      const { transaction } = work;
      requireOpenToReturn(row.job !== null && isOpen(await repository.lockJob(transaction, row.job)));
      const without = (await leaveOutRemoved(work, row)) ? ', without the CV that you removed' : '';
      await repository.setState(transaction, id, 'pending');
      return { message: `Your application to ${row.company} is pending again${without}.`, status: 'pending' };
    },
  };
}

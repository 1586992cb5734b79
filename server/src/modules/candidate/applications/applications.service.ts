import { randomUUID } from 'node:crypto';
import type {
  applyOperation,
  listApplicationsOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/candidate/applications/applications';
import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireCandidate } from '../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, type Refusal } from '../../../platform/refusal.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { statusOf } from '../../hiring/offers/offer-status.presenter.ts';
import { changedFields } from '../jobs/changed-fields.presenter.ts';
import { applicationOf, interviewOf, statusChangeOf } from './application.presenter.ts';
import {
  jobNotOpen,
  requireNotApplied,
  requireNotWithdrawn,
  requireOpenToReturn,
  requireResume,
  requireStillThere,
  requireWithdrawable,
} from './applications.policy.ts';
import type {
  ApplicationsRepository,
  ApplicationWithJob,
  JobToApplyFor,
  NewApplication,
  OwnApplicationRow,
} from './applications.repository.ts';

type Answer = RequestOf<typeof applyOperation>;
type Changed = ResponseOf<typeof withdrawOperation>;

export interface ApplicationsDeps {
  readonly repository: ApplicationsRepository;
  readonly readAnswers: (stored: object) => JobAnswers;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
  readonly notify: Notifications['notify'];
  /** Calls off the interview of someone who withdraws. */
  readonly callOff: (on: RequestContext['transaction'], application: OwnApplicationRow) => Promise<void>;
}

/**
 * A candidate's applications.
 * A new one, or a withdrawal, is a live event for both sides by triggers of applications.sql; this adds the notifications.
 */
export function applicationsService(deps: ApplicationsDeps) {
  const { repository, readAnswers, today, notify, callOff } = deps;

  const presented = (row: OwnApplicationRow) =>
    applicationOf(row, row.offer === null ? null : statusOf(row.offer, row.state, today()));

  /** Serialised: a draft saved late does not reappear beside the application. */
  async function begin({ caller, transaction }: RequestContext): Promise<void> {
    requireCandidate(caller);
    await repository.takeChange(transaction, caller.account);
    await repository.holdApplicant(transaction, caller.account);
  }

  async function requireOwnResume(
    { caller, transaction }: RequestContext,
    resume: string | null,
  ): Promise<void> {
    if (resume !== null) requireResume(await repository.hasResume(transaction, caller.account, resume));
  }

  async function keepDraft({ caller, transaction }: RequestContext, job: string, { text, resume }: Answer) {
    const row = await repository.saveDraft(transaction, { account: caller.account, job, text, resume });
    return { text: row.text, resume: row.resume, savedAt: row.saved_at.toISOString() };
  }

  async function lockApplication(requestContext: RequestContext, id: string): Promise<OwnApplicationRow> {
    const { caller, transaction } = requestContext;
    await begin(requestContext);
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
  async function leaveOutRemoved(
    { caller, transaction }: RequestContext,
    row: OwnApplicationRow,
  ): Promise<boolean> {
    if (row.resume === null || (await repository.hasResume(transaction, caller.account, row.resume)))
      return false;
    await repository.leaveOutResume(transaction, row.id);
    return true;
  }

  /** What the job said, where it says something else today. */
  function appliedToOf({ job_answers, jobAnswers }: ApplicationWithJob) {
    if (job_answers === null) return null;
    const answers = readAnswers(job_answers);
    const now = jobAnswers === null ? null : readAnswers(jobAnswers);
    const changedNames = now === null ? [] : changedFields(answers, now);
    return now !== null && changedNames.length === 0 ? null : { answers, now, changed: changedNames };
  }

  /** The people who hire there, and the candidate, who can be sure that it has gone. */
  async function tellBothSides({ caller, transaction }: RequestContext, sent: NewApplication): Promise<void> {
    const { account } = caller;
    const about = { application: sent.id, job: sent.job };
    await notify(transaction, [
      {
        account: null,
        organisation: sent.organisation,
        besides: [account],
        kind: 'application-arrived',
        about,
      },
      { account, organisation: null, kind: 'application-sent', about },
    ]);
  }

  async function tellEmployer(
    { caller, transaction }: RequestContext,
    { id, job, organisation }: OwnApplicationRow,
    status: 'withdrawn' | 'pending',
  ): Promise<void> {
    if (organisation === null) return;
    const about = { application: id, job: job ?? undefined };
    const besides = [caller.account];
    await notify(transaction, [
      { account: null, organisation, besides, kind: 'status-changed', about, words: { status } },
    ]);
  }

  return {
    async saveDraft(
      requestContext: RequestContext,
      id: string,
      content: Answer,
    ): Promise<ResponseOf<typeof saveDraftOperation>> {
      const { caller, transaction } = requestContext;
      await begin(requestContext);
      if ((await repository.job(transaction, id)) === undefined) throw missing();
      requireNotApplied(await repository.existing(transaction, caller.account, id));
      await requireOwnResume(requestContext, content.resume);
      return { message: 'Saved.', draft: await keepDraft(requestContext, id, content) };
    },
    /** A Refusal that is returned still saves the draft. */
    async apply(
      requestContext: RequestContext,
      id: string,
      content: Answer,
    ): Promise<ResponseOf<typeof applyOperation> | Refusal> {
      const { caller, transaction } = requestContext;
      await begin(requestContext);
      const job = await repository.lockJob(transaction, id);
      if (job === undefined) throw missing();
      const existing = await repository.existing(transaction, caller.account, id);
      if (existing !== undefined) {
        requireNotWithdrawn(existing.state);
        return { message: 'You have applied for this job.', application: existing.id };
      }
      await requireOwnResume(requestContext, content.resume);
      if (!isOpen(job)) {
        await keepDraft(requestContext, id, content);
        return jobNotOpen(job.state);
      }
      const answers = readAnswers(job.answers);
      const { title = 'A job', place = null } = answers;
      const application = {
        ...content,
        id: randomUUID(),
        account: caller.account,
        job: id,
        organisation: job.organisation,
        position: title,
        company: job.company,
        location: place,
        answers,
      };
      const isNew = await repository.add(transaction, application);
      const row = isNew ? application : await repository.existing(transaction, caller.account, id);
      await repository.dropDraft(transaction, caller.account, id);
      if (isNew) await tellBothSides(requestContext, application);
      const message = isNew
        ? `You have applied to ${application.company}.`
        : 'You have applied for this job.';
      return { message, application: row?.id ?? application.id };
    },
    async list(
      { caller, transaction }: RequestContext,
      { tab, after }: RequestOf<typeof listApplicationsOperation>,
    ): Promise<ResponseOf<typeof listApplicationsOperation>> {
      requireCandidate(caller);
      const { rows, next } = await repository.list(transaction, caller.account, { tab, after });
      const counts = {
        ongoing: await repository.count(transaction, caller.account, 'ongoing'),
        archived: await repository.count(transaction, caller.account, 'archived'),
      };
      return { applications: rows.map(presented), next, counts };
    },
    async show(
      requestContext: RequestContext,
      id: string,
    ): Promise<ResponseOf<typeof showApplicationOperation>> {
      const { caller, transaction } = requestContext;
      requireCandidate(caller);
      const row = await repository.find(transaction, caller.account, id);
      if (row === undefined) throw missing();
      const besides = await repository.besides(transaction, id);
      const resume = row.resume === null ? undefined : await repository.resumeName(transaction, row.resume);
      return {
        ...presented(row),
        text: row.text,
        resume: row.resume === null || resume === undefined ? null : { id: row.resume, name: resume },
        history: (await repository.statusChanges(transaction, id)).map(statusChangeOf),
        appliedTo: appliedToOf(row),
        interview: besides === undefined ? null : interviewOf(besides),
        erasedOn: besides?.erasedOn ?? null,
        canReopen: row.state === 'withdrawn' && row.jobState === 'published' && besides?.erasedOn === null,
      };
    },
    async withdraw(requestContext: RequestContext, id: string): Promise<Changed> {
      const row = await lockApplication(requestContext, id);
      requireWithdrawable(row.state);
      if (row.state !== 'withdrawn') {
        await repository.setState(requestContext.transaction, id, 'withdrawn');
        await callOff(requestContext.transaction, row);
        await tellEmployer(requestContext, row, 'withdrawn');
      }
      return { message: `You have withdrawn your application to ${row.company}.`, status: 'withdrawn' };
    },
    async reopen(requestContext: RequestContext, id: string): Promise<Changed> {
      const row = await lockApplication(requestContext, id);
      if (row.state !== 'withdrawn')
        return { message: 'This application is already open.', status: row.state };
      const { transaction } = requestContext;
      requireStillThere(await repository.besides(transaction, id));
      requireOpenToReturn(row.job !== null && isOpen(await repository.lockJob(transaction, row.job)));
      const without = (await leaveOutRemoved(requestContext, row)) ? ', without the CV that you removed' : '';
      await repository.setState(transaction, id, 'pending');
      await tellEmployer(requestContext, row, 'pending');
      return { message: `Your application to ${row.company} is pending again${without}.`, status: 'pending' };
    },
  };
}

export type Applications = ReturnType<typeof applicationsService>;

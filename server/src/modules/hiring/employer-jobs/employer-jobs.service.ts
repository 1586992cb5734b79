import { randomUUID } from 'node:crypto';
import type { JobAnswers, JobField } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type {
  changeJobOperation,
  closeJobOperation,
  EmployerJob,
  listEmployerJobsOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { LawChange } from '@portway/contracts/hiring/employer-jobs/law-change';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireHiringReader } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { requireUnchanged } from '../../../platform/optimistic-lock.ts';
import { missing } from '../../../platform/refusal.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { changedFields, toldSubjects } from '../../candidate/jobs/changed-fields.presenter.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import { employerJobOf, employerJobRowOf } from './employer-job.presenter.ts';
import {
  missingToPublish,
  requireComplete,
  requireDayToCome,
  requireName,
  requireNotStopped,
  requireRange,
} from './employer-jobs.policy.ts';
import type { EmployerJobRow, EmployerJobsRepository, Reader } from './employer-jobs.repository.ts';
import type { JobEditingRepository } from './job-editing.repository.ts';
import { slugOf } from './slug.presenter.ts';

interface Saved {
  readonly message: string;
  readonly job: EmployerJob;
}

export interface EmployerJobsDeps {
  readonly repository: EmployerJobsRepository;
  /** What is published is no change any more. */
  readonly editing: Pick<JobEditingRepository, 'forget' | 'save'>;
  readonly audit: Audit;
  readonly readAnswers: (stored: object) => JobAnswers;
  readonly readLawChange: (stored: unknown) => LawChange | undefined;
  readonly neededToPublish: readonly JobField[];
  /** Whether the pay can be sponsored, by the law of a day. */
  readonly judge: (answers: JobAnswers, day: string) => PostSponsorship;
  readonly notify: Notifications['notify'];
  /** What the register of sponsors says of the employer is looked up when it publishes. */
  readonly lookUpInRegister: Register['refreshMark'];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

const list = new Intl.ListFormat('en-GB');

/**
 * The jobs of an organisation: drafted, published, paused, closed.
 * Publishing fills the index of the search by the trigger `refresh_published_job` (jobs.sql).
 */
export function employerJobsService(deps: EmployerJobsDeps) {
  const { repository, audit, readAnswers, neededToPublish, today } = deps;

  function employerJob(row: EmployerJobRow): EmployerJob {
    const answers = readAnswers(row.answers);
    const canBeJudged = Boolean(answers.occupationCode) && answers.payTo !== undefined;
    return employerJobOf(row, {
      answers,
      missing: missingToPublish(answers, neededToPublish),
      sponsorship: canBeJudged ? deps.judge(answers, today()) : null,
      lawChange: deps.readLawChange(row.law_change) ?? null,
    });
  }

  async function find({ caller, transaction }: RequestContext, id: string): Promise<EmployerJob> {
    const row = await repository.find(transaction, readerOf(caller, requireHiringReader), id);
    if (row === undefined) throw missing();
    return employerJob(row);
  }

  async function lockJob({ caller, transaction }: RequestContext, id: string): Promise<EmployerJobRow> {
    const reader = readerOf(caller, requireHiring);
    await repository.takeChange(transaction, reader.organisation);
    const row = await repository.findForUpdate(transaction, reader, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** What we said about the pay on a date is stored unchanged. */
  async function judge({ transaction }: RequestContext, id: string, answers: JobAnswers): Promise<void> {
    const judgement = deps.judge(answers, today());
    await repository.setJudged(transaction, id, {
      sponsorable: judgement.status,
      pay_note: judgement.payNote,
      judged_on: today(),
      judgement,
    });
  }

  async function addDraft(requestContext: RequestContext, answers: JobAnswers): Promise<EmployerJob> {
    const { id: organisation } = requireHiring(requestContext.caller);
    const id = randomUUID();
    const slug = slugOf(answers.title ?? '', id);
    await repository.add(requestContext.transaction, { id, organisation, slug, answers });
    await judge(requestContext, id, answers);
    return await find(requestContext, id);
  }

  /** They keep what they applied to, and hear that pay, place, hours or sponsorship are others now. */
  async function tellApplicants(
    { transaction }: RequestContext,
    id: string,
    subjects: readonly string[],
  ): Promise<void> {
    if (subjects.length === 0) return;
    const verb = subjects.length === 1 ? 'has' : 'have';
    const words = { text: `the ${list.format(subjects)} ${verb} changed` };
    const applicants = await repository.applicantsUnderWay(transaction, id);
    await deps.notify(
      transaction,
      applicants.map(({ account, application }) => ({
        account,
        organisation: null,
        kind: 'job-changed',
        about: { application, job: id },
        words,
      })),
    );
  }

  return {
    async list(
      { caller, transaction }: RequestContext,
      query: RequestOf<typeof listEmployerJobsOperation>,
    ): Promise<ResponseOf<typeof listEmployerJobsOperation>> {
      const reader = readerOf(caller, requireHiringReader);
      const { rows, next } = await repository.list(transaction, reader, query);
      return {
        jobs: rows.map((row) => {
          const answers = readAnswers(row.answers);
          return employerJobRowOf(row, { answers, missing: missingToPublish(answers, neededToPublish) });
        }),
        next,
        counts: await repository.counts(transaction, reader.organisation),
      };
    },
    show: find,
    /** For how many years the editor of a new job counts with a certificate. */
    async chooseYears(requestContext: RequestContext, id: string, years: number): Promise<void> {
      const { organisation } = await lockJob(requestContext, id);
      const { transaction } = requestContext;
      await deps.editing.save(transaction, { job: id, organisation }, { changes: {}, requires: [], years });
    },
    async add(requestContext: RequestContext, answers: JobAnswers): Promise<Saved> {
      await repository.takeChange(requestContext.transaction, requireHiring(requestContext.caller).id);
      return { message: 'The draft is saved.', job: await addDraft(requestContext, answers) };
    },
    async duplicate(requestContext: RequestContext, id: string): Promise<Saved> {
      const { closesOn: _, ...answers } = readAnswers((await lockJob(requestContext, id)).answers);
      return {
        message: `A draft with the same answers as “${answers.title}” is saved.`,
        job: await addDraft(requestContext, answers),
      };
    },
    /** Only the given fields change. */
    async change(
      requestContext: RequestContext,
      id: string,
      { was, ...change }: RequestOf<typeof changeJobOperation>,
    ): Promise<Saved> {
      const row = await lockJob(requestContext, id);
      const previous = readAnswers(row.answers);
      requireUnchangedAnswers(was, previous);
      const answers = readAnswers(withoutNulls({ ...previous, ...change }));
      requireRange(answers);
      if (row.state === 'published' || row.state === 'paused') {
        requireComplete(answers, neededToPublish);
        requireDayToCome(answers, today());
      }
      await repository.setAnswers(requestContext.transaction, id, answers);
      await deps.editing.forget(requestContext.transaction, id, answers);
      await judge(requestContext, id, answers);
      if (row.state === 'published' || row.state === 'paused')
        await tellApplicants(requestContext, id, toldSubjects(changedFields(previous, answers)));
      return { message: 'Saved.', job: await find(requestContext, id) };
    },
    async publish(requestContext: RequestContext, id: string): Promise<Saved> {
      const row = await lockJob(requestContext, id);
      if (row.state === 'published') return { message: 'This job is published.', job: employerJob(row) };
      requireNotStopped(await repository.isStopped(requestContext.transaction, id));
      const name = requireName(
        await repository.organisationName(requestContext.transaction, row.organisation),
      );
      const answers = readAnswers(row.answers);
      requireComplete(answers, neededToPublish);
      requireDayToCome(answers, today());
      await judge(requestContext, id, answers);
      const slug = row.published_at === null ? slugOf(`${answers.title} ${name}`, id) : row.slug;
      const { account: contact, fullName: contactName } = requestContext.caller;
      await repository.publish(requestContext.transaction, id, { slug, contact, contactName });
      await deps.lookUpInRegister(requestContext.transaction, row.organisation);
      await audit.note(requestContext, 'job-published', id);
      const message = row.state === 'draft' ? 'The job is published.' : 'The job is open again.';
      return { message, job: await find(requestContext, id) };
    },
    async pause(requestContext: RequestContext, id: string): Promise<Saved> {
      const row = await lockJob(requestContext, id);
      if (row.state !== 'published') return { message: 'This job is not open.', job: employerJob(row) };
      await repository.pause(requestContext.transaction, id);
      await audit.note(requestContext, 'job-paused', id);
      return { message: 'The job is paused.', job: await find(requestContext, id) };
    },
    async close(
      requestContext: RequestContext,
      id: string,
      { because, note }: RequestOf<typeof closeJobOperation>,
    ): Promise<Saved> {
      const row = await lockJob(requestContext, id);
      if (row.state !== 'published' && row.state !== 'paused')
        return { message: 'This job is not open.', job: employerJob(row) };
      await repository.close(requestContext.transaction, id, { because, note: note ?? null });
      await audit.note(requestContext, 'job-closed', id);
      return { message: 'The job is closed.', job: await find(requestContext, id) };
    },
  };
}

export type EmployerJobs = ReturnType<typeof employerJobsService>;

/** Throws a Refusal when one of the answers that the caller saw is another by now. */
function requireUnchangedAnswers(
  was: Readonly<Record<string, unknown>> | undefined,
  stored: JobAnswers,
): void {
  const current: Readonly<Record<string, unknown>> = stored;
  for (const [field, value] of Object.entries(was ?? {})) requireUnchanged({ was: value }, current[field]);
}

/** What is taken back is absent, as if it had never been answered. */
function withoutNulls(answers: object): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}

function readerOf(caller: RequestContext['caller'], organisationOf: typeof requireHiringReader): Reader {
  return { organisation: organisationOf(caller).id, account: caller.account };
}

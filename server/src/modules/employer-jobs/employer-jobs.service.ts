import { randomUUID } from 'node:crypto';
import type { EmployerJob, listEmployerJobsOperation } from '@portway/contracts/employer-jobs/employer-jobs';
import type { JobAnswers, JobField } from '@portway/contracts/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/jobs/job-sponsorship';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireMember } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import { missing } from '../../platform/refusal.ts';
import {
  missingToPublish,
  requireComplete,
  requireDayToCome,
  requireName,
  requireRange,
} from './employer-jobs.policy.ts';
import type { OfferedJobRow, OfferedJobsRepository } from './employer-jobs.repository.ts';
import { slugOf } from './slug.presenter.ts';

interface Saved {
  readonly message: string;
  readonly job: EmployerJob;
}

export interface EmployerJobs {
  list(
    requestContext: RequestContext,
    asked: RequestOf<typeof listEmployerJobsOperation>,
  ): Promise<ResponseOf<typeof listEmployerJobsOperation>>;
  show(requestContext: RequestContext, id: string): Promise<EmployerJob>;
  add(requestContext: RequestContext, answers: JobAnswers): Promise<Saved>;
  /** Only the given fields change. */
  change(requestContext: RequestContext, id: string, answers: JobAnswers): Promise<Saved>;
  publish(requestContext: RequestContext, id: string): Promise<Saved>;
  close(requestContext: RequestContext, id: string): Promise<Saved>;
}

export interface OfferedJobsDeps {
  readonly repository: OfferedJobsRepository;
  readonly audit: Audit;
  readonly readAnswers: (stored: object) => JobAnswers;
  readonly neededToPublish: readonly JobField[];
  /** Whether the pay can be sponsored, by the law of a day. */
  readonly judge: (answers: JobAnswers, day: string) => PostSponsorship;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The jobs of an organisation: drafted, published, closed. */
export function employerJobsService(deps: OfferedJobsDeps): EmployerJobs {
  const { repository, audit, readAnswers, neededToPublish, today } = deps;

  function shown(row: OfferedJobRow): EmployerJob {
    const answers = readAnswers(row.answers);
    const canBeJudged = Boolean(answers.occupationCode) && answers.payTo !== undefined;
    return {
      id: row.id,
      slug: row.slug,
      state: row.state,
      answers,
      hiringContact: row.contact_name,
      createdAt: row.created_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
      closedAt: row.closed_at?.toISOString() ?? null,
      applications: row.applications,
      missing: missingToPublish(answers, neededToPublish),
      sponsorship: canBeJudged ? deps.judge(answers, today()) : null,
    };
  }

  async function found(requestContext: RequestContext, id: string): Promise<EmployerJob> {
    const organisation = requireMember(requestContext.caller);
    const row = await repository.find(requestContext.transaction, organisation.id, id);
    if (row === undefined) throw missing();
    return shown(row);
  }

  async function held({ caller, transaction }: RequestContext, id: string): Promise<OfferedJobRow> {
    const organisation = requireHiring(caller);
    await repository.takeChange(transaction, organisation.id);
    const row = await repository.hold(transaction, organisation.id, id);
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

  return {
    async list({ caller, transaction }, asked) {
      const organisation = requireMember(caller);
      const { rows, next } = await repository.list(transaction, organisation.id, asked);
      return { jobs: rows.map(shown), next };
    },
    show: found,
    async add(requestContext, answers) {
      const organisation = requireHiring(requestContext.caller);
      await repository.takeChange(requestContext.transaction, organisation.id);
      const id = randomUUID();
      await repository.add(requestContext.transaction, {
        id,
        organisation: organisation.id,
        slug: slugOf(answers.title ?? '', id),
        answers,
      });
      return { message: 'The draft is saved.', job: await found(requestContext, id) };
    },
    async change(requestContext, id, change) {
      const row = await held(requestContext, id);
      const answers = { ...readAnswers(row.answers), ...change };
      requireRange(answers);
      if (row.state === 'published') {
        requireComplete(answers, neededToPublish);
        requireDayToCome(answers, today());
      }
      await repository.setAnswers(requestContext.transaction, id, answers);
      await judge(requestContext, id, answers);
      return { message: 'Saved.', job: await found(requestContext, id) };
    },
    async publish(requestContext, id) {
      const row = await held(requestContext, id);
      if (row.state === 'published') return { message: 'This job is published.', job: shown(row) };
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
      await audit.note(requestContext, 'job-published', id);
      return { message: 'The job is published.', job: await found(requestContext, id) };
    },
    async close(requestContext, id) {
      const row = await held(requestContext, id);
      if (row.state !== 'published') return { message: 'This job is not open.', job: shown(row) };
      await repository.close(requestContext.transaction, id);
      await audit.note(requestContext, 'job-closed', id);
      return { message: 'The job is closed.', job: await found(requestContext, id) };
    },
  };
}

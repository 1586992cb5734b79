import { randomUUID } from 'node:crypto';
import type { OfferedJob, offeredJobsOperation } from '@portway/contracts/employer-jobs/employer-jobs';
import type { JobAnswers, JobField } from '@portway/contracts/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/jobs/job-sponsorship';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireHiring, requireMember } from '../../platform/auth/authorisation.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { Work } from '../../platform/db/request-context.ts';
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
  readonly job: OfferedJob;
}

export interface OfferedJobs {
  list(
    work: Work,
    asked: RequestOf<typeof offeredJobsOperation>,
  ): Promise<ResponseOf<typeof offeredJobsOperation>>;
  show(work: Work, id: string): Promise<OfferedJob>;
  add(work: Work, answers: JobAnswers): Promise<Saved>;
  /** Only the given fields change. */
  change(work: Work, id: string, answers: JobAnswers): Promise<Saved>;
  publish(work: Work, id: string): Promise<Saved>;
  close(work: Work, id: string): Promise<Saved>;
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
export function employerJobsService(deps: OfferedJobsDeps): OfferedJobs {
  const { repository, audit, readAnswers, neededToPublish, today } = deps;

  function shown(row: OfferedJobRow): OfferedJob {
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

  async function found(work: Work, id: string): Promise<OfferedJob> {
    const organisation = requireMember(work.caller);
    const row = await repository.find(work.transaction, organisation.id, id);
    if (row === undefined) throw missing();
    return shown(row);
  }

  async function held({ caller, transaction }: Work, id: string): Promise<OfferedJobRow> {
    const organisation = requireHiring(caller);
    await repository.takeChange(transaction, organisation.id);
    const row = await repository.hold(transaction, organisation.id, id);
    if (row === undefined) throw missing();
    return row;
  }

  /** What we said about the pay on a date is stored unchanged. */
  async function judge({ transaction }: Work, id: string, answers: JobAnswers): Promise<void> {
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
    async add(work, answers) {
      const organisation = requireHiring(work.caller);
      await repository.takeChange(work.transaction, organisation.id);
      const id = randomUUID();
      await repository.add(work.transaction, {
        id,
        organisation: organisation.id,
        slug: slugOf(answers.title ?? '', id),
        answers,
      });
      return { message: 'The draft is kept.', job: await found(work, id) };
    },
    async change(work, id, change) {
      const row = await held(work, id);
      const answers = { ...readAnswers(row.answers), ...change };
      requireRange(answers);
      if (row.state === 'published') {
        requireComplete(answers, neededToPublish);
        requireDayToCome(answers, today());
      }
      await repository.setAnswers(work.transaction, id, answers);
      await judge(work, id, answers);
      return { message: 'Saved.', job: await found(work, id) };
    },
    async publish(work, id) {
      const row = await held(work, id);
      if (row.state === 'published') return { message: 'This job is published.', job: shown(row) };
      const name = requireName(await repository.organisationName(work.transaction, row.organisation));
      const answers = readAnswers(row.answers);
      requireComplete(answers, neededToPublish);
      requireDayToCome(answers, today());
      await judge(work, id, answers);
      const slug = row.published_at === null ? slugOf(`${answers.title} ${name}`, id) : row.slug;
      const { account: contact, fullName: contactName } = work.caller;
      await repository.publish(work.transaction, id, { slug, contact, contactName });
      await audit.note(work, 'job-published', id);
      return { message: 'The job is published.', job: await found(work, id) };
    },
    async close(work, id) {
      const row = await held(work, id);
      if (row.state !== 'published') return { message: 'This job is not open.', job: shown(row) };
      await repository.close(work.transaction, id);
      await audit.note(work, 'job-closed', id);
      return { message: 'The job is closed.', job: await found(work, id) };
    },
  };
}

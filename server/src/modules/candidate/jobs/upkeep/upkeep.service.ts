import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { LawChange } from '@portway/contracts/hiring/employer-jobs/law-change';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import { isSameOutcome, lawChangeOf } from '../../../law/sponsorship/law-change.presenter.ts';
import type { Sponsorship } from '../../../law/sponsorship/sponsorship.service.ts';
import type { OpenJob, StoredJudgement, UpkeepRepository } from './upkeep.repository.ts';

export interface UpkeepDeps {
  readonly repository: UpkeepRepository;
  readonly sponsorship: Pick<Sponsorship, 'judge'>;
  readonly notify: Notifications['notify'];
  readonly readAnswers: (stored: object) => JobAnswers;
  readonly readJudgement: (stored: unknown) => PostSponsorship | undefined;
  readonly readLawChange: (stored: unknown) => LawChange | undefined;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/** Background upkeep of jobs. Each task can be interrupted at any time, and resumes where it stopped. */
export function upkeepService(deps: UpkeepDeps) {
  const { repository, sponsorship, notify, readAnswers, readJudgement, readLawChange, today } = deps;

  function verdictOn(stored: StoredJudgement) {
    const judgement = sponsorship.judge(readAnswers(stored.answers), today());
    const previous = readJudgement(stored.judgement);
    const change = previous === undefined ? null : lawChangeOf(previous, judgement);
    // What its employer has not seen yet began with the first of several changes.
    const unseen = readLawChange(stored.law_change);
    const lawChange = change === null ? undefined : { ...change, before: unseen?.before ?? change.before };
    return { sponsorable: judgement.status, pay_note: judgement.payNote, judgement, lawChange };
  }

  /** People are told of another outcome; that the law was read again and says the same, the job itself shows. */
  function workOn({ id, organisation }: OpenJob): Parameters<UpkeepRepository['judge']>[2] {
    let change: LawChange | undefined;
    return {
      judge(stored) {
        const { lawChange, ...verdict } = verdictOn(stored);
        change = lawChange;
        return { ...verdict, law_change: lawChange };
      },
      async tell(transaction) {
        if (change === undefined || isSameOutcome(change)) return;
        await notify(transaction, [
          { account: null, organisation, kind: 'job-sponsorability-changed', about: { job: id } },
        ]);
      },
    };
  }

  const upkeep = {
    /** Closes jobs past their closing date in London. */
    closeOver: (): Promise<void> =>
      each(
        () => repository.over(today()),
        (job) => repository.close(job, today()),
      ),
    /** Judges open jobs by today's law, where not done yet. */
    rejudge: (): Promise<void> =>
      each(
        () => repository.unjudged(today()),
        (job) => repository.judge(job, today(), workOn(job)),
      ),
    refreshBadges: (): Promise<void> => repository.refreshBadges(),
  };
  return {
    ...upkeep,
    /** All of it, one after the other. */
    async all(): Promise<void> {
      await upkeep.closeOver();
      await upkeep.rejudge();
      await upkeep.refreshBadges();
    },
  };
}

export type Upkeep = ReturnType<typeof upkeepService>;

/** Batch after batch, until one contains nothing new. */
async function each(
  next: () => Promise<readonly OpenJob[]>,
  work: (job: OpenJob) => Promise<void>,
): Promise<void> {
  const handledIds = new Set<string>();
  const faults: unknown[] = [];
  for (;;) {
    const jobs = (await next()).filter(({ id }) => !handledIds.has(id));
    if (jobs.length === 0) break;
    for (const job of jobs) {
      handledIds.add(job.id);
      // A job that fails delays no other; its error is thrown at the end.
      await work(job).catch((fault: unknown) => faults.push(fault));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} jobs could not be kept up.`);
}

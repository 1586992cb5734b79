import type { JobAnswers } from '@portway/contracts/jobs/job-fields';
import type { Sponsorship } from '../sponsorship/sponsorship.service.ts';
import type { OpenJob, UpkeepRepository } from './upkeep.repository.ts';

/** Background upkeep of jobs. Each task can be interrupted at any time, and resumes where it stopped. */
export interface Upkeep {
  /** Closes jobs past their closing date in London. */
  closeOver(): Promise<void>;
  /** Judges open jobs by today's law, where not done yet. */
  judgeAnew(): Promise<void>;
  refreshBadges(): Promise<void>;
  /** All of it, one after the other. */
  all(): Promise<void>;
}

export interface UpkeepDeps {
  readonly repository: UpkeepRepository;
  readonly sponsorship: Pick<Sponsorship, 'judge'>;
  readonly readAnswers: (stored: object) => JobAnswers;
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

export function upkeepService({ repository, sponsorship, readAnswers, today }: UpkeepDeps): Upkeep {
  function verdictOn(stored: object) {
    const judgement = sponsorship.judge(readAnswers(stored), today());
    return { sponsorable: judgement.status, pay_note: judgement.payNote, judgement };
  }
  const upkeep = {
    closeOver: () =>
      each(
        () => repository.over(today()),
        (job) => repository.close(job, today()),
      ),
    judgeAnew: () =>
      each(
        () => repository.unjudged(today()),
        (job) => repository.judge(job, today(), verdictOn),
      ),
    refreshBadges: () => repository.refreshBadges(),
  };
  return {
    ...upkeep,
    async all() {
      await upkeep.closeOver();
      await upkeep.judgeAnew();
      await upkeep.refreshBadges();
    },
  };
}

/** Batch after batch, until one contains nothing new. */
async function each(
  next: () => Promise<readonly OpenJob[]>,
  work: (job: OpenJob) => Promise<void>,
): Promise<void> {
  const done = new Set<string>();
  const faults: unknown[] = [];
  for (;;) {
    const jobs = (await next()).filter(({ id }) => !done.has(id));
    if (jobs.length === 0) break;
    for (const job of jobs) {
      done.add(job.id);
      // A job that fails delays no other; its error is thrown at the end.
      await work(job).catch((fault: unknown) => faults.push(fault));
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} jobs could not be kept up.`);
}

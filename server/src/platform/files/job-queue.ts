import { totalmem } from 'node:os';
import type { Asker } from './renderings.ts';

/** Must end soon once its signal is aborted. */
type Make<Result> = (signal: AbortSignal) => Promise<Result>;

export interface JobQueue<Result> {
  /** Runs a job, or joins the one of this name that runs or waits. Aborted when all who asked for it have gone. */
  run(name: string, asker: Asker, make: Make<Result>): Promise<Result>;
}

export interface QueueLimits {
  /** This many run at once. */
  readonly lanes: number;
  /** This many run or wait: of all, of an organisation, and of an account. */
  readonly maxJobs: number;
  readonly maxOfOrganisation: number;
  readonly maxOfAccount: number;
  /** In milliseconds: a job that runs longer gives way to one of somebody who used so much less. */
  readonly shortMs: number;
  /** A job that gave way so often is refused for now. */
  readonly maxTries: number;
}

/** In bytes: where there is less, a second rendering would leave too little to the server and its database. */
const forTwo = 2_000_000_000;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

const usualLimits: QueueLimits = {
  lanes: memory < forTwo ? 1 : 2,
  maxJobs: 20,
  maxOfOrganisation: 4,
  maxOfAccount: 2,
  shortMs: 3000,
  maxTries: 2,
};

interface Job<Result> {
  readonly account: string;
  /** Of the organisation; of the account where there is none. */
  readonly share: string;
  readonly make: Make<Result>;
  /** Aborted when all who asked for it have gone. */
  readonly gone: AbortController;
  readonly result: PromiseWithResolvers<Result>;
  askers: number;
  /** How often it gave way. */
  tries: number;
}

interface Running<Result> {
  readonly job: Job<Result>;
  readonly since: number;
  readonly giveWay: AbortController;
}

/**
 * Runs few jobs at once, and lets nobody keep the others out: the next job belongs to the asker who used the least time, and
 * while all lanes are taken by long jobs, one of them gives way to an asker who used much less. `refused` is the result
 * when too many wait, and of a job that was aborted or gave way too often.
 */
export function jobQueue<Result>(refused: Result, limits: Partial<QueueLimits> = {}): JobQueue<Result> {
  const { lanes, maxJobs, maxOfOrganisation, maxOfAccount, shortMs, maxTries } = {
    ...usualLimits,
    ...limits,
  };
  const jobs = new Map<string, Job<Result>>();
  const waiting = new Set<Job<Result>>();
  const running = new Set<Running<Result>>();
  /** How long jobs of each share that ended ran since the queue was last empty, in milliseconds. */
  const endedMs = new Map<string, number>();

  const countOf = (isOne: (job: Job<Result>) => boolean) => [...jobs.values()].filter(isOne).length;
  const runsOf = (share: string) => [...running].filter(({ job }) => job.share === share);
  /** In milliseconds. */
  const usedBy = (share: string) =>
    runsOf(share).reduce((sum, { since }) => sum + ageOf(since), endedMs.get(share) ?? 0);

  /** The oldest of the share with the fewest running jobs, then with the least time used. */
  const nextJob = () =>
    [...waiting].toSorted(
      (one, other) =>
        runsOf(one.share).length - runsOf(other.share).length || usedBy(one.share) - usedBy(other.share),
    )[0];

  function schedule(): void {
    for (let next = nextJob(); next !== undefined && running.size < lanes; next = nextJob()) {
      waiting.delete(next);
      void runOnce(next);
    }
    endLong();
    if (jobs.size === 0) endedMs.clear();
  }

  /** Ends the job of the share that used most, when all running jobs are long and a share that used much less waits. */
  function endLong(): void {
    const runs = [...running];
    const isAnyShort = runs.some(({ since, giveWay }) => giveWay.signal.aborted || ageOf(since) < shortMs);
    if (isAnyShort) return;
    const [longest] = runs
      .map(({ job, giveWay }) => ({ giveWay, used: usedBy(job.share) }))
      .toSorted((one, other) => other.used - one.used);
    if (longest && [...waiting].some(({ share }) => usedBy(share) + shortMs <= longest.used))
      longest.giveWay.abort();
  }

  async function runOnce(job: Job<Result>): Promise<void> {
    const giveWay = new AbortController();
    const leave = () => giveWay.abort();
    job.gone.signal.addEventListener('abort', leave, { once: true });
    const run = { job, since: performance.now(), giveWay };
    running.add(run);
    // Others may have begun to wait in the meantime.
    const watch = setInterval(schedule, shortMs / 2);
    try {
      const result = await job.make(giveWay.signal);
      const isAgain = giveWay.signal.aborted && !job.gone.signal.aborted && ++job.tries < maxTries;
      if (isAgain) waiting.add(job);
      else job.result.resolve(result);
    } catch (error) {
      job.result.reject(error);
    } finally {
      clearInterval(watch);
      job.gone.signal.removeEventListener('abort', leave);
      running.delete(run);
      endedMs.set(job.share, (endedMs.get(job.share) ?? 0) + ageOf(run.since));
      schedule();
    }
  }

  function begin(name: string, { account, organisation }: Asker, make: Make<Result>): Job<Result> {
    const share = organisation ?? account;
    const result = Promise.withResolvers<Result>();
    const job = { account, share, make, result, gone: new AbortController(), askers: 0, tries: 0 };
    job.gone.signal.addEventListener('abort', () => {
      if (waiting.delete(job)) result.resolve(refused);
    });
    const end = () => void jobs.delete(name);
    result.promise.then(end, end);
    jobs.set(name, job);
    waiting.add(job);
    return job;
  }

  return {
    async run(name, asker, make) {
      const current = jobs.get(name);
      const share = asker.organisation ?? asker.account;
      const isFull =
        jobs.size >= maxJobs ||
        countOf((job) => job.share === share) >= maxOfOrganisation ||
        countOf(({ account }) => account === asker.account) >= maxOfAccount;
      if (current === undefined && isFull) return refused;
      const job = current ?? begin(name, asker, make);
      join(job, asker.signal);
      schedule();
      return await job.result.promise;
    },
  };
}

const ageOf = (since: number) => performance.now() - since;

function join(job: Pick<Job<unknown>, 'gone'> & { askers: number }, signal: AbortSignal): void {
  job.askers += 1;
  const leave = () => {
    job.askers -= 1;
    if (job.askers === 0) job.gone.abort();
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}

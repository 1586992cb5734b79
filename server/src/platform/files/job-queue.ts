import { totalmem } from 'node:os';
import type { Asker } from './renderings.ts';

export interface JobQueue<Result> {
  /** Runs a job, or joins the one of this name that runs or waits. Aborted when all who asked for it have gone. */
  run(name: string, asker: Asker, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

interface Job<Result> {
  readonly result: Promise<Result>;
  join(asker: Asker): void;
}

/** In bytes: where there is less, a second rendering would leave too little to the server and its database. */
const forTwo = 2_000_000_000;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/** This many run at once, and this many run or wait. */
const lanes = memory < forTwo ? 1 : 2;
const maxJobs = 10;
/** Of one account, running and waiting together: nobody keeps all others out. */
const maxOfAccount = 2;

/** `refused` is the result when too many wait, and of a job that was aborted before its turn. */
export function jobQueue<Result>(refused: Result): JobQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  const ofAccount = new Map<string, number>();
  const waiting = new Set<() => void>();
  let running = 0;

  /** Resolves when it is this job's turn; to false when it was aborted before. */
  async function turn(signal: AbortSignal): Promise<boolean> {
    if (running < lanes) {
      running += 1;
      return true;
    }
    return await new Promise((resolve) => {
      const go = () => resolve(true);
      waiting.add(go);
      signal.addEventListener('abort', () => {
        if (waiting.delete(go)) resolve(false);
      });
    });
  }

  function next(): void {
    const [first] = waiting;
    if (first === undefined) running -= 1;
    else {
      waiting.delete(first);
      first();
    }
  }

  async function inTurn(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) {
    if (!(await turn(signal))) return refused;
    try {
      return await work(signal);
    } finally {
      next();
    }
  }

  function started(name: string, account: string, work: (signal: AbortSignal) => Promise<Result>) {
    const abort = new AbortController();
    let present = 0;
    count(account, 1);
    const result = inTurn(abort.signal, work).finally(() => {
      jobs.delete(name);
      count(account, -1);
    });
    const job: Job<Result> = {
      result,
      join({ signal }) {
        present += 1;
        const leave = () => {
          present -= 1;
          if (present === 0) abort.abort();
        };
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { once: true });
      },
    };
    jobs.set(name, job);
    return job;
  }

  function count(account: string, change: 1 | -1): void {
    const jobCount = (ofAccount.get(account) ?? 0) + change;
    if (jobCount === 0) ofAccount.delete(account);
    else ofAccount.set(account, jobCount);
  }

  return {
    async run(name, asker, work) {
      const current = jobs.get(name);
      const isFull = jobs.size >= maxJobs || (ofAccount.get(asker.account) ?? 0) >= maxOfAccount;
      if (current === undefined && isFull) return refused;
      const job = current ?? started(name, asker.account, work);
      job.join(asker);
      return await job.result;
    },
  };
}

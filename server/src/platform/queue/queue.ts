import type { Transaction } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Tables } from '../db/tables.ts';
import { thinnedFaults } from './thinned-faults.ts';

/** Retry limits of one kind of job. */
export interface QueueTerms {
  /** After this many retries the job goes to `deadLetter`. */
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles each time, up to `retryDelayMax`. */
  readonly retryDelay?: number;
  readonly retryDelayMax?: number;
  /** A job that runs longer is assumed to have been interrupted, and is retried. */
  readonly expireInSeconds: number;
  readonly deadLetter?: string;
}

/** A queue of one kind of job, as the module that works on it declares it. */
export interface NamedQueue extends QueueTerms {
  readonly name: string;
}

/** A scheduled job: every so many minutes (a divisor of 60), or nightly at an hour in London. */
export type Schedule = { readonly name: string; run(): Promise<unknown> } & (
  | { readonly every: number }
  | { readonly nightly: number }
);

/** When a job is due, and with which others it shares workers. */
export interface JobOptions {
  /** Not before this time. */
  readonly at?: Date;
  /** Jobs of one group may take up only part of a queue's workers: see `WorkerOptions.perGroup`. */
  readonly group?: string;
}

/** How a process takes jobs from one queue. */
export interface WorkerOptions {
  /** Seconds between two looks of an idle worker. One that had a job looks again at once. */
  readonly everySeconds: number;
  /** Jobs run at the same time in this process; 1 when unset. */
  readonly workers?: number;
  /** Of these, at most this many of one group. */
  readonly perGroup?: number;
}

/** A job queue in the database: a job enqueued in a transaction exists if and only if that commits. */
export interface Queue {
  make(name: string, terms: QueueTerms): Promise<void>;
  /** Enqueues a job about the row with this id, in the transaction that writes the row. */
  add(transaction: Transaction<Tables>, name: string, id: string, options?: JobOptions): Promise<void>;
  /** Runs jobs and retries those that throw. */
  work(name: string, options: WorkerOptions, handler: (id: string) => Promise<void>): Promise<void>;
  /** The same for many short jobs: runs them in batches, so each must be safe to repeat. */
  workMany(
    name: string,
    lookEverySeconds: number,
    handler: (ids: readonly string[]) => Promise<void>,
  ): Promise<void>;
  /** Schedules a job. */
  schedule(schedule: Schedule): Promise<void>;
  /** Finishes the jobs in progress, then stops. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  readonly connection: ConstructorOptions;
  readonly onWarning: (message: string) => void;
  /** Runs SQL as the owner, so that requests can enqueue. */
  readonly run: (sql: string) => Promise<void>;
  /** Whether the schema of the queue is made or brought up to date; where not, an older one is refused. */
  readonly migrates: boolean;
}

/** How often the queue looks for interrupted jobs. */
const sweepEverySeconds = 15;

/**
 * Requests enqueue as `portway_app`, which may add jobs but neither read nor change them. One process after another: of
 * two that grant the same at once PostgreSQL refuses the second.
 */
const letRequestsEnqueue = `
do $$
declare job_table text;
begin
  perform pg_advisory_xact_lock(hashtext('queue grants'));
  grant usage on schema pgboss to portway_app;
  grant select on pgboss.queue to portway_app;
  for job_table in select tablename from pg_tables where schemaname = 'pgboss' and tablename in ('job', 'job_common') loop
    execute format('grant insert, select (id) on pgboss.%I to portway_app', job_table);
  end loop;
end
$$`;

/** Opens the queue in the schema `pgboss`. */
export async function openQueue({ connection, onWarning, run, migrates }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    migrate: migrates,
    createSchema: migrates,
    superviseIntervalSeconds: sweepEverySeconds,
    monitorIntervalSeconds: sweepEverySeconds,
  });
  const meet = thinnedFaults((fault) => onWarning(`The queue met a fault: ${fault}`));
  boss.on('error', ({ message }) => meet(message));
  await boss.start().catch((error: unknown) => {
    if (migrates) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The queue is not as this release needs it (${reason}). Start the site once, which brings it up to date.`,
      { cause: error },
    );
  });
  await run(letRequestsEnqueue);
  return {
    make: (name, terms) => makeQueue(boss, name, terms),
    async add(transaction, name, id, { at, group } = {}) {
      const later = at === undefined ? {} : { startAfter: at };
      const groupOptions = group === undefined ? {} : { group: { id: group } };
      await boss.send(name, { id }, { db: fromKysely(transaction), ...later, ...groupOptions });
    },
    async work(name, { everySeconds, workers = 1, perGroup }, handler) {
      const limit = perGroup === undefined ? {} : { localGroupConcurrency: perGroup };
      const options = { batchSize: 1, pollingIntervalSeconds: everySeconds, ...limit };
      const fetchAgain = () => {
        for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
      };
      await boss.work<{ id: string }>(name, { ...options, localConcurrency: workers }, async ([job]) => {
        try {
          if (job !== undefined) await handler(job.data.id);
        } finally {
          fetchAgain();
        }
      });
      // Finds jobs that an earlier process left unfinished now, not at the first sweep.
      await boss.supervise(name);
    },
    async workMany(name, lookEverySeconds, handler) {
      const options = { batchSize: 100, pollingIntervalSeconds: lookEverySeconds };
      await boss.work<{ id: string }>(name, options, (jobs) => handler(jobs.map(({ data }) => data.id)));
    },
    schedule: (schedule) => scheduleWork(boss, schedule),
    stop: () => boss.stop({ graceful: true, timeout: 15_000 }),
  };
}

async function scheduleWork(boss: PgBoss, schedule: Schedule): Promise<void> {
  const { name, run } = schedule;
  const cron = 'nightly' in schedule ? `0 ${schedule.nightly} * * *` : `*/${schedule.every} * * * *`;
  await makeQueue(boss, name, { retryLimit: 3, retryDelay: 60, expireInSeconds: 300 });
  await boss.schedule(name, cron, null, { tz: 'Europe/London' });
  await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
    await run();
  });
}

async function makeQueue(boss: PgBoss, name: string, terms: QueueTerms): Promise<void> {
  const options = { retryBackoff: true, ...terms };
  if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options);
  else await boss.updateQueue(name, options);
  // Caches the queue's definition. A lookup within a transaction would need a second connection, and could
  // deadlock the pool.
  await boss.findJobs(name, { id: noJob });
}

const noJob = '00000000-0000-0000-0000-000000000000';

import type { Transaction } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import type { Tables } from '../db/tables.ts';

/** What one kind of work may cost before it is given up. */
export interface QueueTerms {
  /** After so many tries more, the work goes to `deadLetter`. */
  readonly retryLimit: number;
  /** Seconds before the first try more; each next one waits twice as long, up to `retryDelayMax`. */
  readonly retryDelay?: number;
  readonly retryDelayMax?: number;
  /** Work that takes longer is taken to have been cut off, and tried again. */
  readonly expireInSeconds: number;
  readonly deadLetter?: string;
}

/** Work that is done by the clock: every so many minutes, of which an hour has a whole number, or nightly at an hour in London. */
export type Schedule = { readonly name: string; run(): Promise<unknown> } & (
  | { readonly every: number }
  | { readonly nightly: number }
);

/** Work to do later, kept in the database: what is enqueued in a transaction is there if and only if that commits. */
export interface Queue {
  make(name: string, terms: QueueTerms): Promise<void>;
  /** Enqueues work about the row of this id, in the transaction that writes the row: for now, or for a moment to come. */
  add(transaction: Transaction<Tables>, name: string, id: string, at?: Date): Promise<void>;
  /** Does the work, one piece at a time; what it throws is tried again. Looks for more every so many seconds. */
  work(name: string, lookEverySeconds: number, handler: (id: string) => Promise<void>): Promise<void>;
  /** The same for much that is soon done: many at once, of which none may mind being done again. */
  workMany(
    name: string,
    lookEverySeconds: number,
    handler: (ids: readonly string[]) => Promise<void>,
  ): Promise<void>;
  /** Runs something by the clock from now on. */
  schedule(schedule: Schedule): Promise<void>;
  /** Finishes what is in hand, and ends. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  readonly connection: ConstructorOptions;
  readonly onWarning: (message: string) => void;
  /** Runs SQL as the owner, to let requests enqueue. */
  readonly run: (sql: string) => Promise<void>;
}

/** How often the queue looks for work that was cut off. */
const sweepEverySeconds = 15;

/** Requests enqueue as `portway_app`, which may add work and neither read nor change it. */
const letRequestsEnqueue = `
do $$
declare job_table text;
begin
  grant usage on schema pgboss to portway_app;
  grant select on pgboss.queue to portway_app;
  for job_table in select tablename from pg_tables where schemaname = 'pgboss' and tablename in ('job', 'job_common') loop
    execute format('grant insert, select (id) on pgboss.%I to portway_app', job_table);
  end loop;
end
$$`;

/** Opens the queue in the schema `pgboss`, which it makes or brings up to date. */
export async function openQueue({ connection, onWarning, run }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    superviseIntervalSeconds: sweepEverySeconds,
    monitorIntervalSeconds: sweepEverySeconds,
  });
  boss.on('error', (error) => onWarning(`The queue met a fault: ${error.message}`));
  await boss.start();
  await run(letRequestsEnqueue);
  return {
    make: (name, terms) => makeQueue(boss, name, terms),
    async add(transaction, name, id, at) {
      const later = at === undefined ? {} : { startAfter: at };
      await boss.send(name, { id }, { db: fromKysely(transaction), ...later });
    },
    async work(name, lookEverySeconds, handler) {
      await boss.work<{ id: string }>(
        name,
        { batchSize: 1, pollingIntervalSeconds: lookEverySeconds },
        async ([job]) => {
          if (job !== undefined) await handler(job.data.id);
        },
      );
      // What an earlier process left in hand is found now, and not at the first sweep.
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
  // Has the queue known in memory: looked up within a transaction, it would wait for a connection more, which all those
  // that wait may hold.
  await boss.findJobs(name, { id: noJob });
}

const noJob = '00000000-0000-0000-0000-000000000000';

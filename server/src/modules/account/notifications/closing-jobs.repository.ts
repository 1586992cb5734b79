import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { lockJob } from '../../../platform/db/locks/lock-job.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export interface ClosingJob {
  readonly id: string;
  readonly organisation: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** As the owner of the tables: nobody is logged in. */
export function closingJobsRepository({ owner }: Pick<Database, 'owner'>) {
  return {
    /** Open jobs that close within so many days, and of which nobody was told. */
    async find(today: string, days: number): Promise<readonly ClosingJob[]> {
      const { rows } = await sql<ClosingJob>`
        select p.job as id, p.organisation, p.closes_on::text as day from published_job p
        where p.closes_on between ${today}::date and ${today}::date + ${days}::int
          and not exists (${toldOf(sql`p.job`, sql`p.closes_on::text`)})
        order by p.closes_on limit 1000`.execute(owner);
      return rows;
    },
    /**
     * Does the work in one transaction, unless people were told of the job meanwhile: by another process, or by a
     * retry.
     */
    async once({ id, day }: ClosingJob, work: (on: Transaction<Tables>) => Promise<void>): Promise<void> {
      await owner.transaction().execute(async (on) => {
        await lockJob(on, id, 'to change');
        const { rows } = await toldOf(sql`${id}::uuid`, sql`${day}::text`).execute(on);
        if (rows.length === 0) await work(on);
      });
    },
  };
}

export type ClosingJobsRepository = ReturnType<typeof closingJobsRepository>;

function toldOf(job: RawBuilder<unknown>, day: RawBuilder<unknown>) {
  return sql`select from notification n
    where n.job = ${job} and n.kind = 'job-closing' and n.words ->> 'on' = ${day}`;
}

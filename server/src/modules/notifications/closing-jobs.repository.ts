import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export interface ClosingJob {
  readonly id: string;
  readonly organisation: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

export interface ClosingJobsRepository {
  /** Open jobs that close within so many days, and of which nobody was told. */
  find(today: string, days: number): Promise<readonly ClosingJob[]>;
  inTransaction(work: (on: Transaction<Tables>) => Promise<void>): Promise<void>;
}

/** As the owner of the tables: nobody is logged in. */
export function closingJobsRepository({ owner }: Pick<Database, 'owner'>): ClosingJobsRepository {
  return {
    async find(today, days) {
      const { rows } = await sql<ClosingJob>`
        select p.job as id, p.organisation, p.closes_on::text as day from published_job p
        where p.closes_on between ${today}::date and ${today}::date + ${days}::int
          and not exists (
            select from notification n where n.job = p.job and n.kind = 'job-closing'
              and n.words ->> 'on' = p.closes_on::text
          )
        order by p.closes_on limit 1000`.execute(owner);
      return rows;
    },
    async inTransaction(work) {
      await owner.transaction().execute(work);
    },
  };
}

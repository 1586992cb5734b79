import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface SavedRow {
  /** The job. */
  readonly id: string;
  readonly at: number;
  readonly saved_at: Date;
}

export function savedJobsRepository() {
  return {
    /** False where the job does not exist or was never public. An already saved job keeps its position. */
    async save(on: On, account: string, job: string): Promise<boolean> {
      if (!(await isPublic(on, job))) return false;
      await on
        .insertInto('saved_job')
        .values({ account, job })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
    async remove(on: On, account: string, job: string): Promise<boolean> {
      if (!(await isPublic(on, job))) return false;
      await on.deleteFrom('saved_job').where('account', '=', account).where('job', '=', job).execute();
      return true;
    },
    async count(on: On, account: string): Promise<number> {
      const row = await on
        .selectFrom('saved_job')
        .select(sql<number>`count(*)`.as('saved'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      return row.saved;
    },
    async list(on: On, account: string, after: string | undefined): Promise<Page<SavedRow>> {
      const from = after === undefined ? undefined : positionIn(after);
      const rows = await on
        .selectFrom('saved_job')
        .select(['job as id', 'saved_at', microseconds('saved_at').as('at')])
        .where('account', '=', account)
        .$if(from !== undefined, (query) =>
          query.where(olderThan({ at: 'saved_at', id: 'job' }, from ?? { at: 0, id: '' })),
        )
        .orderBy('saved_at', 'desc')
        .orderBy('job', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
  };
}

export type SavedJobsRepository = ReturnType<typeof savedJobsRepository>;

async function isPublic(on: On, job: string): Promise<boolean> {
  const row = await on
    .selectFrom('job')
    .select('id')
    .where('id', '=', job)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}

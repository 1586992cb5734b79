import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { JobEditingTable } from './employer-jobs.tables.ts';

type On = Transaction<Tables>;
type Editing = Omit<Selectable<JobEditingTable>, 'job' | 'organisation' | 'changed_at' | 'sponsor_size'>;

/** What editors of a job have typed and not published. */
export const jobEditingRepository = {
  /** Undefined where nothing was kept. */
  find: (on: On, job: string): Promise<Editing | undefined> =>
    on
      .selectFrom('job_editing')
      .select(['changes', 'requires', 'years'])
      .where('job', '=', job)
      .executeTakeFirst(),
  async save(
    on: On,
    key: { readonly job: string; readonly organisation: string },
    { changes, ...rest }: Editing,
  ): Promise<void> {
    const row = { ...rest, changes: JSON.stringify(changes), changed_at: sql<Date>`now()` };
    await on
      .insertInto('job_editing')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.column('job').doUpdateSet(row))
      .execute();
  },
  /** Forgets changes that say what the job says now. */
  async forget(on: On, job: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
    await sql`update job_editing set changed_at = now(), changes = (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(changes)
        where value <> coalesce(${JSON.stringify(answers)}::jsonb -> key, 'null')
      ) where job = ${job} and changes <> '{}'`.execute(on);
  },
};

export type JobEditingRepository = typeof jobEditingRepository;

import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface Ending {
  readonly id: string;
  readonly organisation: string;
}

/** Applications that end because nobody decided them. */
export function endingsRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  return {
    /** Applications that nobody decided, whose time at the employer is over, and whose candidates do not know yet. */
    async due(): Promise<readonly Ending[]> {
      const { rows } = await sql<Ending>`
        select a.id, a.organisation from application a
        join organisation o on o.id = a.organisation
        left join job j on j.id = a.job
        where a.state in ('pending', 'interview') and (a.end_told_at is null or a.end_told_at < a.changed_at)
          and employer_retention_end(a.state, a.changed_at, j.state, j.closed_at, o.applicants_kept_months)
            <= (now() at time zone 'Europe/London')::date`.execute(owner);
      return rows;
    },
    /** As their employer. */
    asEmployer: ({ organisation }: Ending, work: (on: On) => Promise<void>): Promise<void> =>
      asAppWith(queries, { organisation, hiring: 'write' }, async (on) => {
        await work(on);
      }),
    /** Notes that the candidate is told; false where that is no longer to be done. */
    async note(on: On, id: string): Promise<boolean> {
      const { numUpdatedRows } = await on
        .updateTable('application')
        .set({ end_told_at: sql`now()` })
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'interview'])
        .where(sql<boolean>`(end_told_at is null or end_told_at < changed_at)`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type EndingsRepository = ReturnType<typeof endingsRepository>;

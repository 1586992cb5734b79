import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { sponsorEventsRepository } from './events.repository.ts';

type On = Transaction<Tables>;

/** What the background does with recorded events, as the owner of the tables. */
export const rejudgeRepository = (owner: Kysely<Tables>) => ({
  inTransaction: <Result>(work: (on: On) => Promise<Result>): Promise<Result> =>
    owner.transaction().execute(work),
  cutOver: sponsorEventsRepository.cutOver,
  /** Events that were history, as they stand: not those that were corrected. Locked until the end. */
  history: (on: On, organisation: string) =>
    on
      .selectFrom('sponsor_event as e')
      .select(['e.id', 'e.kind', 'e.worker', 'e.facts', 'e.happened_on', 'e.confidential'])
      .select(['e.by_account', 'e.by_name'])
      // Of a cost that was taken from the worker: the certificate that it was for.
      .select(({ selectFrom, ref }) =>
        selectFrom('certificate as c')
          .select('c.assigned_on')
          .whereRef('c.organisation', '=', 'e.organisation')
          .where(sql`c.id::text`, '=', sql`${ref('e.facts')} ->> 'certificate'`)
          .as('assigned_on'),
      )
      .where('e.organisation', '=', organisation)
      .where('e.history', '=', true)
      .where('e.kind', '!=', 'withdrawn')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sponsor_event as l').select('l.id').whereRef('l.corrects', '=', 'e.id'))),
      )
      .orderBy('e.happened_on')
      .orderBy('e.id')
      .forUpdate('e')
      .execute(),
  async noLongerHistory(on: On, id: string): Promise<void> {
    await on.updateTable('sponsor_event').set({ history: false }).where('id', '=', id).execute();
  },
});
export type RejudgeRepository = ReturnType<typeof rejudgeRepository>;

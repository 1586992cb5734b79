import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { countJobs } from '../jobs/search/search-jobs.ts';
import type { SavedSearchTable } from './saved-jobs.tables.ts';

type On = Transaction<Tables>;
export type SavedSearchRow = Selectable<SavedSearchTable>;

export function savedSearchesRepository() {
  return {
    /** Those not removed, the oldest first. Locks them when `toChange`, so concurrent changes wait. */
    async list(on: On, account: string, toChange = false): Promise<readonly SavedSearchRow[]> {
      if (toChange) await sql`select pg_advisory_xact_lock(hashtext(${`searches ${account}`}))`.execute(on);
      return await on
        .selectFrom('saved_search')
        .selectAll()
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
    /** One removed within the last day. */
    removed: (on: On, account: string, id: string): Promise<SavedSearchRow | undefined> =>
      on
        .selectFrom('saved_search')
        .selectAll()
        .where('account', '=', account)
        .where('id', '=', id)
        .where('removed_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst(),
    async add(
      on: On,
      { search, ...row }: Pick<SavedSearchRow, 'id' | 'account' | 'name' | 'search' | 'alerts'>,
    ): Promise<void> {
      await on
        .insertInto('saved_search')
        .values({ ...row, search: JSON.stringify(search) })
        .execute();
    },
    /** A new alert covers jobs published from now on. */
    async change(
      on: On,
      id: string,
      { name, alerts }: { readonly name: string; readonly alerts: SavedSearchRow['alerts'] },
    ): Promise<void> {
      const mailed_to = sql<Date>`case when alerts = 'none' then now() else mailed_to end`;
      await on.updateTable('saved_search').set({ name, alerts, mailed_to }).where('id', '=', id).execute();
    },
    async open(on: On, id: string): Promise<void> {
      await on.updateTable('saved_search').set({ opened_at: sql`now()` }).where('id', '=', id).execute();
    },
    async remove(on: On, id: string): Promise<void> {
      await on.updateTable('saved_search').set({ removed_at: sql`now()` }).where('id', '=', id).execute();
    },
    async restore(on: On, id: string): Promise<void> {
      await on.updateTable('saved_search').set({ removed_at: null }).where('id', '=', id).execute();
    },
    count: countJobs,
  };
}

export type SavedSearchesRepository = ReturnType<typeof savedSearchesRepository>;

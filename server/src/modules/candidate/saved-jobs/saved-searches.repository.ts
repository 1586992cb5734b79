import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { countJobs } from '../jobs/search/search-jobs.ts';
import type { JobsAsked } from '../jobs/search/search-query.ts';
import type { SavedSearchTable } from './saved-jobs.tables.ts';

type On = Transaction<Tables>;
export type SavedSearchRow = Selectable<SavedSearchTable>;

export interface SavedSearchesRepository {
  /** Those not removed, the oldest first. Locks them when `toChange`, so concurrent changes wait. */
  list(on: On, account: string, toChange?: boolean): Promise<readonly SavedSearchRow[]>;
  /** One removed within the last day. */
  removed(on: On, account: string, id: string): Promise<SavedSearchRow | undefined>;
  add(on: On, row: Pick<SavedSearchRow, 'id' | 'account' | 'name' | 'search' | 'alerts'>): Promise<void>;
  /** A new alert covers jobs published from now on. */
  change(
    on: On,
    id: string,
    to: { readonly name: string; readonly alerts: SavedSearchRow['alerts'] },
  ): Promise<void>;
  open(on: On, id: string): Promise<void>;
  remove(on: On, id: string): Promise<void>;
  restore(on: On, id: string): Promise<void>;
  count(on: On, asked: JobsAsked, upTo: number): Promise<{ readonly count: number; readonly more: boolean }>;
}

export function savedSearchesRepository(): SavedSearchesRepository {
  return {
    async list(on, account, toChange = false) {
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
    removed: (on, account, id) =>
      on
        .selectFrom('saved_search')
        .selectAll()
        .where('account', '=', account)
        .where('id', '=', id)
        .where('removed_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst(),
    async add(on, { search, ...row }) {
      await on
        .insertInto('saved_search')
        .values({ ...row, search: JSON.stringify(search) })
        .execute();
    },
    async change(on, id, { name, alerts }) {
      const mailed_to = sql<Date>`case when alerts = 'none' then now() else mailed_to end`;
      await on.updateTable('saved_search').set({ name, alerts, mailed_to }).where('id', '=', id).execute();
    },
    async open(on, id) {
      await on.updateTable('saved_search').set({ opened_at: sql`now()` }).where('id', '=', id).execute();
    },
    async remove(on, id) {
      await on.updateTable('saved_search').set({ removed_at: sql`now()` }).where('id', '=', id).execute();
    },
    async restore(on, id) {
      await on.updateTable('saved_search').set({ removed_at: null }).where('id', '=', id).execute();
    },
    count: countJobs,
  };
}

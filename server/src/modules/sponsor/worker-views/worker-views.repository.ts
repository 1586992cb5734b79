import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Whose views, in which organisation. */
interface Owner {
  readonly account: string;
  readonly organisation: string;
}

export interface StoredView {
  readonly id: string;
  readonly name: string;
  readonly query: Record<string, string>;
}

export const workerViewsRepository = {
  /** Locks the membership that they hang on first: of two requests, the second waits. */
  async lockAll(on: On, { account, organisation }: Owner): Promise<readonly StoredView[]> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`worker views ${account} ${organisation}`}, 0))`.execute(
      on,
    );
    return await workerViewsRepository.list(on, { account, organisation });
  },
  list: (on: On, { account, organisation }: Owner): Promise<readonly StoredView[]> =>
    on
      .selectFrom('worker_view')
      .select(['id', 'name', 'query'])
      .where('account', '=', account)
      .where('organisation', '=', organisation)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
  async add(on: On, { query, ...view }: StoredView & Owner): Promise<void> {
    await on
      .insertInto('worker_view')
      .values({ ...view, query: JSON.stringify(query) })
      .execute();
  },
  async change(on: On, { id, name, query }: StoredView): Promise<void> {
    await on
      .updateTable('worker_view')
      .set({ name, query: JSON.stringify(query), saved_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  },
  async remove(on: On, id: string): Promise<void> {
    await on.deleteFrom('worker_view').where('id', '=', id).execute();
  },
};

export type WorkerViewsRepository = typeof workerViewsRepository;

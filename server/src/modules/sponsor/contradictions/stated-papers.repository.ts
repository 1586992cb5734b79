import { type Insertable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface ValueToStore {
  readonly field: string;
  readonly value: object | null;
  readonly encrypted: string | null;
  readonly tail: string | null;
}

export const statedPapersRepository = {
  async hasWorker(on: On, organisation: string, worker: string): Promise<boolean> {
    const row = await on
      .selectFrom('worker')
      .select('id')
      .where('organisation', '=', organisation)
      .where('id', '=', worker)
      .executeTakeFirst();
    return row !== undefined;
  },
  async count(on: On, worker: string): Promise<number> {
    const { count } = await on
      .selectFrom('stated_paper')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('worker', '=', worker)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async add(on: On, paper: Insertable<Tables['stated_paper']>): Promise<void> {
    await on.insertInto('stated_paper').values(paper).execute();
  },
  /** Of two colleagues, the second waits. */
  findForUpdate: (on: On, organisation: string, id: string) =>
    on
      .selectFrom('stated_paper')
      .select(['id', 'worker', 'kind', 'version'])
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  sealedFields: (on: On, paper: string): Promise<readonly { readonly field: string }[]> =>
    on
      .selectFrom('stated_value')
      .select('field')
      .where('paper', '=', paper)
      .where('encrypted_value', 'is not', null)
      .execute(),
  async change(
    on: On,
    id: string,
    paper: { readonly from_day: string; readonly to_day: string | null; readonly title: string | null },
  ): Promise<void> {
    await on
      .updateTable('stated_paper')
      .set({ ...paper, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  },
  /** All but these go: the open ones are replaced, and sealed ones that are left out stay. */
  async removeValues(on: On, paper: string, kept: readonly string[]): Promise<void> {
    await on
      .deleteFrom('stated_value')
      .where('paper', '=', paper)
      .$if(kept.length > 0, (query) => query.where('field', 'not in', [...kept]))
      .execute();
  },
  async addValues(
    on: On,
    { paper, organisation }: { readonly paper: string; readonly organisation: string },
    values: readonly ValueToStore[],
  ): Promise<void> {
    if (values.length === 0) return;
    await on
      .insertInto('stated_value')
      .values(
        values.map(({ field, value, encrypted, tail }) => ({
          ...{ id: `${paper}.${field}`, paper, organisation, field, tail },
          value: value === null ? null : JSON.stringify(value),
          encrypted_value: encrypted,
        })),
      )
      .execute();
  },
  async remove(on: On, id: string): Promise<void> {
    await on.deleteFrom('stated_paper').where('id', '=', id).execute();
  },
};

export type StatedPapersRepository = typeof statedPapersRepository;

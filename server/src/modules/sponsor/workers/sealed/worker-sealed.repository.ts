import { type Insertable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { SealedField, WorkerSealedLookTable, WorkerSealedTable } from '../workers.tables.ts';

type On = Transaction<Tables>;

export interface StoredSealed {
  readonly id: string;
  readonly field: SealedField;
  readonly encrypted_value: string;
  readonly tail: string | null;
  readonly changed_at: Date;
}

export const workerSealedRepository = {
  list: (on: On, worker: string): Promise<readonly StoredSealed[]> =>
    on
      .selectFrom('worker_sealed')
      .select(['id', 'field', 'encrypted_value', 'tail', 'changed_at'])
      .where('worker', '=', worker)
      .orderBy('field')
      .execute(),
  async set(on: On, sealed: Insertable<WorkerSealedTable>): Promise<void> {
    const { encrypted_value, tail, match_hash } = sealed;
    await on
      .insertInto('worker_sealed')
      .values(sealed)
      .onConflict((conflict) =>
        conflict
          .columns(['worker', 'field'])
          .doUpdateSet({ encrypted_value, tail, match_hash, changed_at: sql`now()` }),
      )
      .execute();
  },
  async remove(on: On, worker: string, field: SealedField): Promise<void> {
    await on.deleteFrom('worker_sealed').where('worker', '=', worker).where('field', '=', field).execute();
  },
  async addLook(on: On, look: Insertable<WorkerSealedLookTable>): Promise<void> {
    await on.insertInto('worker_sealed_look').values(look).execute();
  },
  lastLook: (on: On, worker: string): Promise<{ readonly by_name: string; readonly at: Date } | undefined> =>
    on
      .selectFrom('worker_sealed_look')
      .select(['by_name', 'at'])
      .where('worker', '=', worker)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  /** The workers of the organisation with this value. */
  async matching(
    on: On,
    organisation: string,
    { field, hashes }: { readonly field: SealedField; readonly hashes: readonly string[] },
  ): Promise<readonly string[]> {
    const rows = await on
      .selectFrom('worker_sealed')
      .select('worker')
      .where('organisation', '=', organisation)
      .where('field', '=', field)
      .where('match_hash', 'in', hashes)
      .execute();
    return rows.map(({ worker }) => worker);
  },
};

export type WorkerSealedRepository = typeof workerSealedRepository;

import type { Transaction } from 'kysely';
import { lockOrganisation } from '../../../platform/db/locks/lock-organisation.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

interface Ticked {
  readonly organisation: string;
  readonly points: readonly string[];
  readonly by: { readonly account: string; readonly name: string };
}

export const readinessTicksRepository = {
  /** Of two colleagues who bring ticks along, the second waits, and then sees those of the first. */
  lock: lockOrganisation,
  list: (on: On, organisation: string) =>
    on
      .selectFrom('readiness_tick')
      .select(['point', 'ticked_by_name as by', 'ticked_at as at'])
      .where('organisation', '=', organisation)
      .orderBy('point')
      .execute(),
  async add(on: On, { organisation, points, by }: Ticked): Promise<void> {
    if (points.length === 0) return;
    await on
      .insertInto('readiness_tick')
      .values(
        points.map((point) => ({ organisation, point, ticked_by: by.account, ticked_by_name: by.name })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async remove(on: On, organisation: string, point: string): Promise<void> {
    await on
      .deleteFrom('readiness_tick')
      .where('organisation', '=', organisation)
      .where('point', '=', point)
      .execute();
  },
};

export type ReadinessTicksRepository = typeof readinessTicksRepository;

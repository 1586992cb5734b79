import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface NewPlan {
  readonly id: string;
  readonly organisation: string;
  readonly worker: string | null;
  readonly kind: string;
  readonly planned_for: string;
  readonly facts: object;
  readonly by_account: string;
  readonly by_name: string;
}

export interface OpenPlan {
  readonly id: string;
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly worker: string | null;
  readonly fullName: string | null;
}

type Same = Pick<NewPlan, 'organisation' | 'worker' | 'kind'>;
interface Ended {
  readonly id: string;
  readonly organisation: string;
  readonly by: string;
}

export const plannedEventsRepository = {
  /** Of two colleagues who plan the same, the second waits, and then sees the first. */
  async lock(on: On, { organisation, worker, kind }: Same) {
    const key = `portway.plan ${organisation} ${worker} ${kind}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(on);
  },
  /** The same plan for the same day. */
  same: (on: On, { organisation, worker, kind, day }: Same & { readonly day: string }) =>
    on
      .selectFrom('planned_event')
      .select(['id', 'by_name', 'planned_at'])
      .where('organisation', '=', organisation)
      .where('kind', '=', kind)
      .where('planned_for', '=', day)
      .where('state', '=', 'planned')
      .where(sql<boolean>`worker is not distinct from ${worker}::uuid`)
      .executeTakeFirst(),
  /** Those of the organisation whom the caller may see. */
  workers: (on: On, organisation: string, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : on
          .selectFrom('worker')
          .select(['id', 'full_name', 'hire_case', 'started_on'])
          .where('organisation', '=', organisation)
          .where('id', 'in', [...ids])
          .orderBy(sql`lower(full_name)`)
          .execute(),
  async add(on: On, plan: NewPlan): Promise<void> {
    await on
      .insertInto('planned_event')
      .values({ ...plan, facts: JSON.stringify(plan.facts) })
      .execute();
  },
  find: (on: On, organisation: string, id: string) =>
    on
      .selectFrom('planned_event as p')
      .leftJoin('worker as w', 'w.id', 'p.worker')
      .select(['p.id', 'p.kind', 'p.planned_for', 'p.facts', 'p.state', 'p.worker', 'w.full_name'])
      .select(['p.by_name', 'p.planned_at', 'p.ended_by', 'p.ended_at'])
      .where('p.organisation', '=', organisation)
      .where('p.id', '=', id)
      .executeTakeFirst(),
  /** False once it is recorded. */
  async move(on: On, { id, organisation, day }: Omit<Ended, 'by'> & { readonly day: string }) {
    const row = await on
      .updateTable('planned_event')
      .set({ planned_for: day, state: 'planned', ended_by: null, ended_at: null })
      .where('id', '=', id)
      .where('organisation', '=', organisation)
      .where('state', '!=', 'recorded')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** False where it was planned no longer. */
  async cancel(on: On, { id, organisation, by }: Ended): Promise<boolean> {
    const row = await on
      .updateTable('planned_event')
      .set({ state: 'cancelled', ended_by: by, ended_at: sql`now()` })
      .where('id', '=', id)
      .where('organisation', '=', organisation)
      .where('state', '=', 'planned')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** False where nothing such was planned. */
  async settle(
    on: On,
    { id, organisation, by, kind, worker }: Ended & { readonly kind: string; readonly worker: string | null },
  ): Promise<boolean> {
    const row = await on
      .updateTable('planned_event')
      .set({ state: 'recorded', ended_by: by, ended_at: sql`now()` })
      .where('id', '=', id)
      .where('organisation', '=', organisation)
      .where('state', '=', 'planned')
      .where('kind', '=', kind)
      .where(sql<boolean>`worker is not distinct from ${worker}::uuid`)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** What is planned for a worker, the earliest first. */
  ofWorker: (on: On, worker: string): Promise<OpenPlan[]> =>
    openPlans(on).where('p.worker', '=', worker).execute(),
  /** Those whose day has come, the earliest first, so many at most. */
  due: (
    on: On,
    { organisation, today, most }: { organisation: string; today: string; most: number },
  ): Promise<OpenPlan[]> =>
    openPlans(on)
      .where('p.organisation', '=', organisation)
      .where('p.planned_for', '<=', today)
      .limit(most)
      .execute(),
  async dueCount(on: On, organisation: string, today: string): Promise<number> {
    const { count } = await on
      .selectFrom('planned_event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation', '=', organisation)
      .where('state', '=', 'planned')
      .where('planned_for', '<=', today)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
};
export type PlannedEventsRepository = typeof plannedEventsRepository;

const openPlans = (on: On) =>
  on
    .selectFrom('planned_event as p')
    .leftJoin('worker as w', 'w.id', 'p.worker')
    .select(['p.id', 'p.kind', 'p.planned_for as day', 'p.worker', 'w.full_name as fullName'])
    .where('p.state', '=', 'planned')
    .orderBy('p.planned_for')
    .orderBy('p.id');

import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type {
  RightToWorkCheckTable,
  WorkerAbsenceTable,
  WorkerTable,
  WorkerTermsTable,
} from './workers.tables.ts';

type On = Transaction<Tables>;

export type StoredWorker = Selectable<WorkerTable> & { readonly manager_name: string | null };
export type StoredTerms = Selectable<WorkerTermsTable>;
export type StoredAbsence = Selectable<WorkerAbsenceTable>;
export type StoredCheck = Selectable<RightToWorkCheckTable>;

type Nation = Tables['work_place']['nation'];

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** One change of facts, from what to what. */
export interface StoredChange {
  readonly changes: readonly { field: string; from: string | null; to: string | null }[];
  readonly by_name: string;
  readonly at: Date;
}

export const workersRepository = {
  async add(on: On, worker: Insertable<WorkerTable>): Promise<void> {
    await on.insertInto('worker').values(worker).execute();
  },
  /** Of the organisation, if row-level security shows it to the caller. */
  find: (on: On, organisation: string, id: string): Promise<StoredWorker | undefined> =>
    workers(on, organisation).where('worker.id', '=', id).executeTakeFirst(),
  /** The same, locked: of two colleagues, the second waits. */
  findForUpdate: (on: On, organisation: string, id: string): Promise<StoredWorker | undefined> =>
    workers(on, organisation).where('worker.id', '=', id).forUpdate('worker').executeTakeFirst(),
  /** Those that row-level security shows to the caller, in the order of their ids; locked, the second of two colleagues waits. */
  several: (
    on: On,
    {
      organisation,
      workers: ids,
      locked,
    }: { organisation: string; workers: readonly string[]; locked: boolean },
  ): Promise<readonly StoredWorker[]> =>
    workers(on, organisation)
      .where('worker.id', 'in', [...ids])
      .orderBy('worker.id')
      .$if(locked, (query) => query.forUpdate('worker'))
      .execute(),
  async change(on: On, id: string, facts: Updateable<WorkerTable>): Promise<void> {
    await on
      .updateTable('worker')
      .set({ ...facts, version: sql`version + 1`, changed_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  },
  /** With everything that is recorded of the worker. */
  async erase(on: On, id: string): Promise<void> {
    await on.deleteFrom('worker').where('id', '=', id).execute();
  },
  async addChange(
    on: On,
    {
      changes,
      ...change
    }: Omit<StoredChange, 'at'> & { worker: string; organisation: string; by_account: string },
  ): Promise<void> {
    await on
      .insertInto('worker_change')
      .values({ ...change, changes: JSON.stringify(changes) })
      .execute();
  },
  changes: (on: On, worker: string): Promise<readonly StoredChange[]> =>
    on
      .selectFrom('worker_change')
      .select(['changes', 'by_name', 'at'])
      .where('worker', '=', worker)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute(),
  async referenceIsTaken(on: On, organisation: string, reference: string): Promise<boolean> {
    const row = await on
      .selectFrom('worker')
      .select('id')
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row !== undefined;
  },
  async hireIsTaken(on: On, hire: string): Promise<boolean> {
    const row = await on.selectFrom('worker').select('id').where('hire_case', '=', hire).executeTakeFirst();
    return row !== undefined;
  },
  /** The candidate of a hire of the organisation; undefined where there is no such hire. */
  hire: (
    on: On,
    organisation: string,
    id: string,
  ): Promise<{ readonly account: string | null } | undefined> =>
    on
      .selectFrom('hire_case')
      .select('account')
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst(),
  async saveTerms(on: On, terms: Insertable<WorkerTermsTable>): Promise<void> {
    const { id: _, worker: __, organisation: ___, from_day: ____, ...rest } = terms;
    await on
      .insertInto('worker_terms')
      .values(terms)
      .onConflict((conflict) => conflict.columns(['worker', 'from_day']).doUpdateSet(rest))
      .execute();
  },
  terms: (on: On, worker: string): Promise<readonly StoredTerms[]> =>
    on
      .selectFrom('worker_terms')
      .selectAll()
      .where('worker', '=', worker)
      .orderBy('from_day', 'desc')
      .execute(),
  /** The earliest first. */
  termsOfSeveral: (on: On, workers: readonly string[]): Promise<readonly StoredTerms[]> =>
    on
      .selectFrom('worker_terms')
      .selectAll()
      .where('worker', 'in', [...workers])
      .orderBy('from_day')
      .execute(),
  async addAbsence(on: On, absence: Insertable<WorkerAbsenceTable>): Promise<void> {
    await on.insertInto('worker_absence').values(absence).execute();
  },
  async endAbsence(on: On, id: string, lastDay: string): Promise<void> {
    await on.updateTable('worker_absence').set({ last_day: lastDay }).where('id', '=', id).execute();
  },
  /** A person says on this day that the worker is not back. */
  async stillAway(on: On, id: string, day: string): Promise<void> {
    await on.updateTable('worker_absence').set({ still_away_on: day }).where('id', '=', id).execute();
  },
  absences: (on: On, worker: string): Promise<readonly StoredAbsence[]> =>
    on
      .selectFrom('worker_absence')
      .selectAll()
      .where('worker', '=', worker)
      .orderBy('first_day', 'desc')
      .execute(),
  async addCheck(on: On, check: Insertable<RightToWorkCheckTable>): Promise<void> {
    await on.insertInto('right_to_work_check').values(check).execute();
  },
  checks: (on: On, worker: string): Promise<readonly StoredCheck[]> =>
    on
      .selectFrom('right_to_work_check')
      .selectAll()
      .where('worker', '=', worker)
      .orderBy('checked_on', 'desc')
      .orderBy('recorded_at', 'desc')
      .execute(),
  /** Colleagues with a compliance role. */
  managers: (on: On, organisation: string): Promise<readonly Named[]> =>
    on
      .selectFrom('membership')
      .innerJoin('account', 'account.id', 'membership.account')
      .where('membership.organisation', '=', organisation)
      .where('membership.compliance_role', '<>', 'none')
      .select(['account.id', 'account.full_name as name'])
      .orderBy(sql`lower(account.full_name)`)
      .execute(),
  async nationOf(on: On, place: string | null): Promise<Nation | undefined> {
    if (place === null) return undefined;
    const row = await on.selectFrom('work_place').select('nation').where('id', '=', place).executeTakeFirst();
    return row?.nation;
  },
  /** Work places, with those that have closed. */
  places: (on: On, organisation: string): Promise<readonly (Named & { readonly closed: boolean })[]> =>
    on
      .selectFrom('work_place')
      .where('organisation', '=', organisation)
      .select(['id', 'name', sql<boolean>`closed_on is not null`.as('closed')])
      .orderBy(sql`lower(name)`)
      .execute(),
  /** The same, each with its address. */
  placesWithAddress: (
    on: On,
    organisation: string,
  ): Promise<readonly (Named & { readonly address: string | null; readonly closed: boolean })[]> =>
    on
      .selectFrom('work_place')
      .where('organisation', '=', organisation)
      .select(['id', 'name', 'address', sql<boolean>`closed_on is not null`.as('closed')])
      .orderBy(sql`lower(name)`)
      .execute(),
};

export type WorkersRepository = typeof workersRepository;

function workers(on: On, organisation: string) {
  return on
    .selectFrom('worker')
    .leftJoin('account', 'account.id', 'worker.manager')
    .selectAll('worker')
    .select('account.full_name as manager_name')
    .where('worker.organisation', '=', organisation);
}

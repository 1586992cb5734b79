import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;
export type StoredPerson = Selectable<Tables['employed_person']>;

/** Everything is read of the caller's organisation alone. */
export const employedPeopleRepository = {
  find: (on: On, organisation: string, id: string): Promise<StoredPerson | undefined> =>
    on
      .selectFrom('employed_person')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst(),
  findForUpdate: (on: On, organisation: string, id: string): Promise<StoredPerson | undefined> =>
    on
      .selectFrom('employed_person')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  /** Those of these numbers that are taken. */
  async references(on: On, organisation: string, references: readonly string[]): Promise<readonly string[]> {
    if (references.length === 0) return [];
    const rows = await on
      .selectFrom('employed_person')
      .select('reference')
      .where('organisation', '=', organisation)
      .where('reference', 'in', [...references])
      .execute();
    return rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  },
  async addAll(on: On, people: readonly Insertable<Tables['employed_person']>[]): Promise<void> {
    for (let at = 0; at < people.length; at += rowsAtOnce)
      await on
        .insertInto('employed_person')
        .values(people.slice(at, at + rowsAtOnce))
        .execute();
  },
  async change(on: On, id: string, facts: Updateable<Tables['employed_person']>): Promise<void> {
    await on
      .updateTable('employed_person')
      .set(({ eb }) => ({ ...facts, version: eb('version', '+', 1), changed_at: new Date() }))
      .where('id', '=', id)
      .execute();
  },
  /** False where the database refuses: the checks have to be kept. */
  async erase(on: On, id: string): Promise<boolean> {
    const { numDeletedRows } = await on.deleteFrom('employed_person').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  },
  async addChecks(on: On, checks: readonly Insertable<Tables['right_to_work_check']>[]): Promise<void> {
    for (let at = 0; at < checks.length; at += rowsAtOnce)
      await on
        .insertInto('right_to_work_check')
        .values(checks.slice(at, at + rowsAtOnce))
        .execute();
  },
  /** The newest first. */
  checks: (on: On, person: string) =>
    on
      .selectFrom('right_to_work_check')
      .selectAll()
      .where('person', '=', person)
      .orderBy('checked_on', 'desc')
      .orderBy('recorded_at', 'desc')
      .execute(),
  /** Which of these are people who are not sponsored; the others may be workers. */
  async among(on: On, organisation: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await on
      .selectFrom('employed_person')
      .select('id')
      .where('organisation', '=', organisation)
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
};

/** A statement takes few enough parameters. */
const rowsAtOnce = 200;

export type EmployedPeopleRepository = typeof employedPeopleRepository;

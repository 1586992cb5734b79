import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type {
  HeldLicenceTable,
  KeyPersonTable,
  SponsorTaskDoneTable,
  WorkPlaceTable,
} from './licences.tables.ts';

type On = Transaction<Tables>;

type LicenceRow = Selectable<HeldLicenceTable>;
export type KeyPersonRow = Selectable<KeyPersonTable>;
type WorkPlaceRow = Selectable<WorkPlaceTable>;

/** A row of this organisation. */
interface Of {
  readonly organisation: string;
  readonly id: string;
}

export const sponsorLicencesRepository = {
  licence: (on: On, organisation: string): Promise<LicenceRow | undefined> =>
    on.selectFrom('held_licence').selectAll().where('organisation', '=', organisation).executeTakeFirst(),
  async saveLicence(on: On, { organisation, ...licence }: Insertable<HeldLicenceTable>): Promise<void> {
    const isSame = sql<boolean>`held_licence.cut_over is not distinct from ${licence.cut_over ?? null}::date`;
    await on
      .insertInto('held_licence')
      .values({ organisation, ...licence })
      .onConflict((conflict) =>
        conflict.column('organisation').doUpdateSet({
          ...licence,
          cut_over_set_at: sql<Date>`case when ${isSame} then held_licence.cut_over_set_at else now() end`,
        }),
      )
      .execute();
  },
  /** Those who hold a role first, then those who held one. */
  keyPeople: (on: On, organisation: string): Promise<readonly KeyPersonRow[]> =>
    on
      .selectFrom('key_person')
      .selectAll()
      .where('organisation', '=', organisation)
      .orderBy(sql`until_day is not null`)
      .orderBy('role')
      .orderBy('from_day')
      .orderBy('id')
      .execute(),
  async addKeyPerson(on: On, person: Insertable<KeyPersonTable>): Promise<void> {
    await on.insertInto('key_person').values(person).execute();
  },
  /** False when there is none of this organisation. */
  async changeKeyPerson(
    on: On,
    { organisation, id }: Of,
    change: Omit<Updateable<KeyPersonTable>, 'id' | 'organisation' | 'role'>,
  ): Promise<boolean> {
    const row = await on
      .updateTable('key_person')
      .set(change)
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** The open ones first. */
  workPlaces: (on: On, organisation: string): Promise<readonly WorkPlaceRow[]> =>
    on
      .selectFrom('work_place')
      .selectAll()
      .where('organisation', '=', organisation)
      .orderBy(sql`closed_on is not null`)
      .orderBy('name')
      .orderBy('id')
      .execute(),
  async addWorkPlace(on: On, place: Insertable<WorkPlaceTable>): Promise<void> {
    await on.insertInto('work_place').values(place).execute();
  },
  async changeWorkPlace(
    on: On,
    { organisation, id }: Of,
    change: Omit<Updateable<WorkPlaceTable>, 'id' | 'organisation'>,
  ): Promise<boolean> {
    const row = await on
      .updateTable('work_place')
      .set(change)
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  async recordTask(on: On, task: Insertable<SponsorTaskDoneTable>): Promise<void> {
    await on.insertInto('sponsor_task_done').values(task).execute();
  },
  /** The newest of each task. */
  tasks: (on: On, organisation: string): Promise<readonly { task: string; doneOn: string; by: string }[]> =>
    on
      .selectFrom('sponsor_task_done')
      .distinctOn('task')
      .select(['task', 'done_on as doneOn', 'by_name as by'])
      .where('organisation', '=', organisation)
      .orderBy('task')
      .orderBy('done_on', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  colleagues: (on: On, organisation: string): Promise<readonly { id: string; fullName: string }[]> =>
    on
      .selectFrom('membership')
      .innerJoin('account', 'account.id', 'membership.account')
      .where('membership.organisation', '=', organisation)
      .select(['account.id', 'account.full_name as fullName'])
      .orderBy('account.full_name')
      .orderBy('account.id')
      .execute(),
};

export type SponsorLicencesRepository = typeof sponsorLicencesRepository;

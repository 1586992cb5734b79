import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Where } from '../worker-filters.repository.ts';

type On = Transaction<Tables>;

/** A worker with what can be edited of several: the job in force, or else the first to come, and the newest check. */
export interface EditableRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly manager: string | null;
  readonly manager_name: string | null;
  readonly option: string | null;
  readonly terms: string | null;
  readonly code: string | null;
  readonly place: string | null;
  readonly place_name: string | null;
  readonly check: string | null;
  readonly checked_on: string | null;
  readonly next_on: string | null;
}

export const workerEditsRepository = {
  /** In the order of their ids. */
  async rows(
    on: On,
    { organisation, today }: Where,
    workers: readonly string[],
  ): Promise<readonly EditableRow[]> {
    const { rows } = await sql<EditableRow>`
      select w.id, w.full_name as name, w.version, w.manager, who.full_name as manager_name,
        w.salary_option as option, terms.id as terms, terms.occupation_code as code, terms.work_place as place,
        place.name as place_name, c.id as check, c.checked_on, c.next_on
      from worker w
      left join account who on who.id = w.manager
      left join lateral (
        select t.id, t.occupation_code, t.work_place from worker_terms t where t.worker = w.id
        order by t.from_day > ${today}::date, abs(t.from_day - ${today}::date) limit 1
      ) as terms on true
      left join work_place place on place.id = terms.work_place
      left join lateral (
        select r.id, r.checked_on, r.next_on from right_to_work_check r where r.worker = w.id
        order by r.checked_on desc, r.recorded_at desc limit 1
      ) as c on true
      where w.organisation = ${organisation} and w.id = any(${[...workers]}::uuid[])
      order by w.id`.execute(on);
    return rows;
  },
  async setPlace(on: On, terms: string, place: string | null): Promise<void> {
    await on.updateTable('worker_terms').set({ work_place: place }).where('id', '=', terms).execute();
  },
  async setCode(on: On, terms: string, code: string | null): Promise<void> {
    await on.updateTable('worker_terms').set({ occupation_code: code }).where('id', '=', terms).execute();
  },
  async setNextCheck(on: On, check: string, day: string | null): Promise<void> {
    await on.updateTable('right_to_work_check').set({ next_on: day }).where('id', '=', check).execute();
  },
};

export type WorkerEditsRepository = typeof workerEditsRepository;

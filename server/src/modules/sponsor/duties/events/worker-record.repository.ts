import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** What is on record about a worker, as an event is judged by it. */
export interface WorkerRecord {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly certificateStart: string | null;
  /** Of the newest certificate that was assigned, where one is on record. */
  readonly certificateAssignedOn: string | null;
  readonly visaFrom: string | null;
  readonly grantNotifiedOn: string | null;
  readonly startedOn: string | null;
  readonly salaryOption: string | null;
  readonly jobTitle: string | null;
  readonly occupationCode: string | null;
  readonly payPence: number | null;
  readonly hoursPerWeek: number | null;
  readonly nation: 'england-and-wales' | 'scotland' | 'northern-ireland' | null;
}

const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value));

export const workerRecordRepository = {
  /** Whether a check made by then gives an excuse for a day; one that was not judged is taken as made. */
  async hasExcuse(on: On, worker: string, day: string): Promise<boolean> {
    const check = await on
      .selectFrom('right_to_work_check')
      .select('id')
      .where('worker', '=', worker)
      .where('checked_on', '<=', day)
      .where(({ or, eb }) =>
        or([eb('excuse', 'is', null), eb('excuse', '=', 'continuous'), eb('excuse_until', '>=', day)]),
      )
      .limit(1)
      .executeTakeFirst();
    return check !== undefined;
  },
  /** Those of the organisation that the caller may see, with the terms of a day. */
  async find(on: On, query: { organisation: string; workers: readonly string[]; day: string }) {
    if (query.workers.length === 0) return [];
    const rows = await on
      .selectFrom('worker as w')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('worker_terms as t')
            .leftJoin('work_place as p', 'p.id', 't.work_place')
            .select(['t.job_title', 't.occupation_code', 't.pay_pence', 't.hours_per_week', 'p.nation'])
            .whereRef('t.worker', '=', 'w.id')
            // What held just before the event: terms from its own day on may already say what it changed.
            .where('t.from_day', '<', query.day)
            .orderBy('t.from_day', 'desc')
            .limit(1)
            .as('t'),
        (join) => join.onTrue(),
      )
      .select(['w.id', 'w.full_name', 'w.route', 'w.certificate_start', 'w.visa_from', 'w.grant_notified_on'])
      .select(['w.started_on', 'w.salary_option', 't.job_title', 't.occupation_code', 't.pay_pence'])
      .select(['t.hours_per_week', 't.nation'])
      .select((from) =>
        from
          .selectFrom('certificate as c')
          .select(({ fn }) => fn.max('c.assigned_on').as('day'))
          .whereRef('c.worker', '=', 'w.id')
          .where('c.state', 'in', ['assigned', 'used'])
          .as('certificate_assigned_on'),
      )
      .where('w.organisation', '=', query.organisation)
      .where('w.id', 'in', [...query.workers])
      .orderBy(sql`lower(w.full_name)`)
      .execute();
    return rows.map(
      (row): WorkerRecord => ({
        id: row.id,
        name: row.full_name,
        route: row.route,
        certificateStart: row.certificate_start,
        certificateAssignedOn: row.certificate_assigned_on,
        visaFrom: row.visa_from,
        grantNotifiedOn: row.grant_notified_on,
        startedOn: row.started_on,
        salaryOption: row.salary_option,
        jobTitle: row.job_title,
        occupationCode: row.occupation_code,
        payPence: numberOrNull(row.pay_pence),
        hoursPerWeek: numberOrNull(row.hours_per_week),
        nation: row.nation,
      }),
    );
  },
};
export type WorkerRecordRepository = typeof workerRecordRepository;

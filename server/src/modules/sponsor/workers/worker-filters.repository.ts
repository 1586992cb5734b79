import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { microseconds, pageSize } from '../../../platform/db/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface WorkerFilters {
  readonly state?: string | undefined;
  readonly manager?: string | undefined;
  readonly place?: string | undefined;
  readonly tag?: string | undefined;
  readonly route?: string | undefined;
  readonly search?: string | undefined;
}

export interface WorkersQuery extends WorkerFilters {
  readonly sort: 'name' | 'visa' | 'newest';
  /** The last row of the page before. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
}

interface Last {
  readonly sort: WorkersQuery['sort'];
  readonly id: string;
}

/** Whose workers, and on which day. */
export interface Where {
  readonly organisation: string;
  readonly today: string;
}

export interface FoundWorker {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly route: string;
  readonly state: string;
  readonly job_title: string | null;
  readonly place: string | null;
  readonly manager: string | null;
  readonly manager_name: string | null;
  readonly manager_left_on: string | null;
  readonly visa_ends: string | null;
  readonly tags: string[];
  readonly duty: string | null;
  readonly duty_title: string | null;
  readonly duty_report_by: string | null;
}

/** What a worker is doing on a day, as `w`. */
export function stateOn(today: string): RawBuilder<string> {
  return sql<string>`case
    when w.employment_ended_on <= ${today}::date then 'left'
    when w.sponsorship_ended_on <= ${today}::date then 'sponsorship-ended'
    when w.started_on <= ${today}::date then 'working'
    else 'not-started' end`;
}

/** The terms in force, or else the first to come. */
const termsOn = (today: string) => sql`left join lateral (
  select t.job_title, t.work_place from worker_terms t where t.worker = w.id
  order by t.from_day > ${today}::date, abs(t.from_day - ${today}::date) limit 1
) as terms on true`;

const duty = sql`left join lateral (
  select d.id, d.title, d.report_by from sponsor_duty d
  where d.worker = w.id and d.state in ('to-do', 'prepared', 'checked')
  order by coalesce(d.report_by, d.remind_by) nulls last, d.raised_at limit 1
) as duty on true`;

const keys = {
  name: { by: sql<string>`lower(w.full_name)`, down: false },
  // Nothing recorded comes last.
  visa: { by: sql<string>`coalesce(w.visa_ends::text, '9999-12-31')`, down: false },
  newest: { by: sql<string>`lpad(${microseconds('w.created_at')}::text, 20, '0')`, down: true },
} as const;

export const workerFiltersRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is gone. */
  async keyOf(on: On, { organisation }: Where, { sort, id }: Last): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`
      select ${keys[sort].by} as key from worker w where w.organisation = ${organisation} and w.id = ${id}
    `.execute(on);
    return rows[0]?.key;
  },
  /** One more than a page, to learn whether any follow. */
  async page(
    on: On,
    where: Where,
    { sort, after, ...filters }: WorkersQuery,
  ): Promise<readonly FoundWorker[]> {
    const { by, down } = keys[sort];
    const follows =
      after === undefined
        ? sql`true`
        : sql`(${by}, w.id) ${down ? sql`<` : sql`>`} (${after.key}, ${after.id}::uuid)`;
    const order = down ? sql`desc` : sql`asc`;
    const { rows } = await sql<FoundWorker>`
      select w.id, w.full_name, w.reference, w.route, ${stateOn(where.today)} as state, terms.job_title,
        place.name as place, w.manager, who.full_name as manager_name, w.manager_left_on, w.visa_ends, w.tags,
        duty.id as duty, duty.title as duty_title, duty.report_by as duty_report_by
      from worker w ${termsOn(where.today)}
      left join work_place place on place.id = terms.work_place
      left join account who on who.id = w.manager ${duty}
      where ${foundBy(where, filters)} and ${follows}
      order by ${by} ${order}, w.id ${order} limit ${pageSize + 1}`.execute(on);
    return rows;
  },
  async counts(
    on: On,
    where: Where,
    { state: _, ...filters }: WorkerFilters,
  ): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ state: string; count: number }>`
      select ${stateOn(where.today)} as state, count(*) as count
      from worker w ${termsOn(where.today)} where ${foundBy(where, filters)} group by 1`.execute(on);
    return new Map(rows.map(({ state, count }) => [state, count]));
  },
  async tags(on: On, organisation: string): Promise<readonly string[]> {
    const { rows } = await sql<{ tag: string }>`
      select distinct unnest(tags) as tag from worker where organisation = ${organisation} order by 1 limit 200
    `.execute(on);
    return rows.map(({ tag }) => tag);
  },
  async withoutManager(on: On, organisation: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from worker
      where organisation = ${organisation} and manager is null and manager_left_on is not null`.execute(on);
    return rows[0]?.count ?? 0;
  },
};

export type WorkerFiltersRepository = typeof workerFiltersRepository;

function foundBy({ organisation, today }: Where, filters: WorkerFilters): RawBuilder<SqlBool> {
  const { state, manager, place, tag, route, search = '' } = filters;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = [
    sql`w.organisation = ${organisation}`,
    ...(state === undefined ? [] : [sql`${stateOn(today)} = ${state}`]),
    ...(manager === undefined
      ? []
      : [manager === 'none' ? sql`w.manager is null` : sql`w.manager = ${manager}`]),
    ...(place === undefined ? [] : [sql`terms.work_place = ${place}`]),
    ...(tag === undefined ? [] : [sql`${tag} = any(w.tags)`]),
    ...(route === undefined ? [] : [sql`w.route = ${route}`]),
    ...words.map(
      (word) =>
        sql`position(${word} in lower(concat_ws(' ', w.full_name, w.reference, terms.job_title))) > 0`,
    ),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

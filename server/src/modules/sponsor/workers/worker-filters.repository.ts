import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { microseconds } from '../../../platform/db/lists/keyset.ts';
import { hasWords } from '../../../platform/db/lists/search-words.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { WorkerGap } from './workers.tables.ts';

type On = Transaction<Tables>;

export interface WorkerFilters {
  readonly state?: string | undefined;
  readonly manager?: string | undefined;
  readonly place?: string | undefined;
  readonly tag?: string | undefined;
  readonly route?: string | undefined;
  readonly gap?: string | undefined;
  readonly search?: string | undefined;
  /** These alone. */
  readonly workers?: readonly string[] | undefined;
}

type WorkerSort =
  | 'name'
  | 'job'
  | 'pay'
  | 'place'
  | 'manager'
  | 'certificate'
  | 'visa'
  | 'check'
  | 'gaps'
  | 'newest';

export interface WorkersQuery extends WorkerFilters {
  readonly sort: WorkerSort;
  readonly isDown: boolean;
  /** The most rows. */
  readonly max: number;
  /** The last row of the page before. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
}

interface Last extends Pick<WorkersQuery, 'sort' | 'isDown'> {
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
  readonly occupation_code: string | null;
  readonly pay_pence: number | null;
  readonly hours_per_week: number | null;
  readonly place: string | null;
  readonly manager: string | null;
  readonly manager_name: string | null;
  readonly manager_left_on: string | null;
  readonly certificate_ends: string | null;
  readonly visa_ends: string | null;
  readonly next_check_on: string | null;
  readonly gaps: readonly WorkerGap[] | null;
  readonly pay_verdict: string | null;
  readonly paid_pence: number | null;
  readonly required_pence: number | null;
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
  select t.job_title, t.occupation_code, t.pay_pence, t.hours_per_week::float8 as hours_per_week, t.work_place from worker_terms t where t.worker = w.id
  order by t.from_day > ${today}::date, abs(t.from_day - ${today}::date) limit 1
) as terms on true`;

const duty = sql`left join lateral (
  select d.id, d.title, d.report_by from sponsor_duty d
  where d.worker = w.id and d.state in ('to-do', 'prepared', 'checked')
  order by coalesce(d.report_by, d.remind_by) nulls last, d.raised_at limit 1
) as duty on true`;

/** Sorts behind every name and title. */
const afterAllText = '\u{10FFFF}';
const text = (value: RawBuilder<unknown>, isDown: boolean) => ({
  by: sql`coalesce(lower(${value}), ${isDown ? '' : afterAllText})`,
  type: sql`text`,
});
const day = (value: RawBuilder<unknown>, isDown: boolean) => ({
  by: isDown ? sql`coalesce(${value}, '-infinity'::date)` : sql`coalesce(${value}, 'infinity'::date)`,
  type: sql`date`,
});
const figure = (value: RawBuilder<unknown>, isDown: boolean) => ({
  by: isDown ? sql`coalesce(${value}, -9e15::bigint)` : sql`coalesce(${value}, 9e15::bigint)`,
  type: sql`bigint`,
});

/** What a list is ordered by; what is not recorded comes last either way. */
const keys: Readonly<Record<WorkerSort, (isDown: boolean) => ReturnType<typeof text>>> = {
  name: () => ({ by: sql`lower(w.full_name)`, type: sql`text` }),
  job: (isDown) => text(sql`terms.job_title`, isDown),
  // How far above or under the rule of its day.
  pay: (isDown) => figure(sql`(w.paid_pence - w.required_pence)`, isDown),
  place: (isDown) => text(sql`place.name`, isDown),
  manager: (isDown) => text(sql`who.full_name`, isDown),
  certificate: (isDown) => day(sql`w.certificate_ends`, isDown),
  visa: (isDown) => day(sql`w.visa_ends`, isDown),
  check: (isDown) => day(sql`w.next_check_on`, isDown),
  gaps: () => ({ by: sql`(-coalesce(cardinality(w.gaps), 99))`, type: sql`int` }),
  newest: () => ({ by: sql`(-${microseconds('w.created_at')})`, type: sql`bigint` }),
};

const placeOf = sql`left join work_place place on place.id = terms.work_place`;
const managerOf = sql`left join account who on who.id = w.manager`;

/** Workers as `w`, with no more than what they are chosen and ordered by: the rest is read of the rows of a page. */
function searched(today: string, { place, search }: WorkerFilters, sort?: WorkerSort): RawBuilder<unknown> {
  const needsTerms = place !== undefined || (search ?? '') !== '' || sort === 'job' || sort === 'place';
  return sql`worker w ${needsTerms ? termsOn(today) : sql``} ${sort === 'place' ? placeOf : sql``}
    ${sort === 'manager' ? managerOf : sql``}`;
}

export const workerFiltersRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is gone. */
  async keyOf(
    on: On,
    { organisation, today }: Where,
    { sort, isDown, id }: Last,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`
      select (${keys[sort](isDown).by})::text as key from ${searched(today, {}, sort)}
      where w.organisation = ${organisation} and w.id = ${id}`.execute(on);
    return rows[0]?.key;
  },
  async page(
    on: On,
    where: Where,
    { sort, isDown, max, after, ...filters }: WorkersQuery,
  ): Promise<readonly FoundWorker[]> {
    const { by, type } = keys[sort](isDown);
    const follows =
      after === undefined
        ? sql`true`
        : sql`(${by}, w.id) ${isDown ? sql`<` : sql`>`} (${after.key}::${type}, ${after.id}::uuid)`;
    const order = isDown ? sql`desc` : sql`asc`;
    const exactMatch = isWhole(filters);
    // It comes first, so the pages after the first are of the others.
    const others = exactMatch === undefined || after === undefined ? sql`true` : sql`not ${exactMatch}`;
    const isFirst = exactMatch ?? sql`false`;
    const { rows } = await sql<FoundWorker>`
      with page as (
        select w.id, ${by} as key, ${isFirst} as is_first from ${searched(where.today, filters, sort)}
        where ${foundBy(where, filters)} and ${follows} and ${others}
        order by ${exactMatch === undefined ? sql`` : sql`is_first desc,`} key ${order}, w.id ${order} limit ${max}
      )
      select w.id, w.full_name, w.reference, w.route, ${stateOn(where.today)} as state, terms.job_title,
        terms.occupation_code, terms.pay_pence, terms.hours_per_week, place.name as place, w.manager, who.full_name as manager_name,
        w.manager_left_on, w.certificate_ends, w.visa_ends, w.next_check_on, w.gaps, w.pay_verdict, w.paid_pence,
        w.required_pence, w.tags, duty.id as duty, duty.title as duty_title, duty.report_by as duty_report_by
      from page join worker w on w.id = page.id ${termsOn(where.today)} ${placeOf} ${managerOf} ${duty}
      order by page.is_first desc, page.key ${order}, page.id ${order}`.execute(on);
    return rows;
  },
  async counts(
    on: On,
    where: Where,
    { state: _, ...filters }: WorkerFilters,
  ): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ state: string; count: number }>`
      select ${stateOn(where.today)} as state, count(*) as count
      from ${searched(where.today, filters)} where ${foundBy(where, filters)} group by 1`.execute(on);
    return new Map(rows.map(({ state, count }) => [state, count]));
  },
  async tags(on: On, organisation: string): Promise<readonly string[]> {
    const { rows } = await sql<{ tag: string }>`
      select distinct unnest(tags) as tag from worker
      where organisation = ${organisation} and tags <> '{}' order by 1 limit 200
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

/** A number for the worker that is typed whole; undefined where nothing is searched for. */
function isWhole({ search = '' }: WorkerFilters): RawBuilder<unknown> | undefined {
  const number = search.trim().toLowerCase();
  return number === '' ? undefined : sql`(lower(w.reference) is not distinct from ${number})`;
}

function foundBy({ organisation, today }: Where, filters: WorkerFilters): RawBuilder<SqlBool> {
  const { state, manager, place, tag, route, gap, search, workers } = filters;
  const conditions = [
    sql`w.organisation = ${organisation}`,
    ...(state === undefined ? [] : [sql`${stateOn(today)} = ${state}`]),
    ...(manager === undefined
      ? []
      : [manager === 'none' ? sql`w.manager is null` : sql`w.manager = ${manager}`]),
    ...(place === undefined ? [] : [sql`terms.work_place = ${place}`]),
    ...(tag === undefined ? [] : [sql`${tag} = any(w.tags)`]),
    ...(route === undefined ? [] : [sql`w.route = ${route}`]),
    ...(gap === undefined ? [] : [hasGap(gap, today)]),
    ...(workers === undefined ? [] : [sql`w.id = any(${[...workers]}::uuid[])`]),
    hasWords(
      sql`w.full_name || coalesce(' ' || w.reference, '') || coalesce(' ' || terms.job_title, '')`,
      search,
    ),
  ].filter((condition) => condition !== undefined);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Of those who are sponsored on the day: nothing is owed for those who have left. */
function hasGap(gap: string, today: string): RawBuilder<SqlBool> {
  const gaps =
    gap === 'any'
      ? sql`(w.gaps is null or w.gaps <> '{}')`
      : gap === 'not-checked'
        ? sql`w.gaps is null`
        : sql`${gap} = any(w.gaps)`;
  return sql`(${gaps} and coalesce(least(w.sponsorship_ended_on, w.employment_ended_on) > ${today}::date, true))`;
}

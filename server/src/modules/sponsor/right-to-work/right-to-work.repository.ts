import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Whose workers, on which day, and until when an excuse ends soon. */
export interface ChecksOn {
  readonly organisation: string;
  readonly today: string;
  readonly soon: string;
}

export interface ChecksFilter {
  readonly status?: string | undefined;
  readonly only?: 'held' | 'gap' | undefined;
  readonly search?: string | undefined;
}

export interface CheckedWorkerRow {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly state: 'not-started' | 'working' | 'sponsorship-ended';
  readonly started_on: string | null;
  readonly status: 'no-check' | 'no-excuse' | 'ended' | 'ends-soon' | 'not-judged' | 'stands';
  readonly last_check_on: string | null;
  readonly excuse_until: string | null;
  readonly has_excuse_gap: boolean;
  readonly is_held: boolean;
}

/** As the index worker_by_excuse orders: no check first, a check without an end last. */
const urgency = sql`(case w.excuse when 'continuous' then 'infinity'::date when 'until' then
  w.excuse_until else coalesce(w.excuse_until, '-infinity'::date) end)`;

const statusOn = ({ today, soon }: ChecksOn) => sql<CheckedWorkerRow['status']>`case
  when w.last_check_on is null then 'no-check'
  when w.excuse = 'none' then 'no-excuse'
  when w.excuse_until < ${today}::date then 'ended'
  when w.excuse_until <= ${soon}::date then 'ends-soon'
  when w.excuse = 'not-judged' then 'not-judged'
  else 'stands' end`;

/** Work has not begun, and no check gives an excuse. A check that was not judged holds nothing. */
const heldOn = ({ today }: ChecksOn) => sql<boolean>`(coalesce(w.started_on > ${today}::date, true)
  and (w.last_check_on is null or w.excuse = 'none' or coalesce(w.excuse_until < ${today}::date, false)))`;

export const rightToWorkRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is gone. */
  async keyOf(on: On, organisation: string, id: string): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`
      select ${urgency}::text as key from worker w where w.organisation = ${organisation} and w.id = ${id}`.execute(
      on,
    );
    return rows[0]?.key;
  },
  async page(
    on: On,
    where: ChecksOn,
    {
      max,
      after,
      ...filter
    }: ChecksFilter & {
      readonly max: number;
      readonly after?: { readonly key: string; readonly id: string } | undefined;
    },
  ): Promise<readonly CheckedWorkerRow[]> {
    const follows =
      after === undefined ? sql`true` : sql`(${urgency}, w.id) > (${after.key}::date, ${after.id}::uuid)`;
    const { rows } = await sql<CheckedWorkerRow>`
      select w.id, w.full_name, w.reference, w.started_on, w.last_check_on, w.excuse_until, w.has_excuse_gap,
        ${statusOn(where)} as status, ${heldOn(where)} as is_held,
        case when w.sponsorship_ended_on <= ${where.today}::date then 'sponsorship-ended'
          when w.started_on <= ${where.today}::date then 'working' else 'not-started' end as state
      from worker w where ${foundBy(where, filter)} and ${follows}
      order by ${urgency}, w.id limit ${max}`.execute(on);
    return rows;
  },
  /** Of everyone that the search finds. */
  async counts(on: On, where: ChecksOn, search: string | undefined) {
    const { rows } = await sql<{
      status: CheckedWorkerRow['status'];
      count: number;
      held: number;
      gaps: number;
    }>`
      select ${statusOn(where)} as status, count(*)::int as count,
        (count(*) filter (where ${heldOn(where)}))::int as held, (count(*) filter (where w.has_excuse_gap))::int as gaps
      from worker w where ${foundBy(where, { search })} group by 1`.execute(on);
    return rows;
  },
};

export type RightToWorkRepository = typeof rightToWorkRepository;

function foundBy(where: ChecksOn, { status, only, search = '' }: ChecksFilter): RawBuilder<SqlBool> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = [
    sql`w.organisation = ${where.organisation}`,
    sql`coalesce(w.employment_ended_on > ${where.today}::date, true)`,
    ...(status === undefined ? [] : [sql`${statusOn(where)} = ${status}`]),
    ...(only === 'held' ? [heldOn(where)] : []),
    ...(only === 'gap' ? [sql`w.has_excuse_gap`] : []),
    ...words.map((word) => sql`position(${word} in lower(concat_ws(' ', w.full_name, w.reference))) > 0`),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { hasWords } from '../../../platform/db/lists/search-words.ts';
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
  readonly who?: 'sponsored' | 'not-sponsored' | undefined;
}

export interface CheckedPersonRow {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  /** `sponsored`: a sponsored worker; else how the person works for the organisation. */
  readonly engagement: 'sponsored' | 'employee' | 'worker' | 'sub-contractor';
  readonly state: 'not-started' | 'working' | 'sponsorship-ended';
  readonly started_on: string | null;
  readonly status: 'no-check' | 'no-excuse' | 'ended' | 'ends-soon' | 'not-judged' | 'stands' | 'not-asked';
  readonly last_check_on: string | null;
  readonly excuse_until: string | null;
  readonly has_excuse_gap: boolean;
  readonly is_held: boolean;
}

/** As the indexes worker_by_excuse and employed_person_by_excuse order: no check first, a check without an end last. */
const urgency = sql`(case excuse when 'continuous' then 'infinity'::date when 'until' then
  excuse_until else coalesce(excuse_until, '-infinity'::date) end)`;

/** The columns that both kinds of people have, for the list. */
const people = {
  worker: sql`id, organisation, full_name, reference, started_on, last_check_on, excuse, excuse_until, has_excuse_gap,
    'sponsored' as engagement, true as check_asked, employment_ended_on as ended_on, sponsorship_ended_on`,
  employed_person: sql`id, organisation, full_name, reference, started_on, last_check_on, excuse, excuse_until,
    has_excuse_gap, engagement, check_asked, ended_on, null::date as sponsorship_ended_on`,
};
const tables = ['worker', 'employed_person'] as const;
type PeopleTable = (typeof tables)[number];

const statusOn = ({ today, soon }: ChecksOn) => sql<CheckedPersonRow['status']>`case
  when not check_asked and coalesce(excuse, 'not-judged') = 'not-judged' then 'not-asked'
  when last_check_on is null then 'no-check'
  when excuse = 'none' then 'no-excuse'
  when excuse_until < ${today}::date then 'ended'
  when excuse_until <= ${soon}::date then 'ends-soon'
  when excuse = 'not-judged' then 'not-judged'
  else 'stands' end`;

/** Work has not begun, and no check gives an excuse. A check that was not judged holds nothing. */
const heldOn = ({
  today,
}: ChecksOn) => sql<boolean>`(coalesce(started_on > ${today}::date, true) and check_asked
  and (last_check_on is null or excuse = 'none' or coalesce(excuse_until < ${today}::date, false)))`;

export const rightToWorkRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is gone. */
  async keyOf(on: On, organisation: string, id: string): Promise<string | undefined> {
    const keys = tables.map(
      (table) =>
        sql`select ${urgency}::text as key from ${sql.table(table)}
          where organisation = ${organisation} and id = ${id}`,
    );
    const { rows } = await sql<{ key: string }>`${sql.join(keys, sql` union all `)}`.execute(on);
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
  ): Promise<readonly CheckedPersonRow[]> {
    const follows =
      after === undefined ? sql`true` : sql`(${urgency}, id) > (${after.key}::date, ${after.id}::uuid)`;
    // Each table is read in the order of its index, and no further than a page needs.
    const firstOf = (table: PeopleTable) => sql`(
      select *, ${urgency} as key from ${peopleOf(table, where)}
      where ${follows} and ${foundBy(where, filter)} order by ${urgency}, id limit ${max})`;
    const { rows } = await sql<CheckedPersonRow>`
      select id, full_name, reference, engagement, started_on, last_check_on, excuse_until, has_excuse_gap,
        ${statusOn(where)} as status, ${heldOn(where)} as is_held,
        case when sponsorship_ended_on <= ${where.today}::date then 'sponsorship-ended'
          when started_on <= ${where.today}::date then 'working' else 'not-started' end as state
      from (${sql.join(tables.map(firstOf), sql` union all `)}) as person
      order by key, id limit ${max}`.execute(on);
    return rows;
  },
  /** Of everyone that the search finds. */
  async counts(on: On, where: ChecksOn, { search, who }: Pick<ChecksFilter, 'search' | 'who'>) {
    const everyoneOf = (table: PeopleTable) => sql`(
      select * from ${peopleOf(table, where)} where ${foundBy(where, { search, who })})`;
    const { rows } = await sql<{
      status: CheckedPersonRow['status'];
      count: number;
      held: number;
      gaps: number;
    }>`
      select ${statusOn(where)} as status, count(*)::int as count,
        (count(*) filter (where ${heldOn(where)}))::int as held, (count(*) filter (where has_excuse_gap))::int as gaps
      from (${sql.join(tables.map(everyoneOf), sql` union all `)}) as person group by 1`.execute(on);
    return rows;
  },
};

export type RightToWorkRepository = typeof rightToWorkRepository;

/** Those of a table who have not left. */
const peopleOf = (table: PeopleTable, { organisation, today }: ChecksOn) => sql`(
  select ${people[table]} from ${sql.table(table)} where organisation = ${organisation}
    and coalesce(${sql.ref(table === 'worker' ? 'employment_ended_on' : 'ended_on')} > ${today}::date, true)) as ${sql.ref(table)}`;

function foundBy(where: ChecksOn, { status, only, search, who }: ChecksFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(who === undefined ? [] : [sql`(engagement = 'sponsored') = ${who === 'sponsored'}`]),
    ...(status === undefined ? [] : [sql`${statusOn(where)} = ${status}`]),
    ...(only === 'held' ? [heldOn(where)] : []),
    ...(only === 'gap' ? [sql`has_excuse_gap`] : []),
    hasWords(sql`full_name || coalesce(' ' || reference, '')`, search),
  ].filter((condition) => condition !== undefined);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

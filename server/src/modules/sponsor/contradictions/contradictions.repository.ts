import type { PaperField } from '@portway/rules/papers-agree';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { hasWords } from '../../../platform/db/lists/search-words.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;
export type ContradictionSort = 'oldest' | 'name' | 'most';

export interface ContradictedRow {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly unexplained: PaperField[];
  readonly since: string | null;
  readonly explained: number;
}

interface Filter {
  readonly organisation: string;
  readonly search?: string | undefined;
  readonly field?: string | undefined;
}

/** By which a list is ordered, as text; a worker’s id decides between equals. */
const keys: Readonly<Record<ContradictionSort, RawBuilder<string>>> = {
  oldest: sql`coalesce(a.since, '-infinity'::date)`,
  name: sql`lower(w.full_name)`,
  most: sql`-cardinality(a.unexplained)`,
};
const keyTypes = { oldest: sql`date`, name: sql`text`, most: sql`integer` } as const;

export const contradictionsRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is not in it any more. */
  async keyOf(on: On, organisation: string, { id, sort }: { id: string; sort: ContradictionSort }) {
    const { rows } = await sql<{ key: string }>`
      select (${keys[sort]})::text as key from worker_agreement a join worker w on w.id = a.worker
      where a.organisation = ${organisation} and a.worker = ${id}`.execute(on);
    return rows[0]?.key;
  },
  async page(
    on: On,
    filter: Filter,
    {
      sort,
      after,
      max,
    }: { sort: ContradictionSort; after?: { key: string; id: string } | undefined; max: number },
  ): Promise<readonly ContradictedRow[]> {
    const key = keys[sort];
    const follows =
      after === undefined
        ? sql`true`
        : sql`(${key}, a.worker) > (${after.key}::${keyTypes[sort]}, ${after.id}::uuid)`;
    const { rows } = await sql<ContradictedRow>`
      select w.id, w.full_name, w.reference, a.unexplained, a.since, a.explained
      from worker_agreement a join worker w on w.id = a.worker
      where ${foundBy(filter)} and ${follows} order by ${key}, a.worker limit ${max}`.execute(on);
    return rows;
  },
  /** Of everyone that the search finds, by field. */
  async counts(on: On, { organisation, search }: Filter) {
    const { rows } = await sql<{ field: PaperField | null; count: number }>`
      select field, count(*)::int as count from worker_agreement a join worker w on w.id = a.worker
        cross join lateral (select unnest(a.unexplained) union all select null) as each (field)
      where ${foundBy({ organisation, search })} group by field order by 2 desc, 1`.execute(on);
    return rows;
  },
  /** How many workers' papers were compared. */
  async compared(on: On, organisation: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from worker_agreement where organisation = ${organisation}`.execute(on);
    return rows[0]?.count ?? 0;
  },
  /** Whether something was recorded that is not compared yet. */
  async isWaiting(on: On, organisation: string): Promise<boolean> {
    const { rows } = await sql<{ is: boolean }>`select has_agreement_due(${organisation}) as is`.execute(on);
    return rows[0]?.is ?? false;
  },
};

export type ContradictionsRepository = typeof contradictionsRepository;

function foundBy({ organisation, search, field }: Filter): RawBuilder<SqlBool> {
  const conditions = [
    sql`a.organisation = ${organisation}`,
    sql`a.unexplained <> '{}'`,
    ...(field === undefined ? [] : [sql`${field} = any (a.unexplained)`]),
    hasWords(sql`w.full_name || coalesce(' ' || w.reference, '')`, search),
  ].filter((condition) => condition !== undefined);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

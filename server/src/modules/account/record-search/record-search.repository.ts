import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly about: string | null;
  readonly job: string | null;
}

interface Search {
  readonly text: string;
  readonly max: number;
}

/** Row-level security decides what of it the caller sees. A number that is typed whole comes first, then names that begin with the text. */
export const recordSearchRepository = {
  /** By name or reference. */
  workers: (on: On, organisation: string, search: Search): Promise<readonly FoundRow[]> =>
    found(
      on,
      sql`select w.id, w.full_name as name, w.reference as about, null::uuid as job from worker w
        where w.organisation = ${organisation}
          and (${has(sql`w.full_name`, search)} or ${has(sql`coalesce(w.reference, '')`, search)})`,
      search,
    ),
  /** By name; without the searcher, who may have applied, and those who have withdrawn. */
  applicants: (
    on: On,
    { organisation, account }: { readonly organisation: string; readonly account: string },
    search: Search,
  ): Promise<readonly FoundRow[]> =>
    found(
      on,
      sql`select a.id, p.full_name as name, a.position as about, a.job from application a
        join account p on p.id = a.account
        where a.organisation = ${organisation} and a.account <> ${account} and a.state <> 'withdrawn'
          and ${has(sql`p.full_name`, search)}`,
      search,
    ),
  /** By title, drafts and closed ones too. */
  jobs: (on: On, organisation: string, search: Search): Promise<readonly FoundRow[]> =>
    found(
      on,
      sql`select j.id, coalesce(j.answers ->> 'title', 'A job without a title') as name,
          j.answers ->> 'place' as about, null::uuid as job
        from job j where j.organisation = ${organisation} and ${has(sql`coalesce(j.answers ->> 'title', '')`, search)}`,
      search,
    ),
  /** A candidate's own, by job or employer. */
  applications: (on: On, account: string, search: Search): Promise<readonly FoundRow[]> =>
    found(
      on,
      sql`select a.id, a.position as name, a.company as about, a.job from application a
        where a.account = ${account} and (${has(sql`a.position`, search)} or ${has(sql`a.company`, search)})`,
      search,
    ),
};

export type RecordSearchRepository = typeof recordSearchRepository;

/** Signs of patterns in the text mean themselves. */
const has = (column: RawBuilder<unknown>, { text }: Search) =>
  sql<boolean>`position(lower(${text}) in lower(${column})) > 0`;

async function found(on: On, rows: RawBuilder<unknown>, { text, max }: Search): Promise<readonly FoundRow[]> {
  const { rows: records } = await sql<FoundRow>`select * from (${rows}) as record
    order by lower(about) is not distinct from lower(${text}) desc, position(lower(${text}) in lower(name)) = 1 desc, name, id limit ${max}`.execute(
    on,
  );
  return records;
}

import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { positionIn } from '../../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { StoredApplicationState } from '../../../candidate/applications/applications.tables.ts';
import { type ApplicantFilters, matchesFilters } from '../applicant-filters.repository.ts';
import {
  type ApplicantSort,
  type ApplicantsQuery,
  applicantsOf,
  type Reader,
  type ReceivedRow,
} from '../applicant-rows.repository.ts';

type On = Transaction<Tables>;

export interface PersonRow {
  readonly applications: readonly ReceivedRow[];
  /** How many more they have with the organisation. */
  readonly others: number;
}

export interface PeopleCounts {
  readonly people: number;
  readonly waiting: number;
}

export interface AppliedJobRow {
  readonly id: string;
  readonly title: string;
  readonly applications: number;
}

/** Rows of a page: of a dense table. */
export const peoplePageSize = 50;

/** The application by which a person has their place in the list. */
interface Lead {
  readonly id: string;
  readonly account: string;
  readonly state: StoredApplicationState;
  /** Microseconds since 1970. */
  readonly at: number;
  readonly name: string;
}

const timeOf = { changed: 'changed_at', newest: 'applied_at', name: 'changed_at' } as const;

/**
 * The people who applied, each once, by the newest of their applications that the filters find. A withdrawn one is a row
 * of its own: nobody learns whose it was.
 */
export const applicantPeopleRepository = {
  async page(
    on: On,
    reader: Reader,
    { sort, after, ...filters }: ApplicantsQuery,
  ): Promise<{ readonly people: readonly PersonRow[]; readonly next: string | null }> {
    const time = sql.ref(`application.${timeOf[sort]}`);
    const { rows } = await sql<Lead>`
      select application.id, application.account, application.state,
        (extract(epoch from ${time}) * 1000000)::bigint as at, ${sort === 'name' ? name : sql`''`} as name
      from application ${sort === 'name' ? sql`left join account who on who.id = application.account` : sql``}
      where application.organisation = ${reader.organisation} and application.account <> ${reader.account}
        and ${matchesFilters(filters, reader)} and ${isNewest(timeOf[sort], filters, reader)}
        ${after === undefined ? sql`` : sql`and ${follows(sort, after)}`}
      order by ${sort === 'name' ? sql`application.state = 'withdrawn', ${name}, application.id` : sql`${time} desc, application.id desc`}
      limit ${peoplePageSize + 1}`.execute(on);
    const leads = rows.slice(0, peoplePageSize);
    const last = leads.at(-1);
    return {
      people: await withApplications(on, reader, leads, filters),
      next: rows.length > peoplePageSize && last !== undefined ? cursorAfter(sort, last) : null,
    };
  },
  /** How many people the filters find, and how many of them nobody has answered at any stage. */
  async count(on: On, { organisation, account }: Reader, filters: ApplicantFilters): Promise<PeopleCounts> {
    const { status, ...others } = filters;
    const { rows } = await sql<PeopleCounts>`
      select count(distinct ${person}) filter (where ${status === undefined ? sql`true` : sql`application.state = ${status}`}) as people,
        count(distinct ${person}) filter (where application.state = 'pending') as waiting
      from application
      where application.organisation = ${organisation} and application.account <> ${account}
        and ${matchesFilters(others, { account })}`.execute(on);
    return rows[0] ?? { people: 0, waiting: 0 };
  },
  /** The jobs that somebody applied for, the newest first. */
  async jobs(on: On, { organisation, account }: Reader): Promise<readonly AppliedJobRow[]> {
    const { rows } = await sql<AppliedJobRow>`
      select j.id, coalesce(j.answers ->> 'title', 'A job') as title, a.applications
      from (
        select job, count(*) as applications from application
        where organisation = ${organisation} and account <> ${account} and job is not null group by job
      ) a join job j on j.id = a.job
      order by j.published_at desc nulls last, j.id limit 200`.execute(on);
    return rows;
  },
  /** The first of everything that the filters find, without withdrawn ones, the longest waiting first. */
  async chosen(
    on: On,
    reader: Reader,
    filters: ApplicantFilters,
    max: number,
  ): Promise<readonly ReceivedRow[]> {
    const { rows } = await sql<{ readonly id: string }>`
      select application.id from application
      where application.organisation = ${reader.organisation} and application.account <> ${reader.account}
        and application.state <> 'withdrawn' and ${matchesFilters(filters, reader)}
      order by application.changed_at, application.id limit ${max}`.execute(on);
    return await applicantsOf(
      on,
      reader,
      rows.map(({ id }) => id),
    );
  },
};

export type ApplicantPeopleRepository = typeof applicantPeopleRepository;

const name = sql`lower(coalesce(who.full_name, ''))`;
const person = sql`case when application.state = 'withdrawn' then application.id else application.account end`;

/** Whether no other application of the same person, which the filters find too, is newer. */
function isNewest(
  time: 'changed_at' | 'applied_at',
  filters: ApplicantFilters,
  reader: Reader,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(application.state = 'withdrawn' or not exists (
    select from application newer
    where newer.account = application.account and newer.organisation = ${reader.organisation}
      and newer.state <> 'withdrawn'
      and (newer.${sql.ref(time)}, newer.id) > (application.${sql.ref(time)}, application.id)
      and exists (select from application where application.id = newer.id and ${matchesFilters(filters, reader)})
  ))`;
}

/** Whether a person has their place after this cursor. */
function follows(sort: ApplicantSort, after: string): RawBuilder<SqlBool> {
  if (sort === 'name') {
    const [kind = '', text = '', ...id] = after.split('.');
    const { id: last } = positionIn(`0.${id.join('.')}`);
    const lastName = Buffer.from(text, 'base64url').toString();
    return sql<SqlBool>`(application.state = 'withdrawn', ${name}, application.id)
      > (${kind === 'w'}, ${lastName}, ${last}::uuid)`;
  }
  const { at, id } = positionIn(after);
  return sql<SqlBool>`(application.${sql.ref(timeOf[sort])}, application.id)
    < ('epoch'::timestamptz + ${at}::double precision * interval '1 microsecond', ${id}::uuid)`;
}

function cursorAfter(sort: ApplicantSort, { at, id, state, name: lastName }: Lead): string {
  if (sort !== 'name') return `${at}.${id}`;
  // Cut, so that the cursor stays short: the id decides between names that begin alike.
  return `${state === 'withdrawn' ? 'w' : 'n'}.${Buffer.from(lastName.slice(0, 60)).toString('base64url')}.${id}`;
}

/** The applications of these people that the filters find, at most ten of each. */
async function withApplications(
  on: On,
  reader: Reader,
  leads: readonly Lead[],
  filters: ApplicantFilters,
): Promise<readonly PersonRow[]> {
  if (leads.length === 0) return [];
  const accounts = leads.filter(({ state }) => state !== 'withdrawn').map(({ account }) => account);
  const { rows: matches } = await sql<{
    readonly id: string;
    readonly account: string;
    readonly total: number;
  }>`
    select one.id, one.account, one.total from unnest(${sql.val(accounts)}::uuid[]) as lead(account)
    cross join lateral (
      select application.id, application.account, count(*) over () as total,
        ${matchesFilters(filters, reader)} as matches
      from application
      where application.account = lead.account and application.organisation = ${reader.organisation}
        and application.state <> 'withdrawn'
      order by 4 desc, application.changed_at desc, application.id desc limit 10
    ) one where one.matches`.execute(on);
  const ids = [...matches.map(({ id }) => id), ...leads.filter(isWithdrawn).map(({ id }) => id)];
  const applications = await applicantsOf(on, reader, ids);
  return leads.map((lead) => {
    if (isWithdrawn(lead))
      return { applications: applications.filter(({ id }) => id === lead.id), others: 0 };
    const theirs = applications.filter(
      ({ account, state }) => account === lead.account && state !== 'withdrawn',
    );
    const all = matches.find(({ account }) => account === lead.account)?.total ?? theirs.length;
    return { applications: theirs, others: all - theirs.length };
  });
}

const isWithdrawn = ({ state }: Lead): boolean => state === 'withdrawn';

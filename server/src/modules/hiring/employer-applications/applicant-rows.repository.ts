import { type Selectable, sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import {
  type ApplicationRow,
  applicationRows,
} from '../../candidate/applications/application-rows.repository.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';
import type { OfferTable } from '../offers/offers.tables.ts';
import { type ApplicantFilters, matchesFilters } from './applicant-filters.repository.ts';
import type { InterviewTable } from './employer-applications.tables.ts';

type On = Transaction<Tables>;

export interface ReceivedRow extends ApplicationRow {
  /** Null once it was withdrawn. */
  readonly candidate: { readonly fullName: string; readonly primaryRole: string | null } | null;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly interview: Selectable<InterviewTable> | null;
  /** What became of the offer that was sent. */
  readonly offer: OfferTable['state'] | 'expired' | null;
  /** YYYY-MM-DD, on which the organisation's side of it is erased; null while that is not due. */
  readonly erasedOn: string | null;
  /** A rejection that waits to be sent. */
  readonly rejection: { readonly at: Date; readonly by: string | null } | null;
}

/** The reader: a member of the organisation. */
export interface Reader {
  readonly organisation: string;
  readonly account: string;
}

export type ApplicantSort = 'changed' | 'newest' | 'name';

export interface ApplicantsQuery extends ApplicantFilters {
  readonly sort: ApplicantSort;
  readonly after?: string | undefined;
}

/**
 * Joins in the written order. These queries join ten tables, and the policies of each more: to look for a better order
 * takes PostgreSQL ten times as long as the query.
 */
async function keepJoinOrder(on: On): Promise<void> {
  await sql`select set_config('join_collapse_limit', '1', true)`.execute(on);
}

const timeOf = { changed: 'application.changed_at', newest: 'application.applied_at' } as const;

/** A page of applicants in this order. */
export async function applicantPage(
  on: On,
  reader: Reader,
  { sort, after, ...filters }: ApplicantsQuery,
): Promise<Page<ReceivedRow>> {
  await keepJoinOrder(on);
  const matching = receivedRows(on, reader).where(matchesFilters(filters, reader));
  if (sort === 'name') {
    const skipped = countIn(after);
    const rows = await matching
      .orderBy(sql`lower(account.full_name) nulls last`)
      .orderBy('application.id')
      .offset(skipped)
      .limit(pageSize + 1)
      .execute();
    return page(rows, `${skipped + pageSize}`);
  }
  const at = timeOf[sort];
  const from = after === undefined ? undefined : positionIn(after);
  const rows = await matching
    .select(microseconds(at).as('at'))
    .$if(from !== undefined, (query) =>
      query.where(olderThan({ at, id: 'application.id' }, from ?? { at: 0, id: '' })),
    )
    .orderBy(at, 'desc')
    .orderBy('application.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const last = rows.at(pageSize - 1);
  return page(rows, last === undefined ? null : `${last.at}.${last.id}`);
}

/** The first page of each of these columns, last changed first. One query: planning it costs more than running it. */
export async function boardPages(
  on: On,
  reader: Reader,
  { job, states }: { readonly job: string; readonly states: readonly StoredApplicationState[] },
): Promise<readonly Page<ReceivedRow>[]> {
  await keepJoinOrder(on);
  const rows = await receivedRows(on, reader)
    .select(microseconds('application.changed_at').as('at'))
    .where(
      sql<boolean>`application.id = any(array(
        select first.id from unnest(${sql.val([...states])}::text[]) as wanted(state)
        cross join lateral (
          select a.id from application a
          where a.job = ${job} and a.state = wanted.state
            and a.organisation = ${reader.organisation} and a.account <> ${reader.account}
          order by a.changed_at desc, a.id desc limit ${pageSize + 1}
        ) as first))`,
    )
    .orderBy('application.changed_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return states.map((state) => {
    const column = rows.filter((row) => row.state === state);
    const last = column.at(pageSize - 1);
    return page(column, last === undefined ? null : `${last.at}.${last.id}`);
  });
}

/** A list by name has no time to continue from: its cursor counts. */
function countIn(after: string | undefined): number {
  return /^\d{1,6}$/.test(after ?? '') ? Number(after) : 0;
}

type FlatRow = Awaited<ReturnType<ReturnType<typeof receivedRows>['execute']>>[number];

function page(rows: readonly FlatRow[], next: string | null): Page<ReceivedRow> {
  return { rows: rows.slice(0, pageSize).map(assembled), next: rows.length > pageSize ? next : null };
}

/** These, last changed first; those that the reader may not see are left out. */
export async function applicantsOf(
  on: On,
  reader: Reader,
  ids: readonly string[],
): Promise<readonly ReceivedRow[]> {
  if (ids.length === 0) return [];
  await keepJoinOrder(on);
  const rows = await receivedRows(on, reader)
    .where(sql<boolean>`application.id = any(${sql.val([...ids])}::uuid[])`)
    .orderBy('application.changed_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return rows.map(assembled);
}

export async function oneApplicant(on: On, reader: Reader, id: string): Promise<ReceivedRow | undefined> {
  await keepJoinOrder(on);
  const row = await receivedRows(on, reader).where('application.id', '=', id).executeTakeFirst();
  return row && assembled(row);
}

/** How many there are at each stage, whatever stage is asked for. */
export async function countByState(
  on: On,
  reader: Reader,
  { status: _, ...filters }: ApplicantFilters,
): Promise<ReadonlyMap<StoredApplicationState, number>> {
  const rows = await on
    .selectFrom('application')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('organisation', '=', reader.organisation)
    .where('account', '<>', reader.account)
    .where(matchesFilters(filters, reader))
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** A member who once applied never sees their own application from this side, nor what colleagues say of it. */
function receivedRows(on: On, { organisation, account }: Reader) {
  return applicationRows(on, account, 'employer')
    .leftJoin('account', 'account.id', 'application.account')
    .leftJoin('profile', 'profile.account', 'application.account')
    .leftJoin('rejection', 'rejection.application', 'application.id')
    .leftJoin('account as rejecting', 'rejecting.id', 'rejection.author')
    .innerJoin('organisation', 'organisation.id', 'application.organisation')
    .leftJoin('interview', 'interview.application', 'application.id')
    .select([
      'account.full_name',
      sql<string | null>`profile.answers ->> 'primaryRole'`.as('primaryRole'),
      'rejection.due_at',
      'rejecting.full_name as rejecter',
      'interview.starts_at',
      'interview.minutes',
      'interview.time_zone',
      'interview.place',
      'interview.words',
      'interview.sequence',
      'interview.cancelled',
      'interview.set_at',
      'interview.reply',
      'interview.reply_words',
      'interview.replied_at',
      sql<OfferTable['state'] | 'expired' | null>`(
        select case when o.state in ('sent', 'question') and o.expires_on < (now() at time zone 'Europe/London')::date
          then 'expired' else o.state end
        from job_offer o where o.application = application.id)`.as('offer'),
      sql<string | null>`employer_retention_end(
        application.state, application.changed_at, job.state, job.closed_at, organisation.applicants_kept_months
      )::text`.as('erasedOn'),
      sql<{ readonly id: string; readonly name: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
        from application_tag has join applicant_tag t on t.id = has.tag
        where has.application = application.id)`.as('tags'),
    ])
    .where('application.organisation', '=', organisation)
    .where('application.account', '<>', account);
}

/** Row-level security hides candidates who have withdrawn. */
function assembled(row: FlatRow): ReceivedRow {
  const { full_name: fullName, primaryRole, due_at: dueAt, rejecter } = row;
  return {
    ...row,
    candidate: fullName === null ? null : { fullName, primaryRole },
    interview: interviewIn(row),
    rejection: dueAt === null ? null : { at: dueAt, by: rejecter },
  };
}

function interviewIn(row: FlatRow): Selectable<InterviewTable> | null {
  const { id, starts_at, minutes, time_zone, place, words, sequence, cancelled, set_at } = row;
  const { reply, reply_words, replied_at } = row;
  if (starts_at === null || minutes === null || time_zone === null || place === null) return null;
  if (words === null || sequence === null || cancelled === null || set_at === null) return null;
  if (reply_words === null) return null;
  const times = { starts_at, minutes, time_zone, place, words, sequence, cancelled, set_at };
  return { application: id, ...times, reply, reply_words, replied_at };
}

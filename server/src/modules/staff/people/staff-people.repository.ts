import { type Expression, type SqlBool, sql } from 'kysely';
import type { AccountRole, MemberRole } from '../../../platform/auth/auth.tables.ts';
import {
  microseconds,
  olderThan,
  type Page,
  type Position,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { holdsText } from '../staff-search.repository.ts';

export interface PeopleSearch {
  readonly text?: string | undefined;
  readonly role?: AccountRole | undefined;
  /** The cursor from the previous page. */
  readonly after?: string | undefined;
}

export interface Person extends Position {
  readonly full_name: string;
  readonly email: string;
  readonly role: AccountRole;
  /** The first joined first. */
  readonly organisations: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly role: MemberRole;
  }[];
  readonly second_factor: boolean;
  /** Sessions that have not ended. */
  readonly sessions: number;
  readonly created_at: Date;
  readonly deletion_due: Date | null;
}

export interface StaffOrganisation extends Position {
  readonly name: string | null;
  readonly website: string | null;
  readonly industry: string | null;
  readonly members: number;
  readonly created_at: Date;
}

/** Accounts and organisations, for the desk. `now` in milliseconds since 1970. */
export function staffPeopleRepository(now: () => number) {
  return {
    async list(requestContext: RequestContext, search: PeopleSearch): Promise<Page<Person>> {
      const filters = await conditions(requestContext, 'account', search);
      const rows = await people(requestContext, new Date(now()))
        .where(({ and }) => and(filters))
        .orderBy('account.created_at', 'desc')
        .orderBy('account.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    async organisations(
      requestContext: RequestContext,
      search: Omit<PeopleSearch, 'role'>,
    ): Promise<Page<StaffOrganisation>> {
      const filters = await conditions(requestContext, 'organisation', search);
      const rows = await requestContext.transaction
        .selectFrom('organisation')
        .where(({ and }) => and(filters))
        .orderBy('organisation.created_at', 'desc')
        .orderBy('organisation.id', 'desc')
        .limit(pageSize + 1)
        .select(['id', 'name', 'website', 'industry', 'created_at'])
        .select([
          microseconds('organisation.created_at').as('at'),
          sql<number>`(select count(*) from membership where membership.organisation = organisation.id)`.as(
            'members',
          ),
        ])
        .execute();
      return pageOf(rows);
    },
    one: (
      { transaction }: RequestContext,
      id: string,
    ): Promise<{ full_name: string; email: string } | undefined> =>
      transaction
        .selectFrom('account')
        .where('id', '=', id)
        .select(['full_name', 'email'])
        .executeTakeFirst(),
    /** The owner hears of the next log-in on each device. Returns how many sessions were ended. */
    async endSessions({ transaction }: RequestContext, account: string): Promise<number> {
      await transaction
        .updateTable('known_device')
        .set({ last_session: null })
        .where('account', '=', account)
        .execute();
      const deletion = await transaction
        .deleteFrom('session')
        .where('account', '=', account)
        .executeTakeFirst();
      return Number(deletion.numDeletedRows);
    },
    /** Removes authenticator app, recovery codes and passkeys; returns whether there were any. */
    async removeSecondFactors({ transaction }: RequestContext, account: string): Promise<boolean> {
      const tables = ['authenticator', 'recovery_code', 'passkey'] as const;
      let removedCount = 0n;
      for (const table of tables) {
        const deletion = await transaction
          .deleteFrom(table)
          .where('account', '=', account)
          .executeTakeFirst();
        removedCount += deletion.numDeletedRows;
      }
      return removedCount > 0n;
    },
  };
}

export type StaffPeopleRepository = ReturnType<typeof staffPeopleRepository>;

async function conditions(
  { transaction }: RequestContext,
  table: 'account' | 'organisation',
  { text, role, after }: PeopleSearch,
): Promise<Expression<SqlBool>[]> {
  const columns = { at: `${table}.created_at`, id: `${table}.id` };
  const filters: Expression<SqlBool>[] = [];
  if (role !== undefined) filters.push(sql<SqlBool>`account.role = ${role}`);
  if (after !== undefined) filters.push(olderThan(columns, positionIn(after)));
  const newest = (most: number) =>
    transaction
      .selectFrom(table)
      .where(({ and }) => and(filters))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .select('id')
      .execute();
  if (text !== undefined) filters.push(await holdsText(transaction, { of: table, text, newest }));
  return filters;
}

function people({ transaction }: RequestContext, now: Date) {
  return transaction
    .selectFrom('account')
    .select(['account.id', 'account.full_name', 'account.email', 'account.role'])
    .select(['account.created_at', 'account.deletion_due'])
    .select([
      microseconds('account.created_at').as('at'),
      sql<Person['organisations']>`(
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role) order by m.since, o.id), '[]')
        from membership m join organisation o on o.id = m.organisation where m.account = account.id
      )`.as('organisations'),
      sql<boolean>`(
        exists (select from authenticator a where a.account = account.id and a.confirmed_at is not null)
        or exists (select from passkey p where p.account = account.id)
      )`.as('second_factor'),
      sql<number>`(
        select count(*) from session
        where session.account = account.id and ends_at > ${now}
          and last_used_at + make_interval(secs => idle_seconds) > ${now}
      )`.as('sessions'),
    ]);
}

import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { inTab, type Tabs } from './application-rows.repository.ts';

/** The counts beside the menu. */
export function unreadCountsRepository() {
  return {
    async ongoing({ caller, transaction }: RequestContext, tabs: Tabs): Promise<number> {
      const { count } = await transaction
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', caller.account)
        .where(inTab('ongoing', tabs))
        .executeTakeFirstOrThrow();
      return count;
    },
    /** Conversations with unread messages from the other side; at most 100. */
    async unread({ caller, transaction }: RequestContext): Promise<number> {
      const side = caller.organisation === null ? 'candidate' : 'employer';
      const whose =
        caller.organisation === null
          ? sql`c.account = ${caller.account}`
          : sql`c.organisation = ${caller.organisation.id} and c.account is distinct from ${caller.account}`;
      const { rows } = await sql<{ count: number }>`select count(*) as count from (
        select from conversation c
        left join conversation_reader r on r.conversation = c.id and r.account = ${caller.account}
        where ${whose} and c.last_number > coalesce(r.read_up_to, 0) and exists (
          select from message m where m.conversation = c.id
            and m.number > coalesce(r.read_up_to, 0) and m.side <> ${side}
        ) limit 100) as unread`.execute(transaction);
      return rows[0]?.count ?? 0;
    },
    async saved({ caller, transaction }: RequestContext): Promise<number> {
      const { count } = await transaction
        .selectFrom('saved_job')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', caller.account)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** Cases of people who accepted an offer. */
    async hires({ caller, transaction }: RequestContext): Promise<number> {
      const { count } = await transaction
        .selectFrom('hire_case')
        .select(sql<number>`count(*)`.as('count'))
        .where('organisation', '=', caller.organisation?.id ?? null)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** What the organisation received and nobody answered, without the caller's own application. */
    async applicants({ caller, transaction }: RequestContext): Promise<number> {
      const { count } = await transaction
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('organisation', '=', caller.organisation?.id ?? null)
        .where('state', '=', 'pending')
        .where('account', '<>', caller.account)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** Open reports of the sponsor, of those that row-level security shows. */
    async reports({ caller, transaction }: RequestContext): Promise<number> {
      const { count } = await transaction
        .selectFrom('sponsor_duty')
        .select(sql<number>`count(*)`.as('count'))
        .where('organisation', '=', caller.organisation?.id ?? null)
        .where('state', 'in', ['to-do', 'prepared', 'checked'])
        .where('does', '=', 'report')
        .executeTakeFirstOrThrow();
      return count;
    },
    async notifications({ caller, transaction }: RequestContext): Promise<number> {
      const inWorkspace =
        caller.organisation === null
          ? sql`n.organisation is null`
          : sql`n.organisation = ${caller.organisation.id}`;
      const { rows } = await sql<{ count: number }>`select count(*) as count from (
        select from notification n where n.account = ${caller.account} and ${inWorkspace} and n.read_at is null limit 100
      ) as unread`.execute(transaction);
      return rows[0]?.count ?? 0;
    },
  };
}

export type UnreadCountsRepository = ReturnType<typeof unreadCountsRepository>;

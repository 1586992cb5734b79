import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { inTab } from './application-rows.repository.ts';
import type { StoredApplicationState } from './applications.tables.ts';

export interface UnreadCountsRepository {
  ongoing(requestContext: RequestContext, states: readonly StoredApplicationState[]): Promise<number>;
  /** Conversations with unread messages from the other side; at most 100. */
  unread(requestContext: RequestContext): Promise<number>;
  saved(requestContext: RequestContext): Promise<number>;
  /** What the organisation received and nobody answered, without the caller's own application. */
  applicants(requestContext: RequestContext): Promise<number>;
  /** Cases of people who accepted an offer. */
  hires(requestContext: RequestContext): Promise<number>;
  notifications(requestContext: RequestContext): Promise<number>;
}

/** The counts beside the menu. */
export function unreadCountsRepository(): UnreadCountsRepository {
  return {
    async ongoing({ caller, transaction }, states) {
      const { count } = await transaction
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', caller.account)
        .where(inTab('ongoing', states))
        .executeTakeFirstOrThrow();
      return count;
    },
    async unread({ caller, transaction }) {
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
    async saved({ caller, transaction }) {
      const { count } = await transaction
        .selectFrom('saved_job')
        .select(sql<number>`count(*)`.as('count'))
        .where('account', '=', caller.account)
        .executeTakeFirstOrThrow();
      return count;
    },
    async hires({ caller, transaction }) {
      const { count } = await transaction
        .selectFrom('hire_case')
        .select(sql<number>`count(*)`.as('count'))
        .where('organisation', '=', caller.organisation?.id ?? null)
        .executeTakeFirstOrThrow();
      return count;
    },
    async applicants({ caller, transaction }) {
      const { count } = await transaction
        .selectFrom('application')
        .select(sql<number>`count(*)`.as('count'))
        .where('organisation', '=', caller.organisation?.id ?? null)
        .where('state', '=', 'pending')
        .where('account', '<>', caller.account)
        .executeTakeFirstOrThrow();
      return count;
    },
    async notifications({ caller, transaction }) {
      const here =
        caller.organisation === null
          ? sql`n.organisation is null`
          : sql`n.organisation = ${caller.organisation.id}`;
      const { rows } = await sql<{ count: number }>`select count(*) as count from (
        select from notification n where n.account = ${caller.account} and ${here} and n.read_at is null limit 100
      ) as unread`.execute(transaction);
      return rows[0]?.count ?? 0;
    },
  };
}

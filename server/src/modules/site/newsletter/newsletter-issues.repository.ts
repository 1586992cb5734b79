import { type ExpressionBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
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
import type { Tables } from '../../../platform/db/tables.ts';
import type { NewsletterIssueTable, Topic } from './newsletter.tables.ts';

export interface Progress {
  readonly delivered: number;
  readonly failed: number;
  readonly waiting: number;
}

export type IssueRow = Selectable<NewsletterIssueTable> &
  Position & {
    /** Of an issue that is being sent, or was within the last days. */
    readonly live: Progress | null;
    /** Of a stopped issue: how many would get it if it were resumed. */
    readonly unsent: number;
  };

/** What staff write. */
export interface Draft {
  readonly subject: string;
  readonly summary: string | null;
  readonly law_change: boolean;
  readonly topics: Topic[];
  readonly text: string;
}

export type Audience = Pick<Draft, 'law_change' | 'topics'>;

export interface Published {
  readonly slug: string;
  readonly content: string;
}

/** How long the counts of an issue that has ended may still change: a failed mail can be sent again. */
const live = sql<Progress | null>`case when sent_at is not null and coalesce(ended_at, now()) > now() - interval '3 days'
  then (select to_jsonb(p) from newsletter_progress(newsletter_issue.id) p) end`;

const unsent = sql<number>`case when state = 'stopped' then newsletter_unsent(newsletter_issue.id) else 0 end`;

/** The issues, for staff. `now` in milliseconds since 1970. */
export function newsletterIssuesRepository(now: () => number) {
  const issues = (on: Transaction<Tables>) =>
    on
      .selectFrom('newsletter_issue')
      .selectAll()
      .select([microseconds('newsletter_issue.created_at').as('at'), live.as('live'), unsent.as('unsent')]);
  return {
    async list({ transaction }: RequestContext, after: string | undefined): Promise<Page<IssueRow>> {
      const rows = await issues(transaction)
        .$if(after !== undefined, (query) =>
          query.where(olderThan({ at: 'created_at', id: 'id' }, positionIn(after ?? ''))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    find: ({ transaction }: RequestContext, id: string): Promise<IssueRow | undefined> =>
      issues(transaction).where('id', '=', id).executeTakeFirst(),
    /** Others who would change it wait. */
    findForUpdate: ({ transaction }: RequestContext, id: string): Promise<IssueRow | undefined> =>
      issues(transaction).where('id', '=', id).forUpdate().executeTakeFirst(),
    async add({ transaction }: RequestContext, id: string, draft: Draft): Promise<void> {
      const at = new Date(now());
      await transaction
        .insertInto('newsletter_issue')
        .values({ id, ...draft, created_at: at, changed_at: at })
        .execute();
    },
    /** Returns the new version. */
    async save({ transaction }: RequestContext, id: string, draft: Draft): Promise<number> {
      const { version } = await transaction
        .updateTable('newsletter_issue')
        .set(({ eb }) => ({ ...draft, changed_at: new Date(now()), version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow();
      return version;
    },
    async remove({ transaction }: RequestContext, id: string): Promise<void> {
      await transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute();
    },
    async count({ transaction }: RequestContext, audience: Audience): Promise<number> {
      const { people } = await transaction
        .selectFrom('subscriber')
        .where(isFor(audience))
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow();
      return people;
    },
    /** From now on it is sent, to those who are on the list at this moment. Returns how many they are. */
    async begin(
      { transaction }: RequestContext,
      id: string,
      { slug, content, ...audience }: Audience & Published,
    ): Promise<number> {
      // Somebody who is just unsubscribing comes first, so that the list has nobody who has left.
      await sql`lock table subscriber in share mode`.execute(transaction);
      const { numInsertedOrUpdatedRows: people = 0n } = await transaction
        .insertInto('newsletter_delivery')
        .columns(['issue', 'subscriber'])
        .expression((from) =>
          from
            .selectFrom('subscriber')
            .where(isFor(audience))
            .select([sql<string>`${id}::uuid`.as('issue'), 'subscriber.id']),
        )
        .executeTakeFirstOrThrow();
      const recipients = Number(people);
      await transaction
        .updateTable('newsletter_issue')
        .set({ state: 'sending', slug, content, sent_at: new Date(now()), recipients })
        .where('id', '=', id)
        .execute();
      return recipients;
    },
    /** What was written and not sent yet is withdrawn by a trigger. */
    async stop({ transaction }: RequestContext, id: string): Promise<void> {
      await transaction
        .updateTable('newsletter_issue')
        .set({ state: 'stopped', ended_at: new Date(now()) })
        .where('id', '=', id)
        .execute();
    },
    /** From now on it is sent again, to those whose mail was not written or withdrawn. */
    async resume({ transaction }: RequestContext, id: string): Promise<void> {
      await transaction
        .updateTable('newsletter_issue')
        .set({ state: 'sending', ended_at: null })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type NewsletterIssuesRepository = ReturnType<typeof newsletterIssuesRepository>;

/**
 * Everybody who has confirmed, and not unsubscribed. Of a change of the law hear those who asked for one of its
 * topics, and those who named none: they hear of every change.
 */
function isFor({ law_change, topics }: Audience) {
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'subscriber'>) =>
    and([
      eb('confirmed_at', 'is not', null),
      eb('unsubscribed_at', 'is', null),
      law_change
        ? or([
            sql<SqlBool>`subscriber.topics = '{}'`,
            sql<SqlBool>`subscriber.topics && ${sql.val(topics)}::text[]`,
          ])
        : sql<SqlBool>`true`,
    ]);
}

import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;
type Side = 'candidate' | 'employer';

interface Party {
  readonly account: string;
  readonly side: Side;
  readonly organisation: string | null;
}

export type ConversationRow = Awaited<ReturnType<typeof find>> & {};

interface ListQuery {
  readonly unread: boolean;
  /** Only those assigned to the reader. */
  readonly mine: boolean;
  /** In the name of the other side, or the job. */
  readonly text: string | undefined;
  /** A cursor from an earlier page. */
  readonly after: string | undefined;
}

/** Unread counts stop at this number. */
const maxUnread = 999;

export const conversationsRepository = {
  /** Those of a party, the most recently active first. */
  async list(on: On, party: Party, { unread, mine, text, after }: ListQuery): Promise<Page<ConversationRow>> {
    const from = after === undefined ? undefined : positionIn(after);
    const rows = await ofParty(on, party)
      .$if(unread, (query) => query.where(unreadOf(party), '>', 0))
      .$if(mine, (query) => query.where('s.account', '=', party.account))
      // Each application has a conversation: one without a message is found by its name, and shown to its assignee.
      .$if(!mine && text === undefined, (query) => query.where('c.last_number', '>', 0))
      .$if(text !== undefined, (query) => query.where(isAbout(party, text ?? '')))
      .$if(from !== undefined, (query) =>
        query.where(olderThan({ at: 'c.last_at', id: 'c.id' }, from ?? { at: 0, id: '' })),
      )
      .orderBy('c.last_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  find,
  /** Locked until the transaction ends: concurrent messages and blocks wait. */
  async hold(on: On, party: Party, id: string): Promise<ConversationRow | undefined> {
    // Read the data after this, never in the same statement.
    await on
      .selectFrom('conversation as c')
      .select('c.id')
      .where('c.id', '=', id)
      .where(belongsTo(party))
      .forUpdate()
      .execute();
    return await find(on, party, id);
  },
  /** Unread messages from the other side, in all of a party's conversations. */
  async unread(on: On, party: Party): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select from conversation c
      left join conversation_reader r on r.conversation = c.id and r.account = ${party.account}
      join message m on m.conversation = c.id and m.side <> ${party.side}
        and m.number > coalesce(r.read_up_to, 0) and m.sent_at >= ${since(party)}
      where ${belongsTo(party)} limit ${maxUnread}
    ) as unread`.execute(on);
    return rows[0]?.count ?? 0;
  },
  async block(on: On, id: string, by: Side | null): Promise<void> {
    await on.updateTable('conversation').set({ blocked_by: by }).where('id', '=', id).execute();
  },
  /** How far both sides have read. */
  async read(
    on: On,
    { account, side }: Party,
    id: string,
  ): Promise<{ readonly mine: number; readonly theirs: number }> {
    const { rows } = await sql<{ mine: number | null; theirs: number | null }>`
      select max(read_up_to) filter (where account = ${account}) as mine,
        max(read_up_to) filter (where side <> ${side}) as theirs
      from conversation_reader where conversation = ${id}`.execute(on);
    return { mine: rows[0]?.mine ?? 0, theirs: rows[0]?.theirs ?? 0 };
  },
  /** Records how far a user has read; it never goes back. */
  async markRead(
    on: On,
    { account, side }: Party,
    { id, upTo }: { readonly id: string; readonly upTo: number },
  ): Promise<void> {
    await sql`insert into conversation_reader as reader (conversation, account, side, read_up_to, read_at)
      select id, ${account}, ${side}, least(${upTo}, last_number), now()
      from conversation where id = ${id}
      on conflict (conversation, account) do update set read_up_to = excluded.read_up_to, read_at = excluded.read_at
      where excluded.read_up_to > reader.read_up_to`.execute(on);
    await sql`update notification n set read_at = now() from conversation c
      where n.account = ${account} and n.conversation = ${id} and n.kind = 'message' and n.read_at is null
        and c.id = n.conversation and c.last_number <= ${upTo}`.execute(on);
  },
};

export type ConversationsRepository = typeof conversationsRepository;

/** A member who once applied has no part in the employer's side of their own conversation. */
function belongsTo({ account, side, organisation }: Party) {
  return side === 'candidate'
    ? sql<boolean>`c.account = ${account}`
    : sql<boolean>`(c.organisation = ${organisation} and c.account is distinct from ${account})`;
}

/** For a new member, earlier messages do not count as unread. */
function since({ account, side, organisation }: Party) {
  return side === 'candidate'
    ? sql<Date>`'-infinity'::timestamptz`
    : sql<Date>`(select since from membership where membership.account = ${account}
        and membership.organisation = ${organisation})`;
}

function unreadOf(party: Party) {
  return sql<number>`(select count(*) from message m where m.conversation = c.id and m.side <> ${party.side}
    and m.number > coalesce(r.read_up_to, 0) and m.sent_at >= ${since(party)})`;
}

function isAbout({ side }: Party, text: string) {
  const otherParty = side === 'candidate' ? sql`c.company` : sql`person.full_name`;
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${otherParty} ilike ${like} or c.position ilike ${like})`;
}

function ofParty(on: On, party: Party) {
  return (
    on
      .selectFrom('conversation as c')
      .leftJoin('application as a', 'a.id', 'c.application')
      .leftJoin('job as j', 'j.id', 'a.job')
      .leftJoin('account as person', 'person.id', 'c.account')
      // Row-level security shows it to colleagues alone.
      .leftJoin('conversation_assignment as s', 's.conversation', 'c.id')
      .leftJoin('account as colleague', 'colleague.id', 's.account')
      .leftJoin('conversation_reader as r', (join) =>
        join.onRef('r.conversation', '=', 'c.id').on('r.account', '=', party.account),
      )
      .where(belongsTo(party))
      // It has no messages, and nobody is left to write to.
      .where(sql<boolean>`(c.account is not null or c.last_number > 0)`)
      .select([
        'c.id',
        'c.application',
        microseconds('c.last_at').as('at'),
        'c.account',
        'c.organisation',
        'c.company',
        'c.position',
        'c.last_number as lastNumber',
        'c.last_at as lastAt',
        'c.last_excerpt as excerpt',
        'c.last_side as lastSide',
        'c.blocked_by as blockedBy',
        sql<boolean>`exists (select from moderation_stop stop where stop.conversation = c.id)`.as('stopped'),
        'a.state',
        'j.id as job',
        sql<string | null>`j.answers ->> 'title'`.as('jobTitle'),
        // A candidate who withdrew no longer shows their account; their name remains on their messages.
        sql<string | null>`coalesce(person.full_name, (select author_name from message m
        where m.conversation = c.id and m.author = c.account order by m.number desc limit 1))`.as(
          'candidate',
        ),
        's.account as assignedTo',
        'colleague.full_name as assignedName',
        unreadOf(party).as('unread'),
      ])
  );
}

async function find(on: On, party: Party, id: string) {
  return await ofParty(on, party).where('c.id', '=', id).executeTakeFirst();
}

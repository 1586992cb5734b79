import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Outbox } from '../../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

/** A user whom a conversation may concern. */
export interface Person {
  readonly account: string;
  readonly side: 'candidate' | 'employer';
  readonly organisation: string | null;
}

export interface UnreadRow {
  readonly email: string;
  readonly author: string;
  readonly company: string;
  readonly position: string;
  readonly messages: number;
  readonly upTo: number;
}

export interface NoticesDeps {
  readonly database: Pick<Database, 'queries' | 'owner'>;
  readonly outbox: Outbox;
  readonly afterSeconds: number;
}

export function noticesRepository({ database, outbox, afterSeconds }: NoticesDeps) {
  const { queries, owner } = database;
  return {
    async people(conversation: string): Promise<readonly Person[]> {
      const { rows } = await sql<Person>`
        select account, 'candidate' as side, null::uuid as organisation from conversation
          where id = ${conversation} and account is not null
        union all
        select m.account, 'employer', m.organisation from conversation c
          join membership m on m.organisation = c.organisation
          where c.id = ${conversation} and m.hiring in ('write', 'offers') and m.account is distinct from c.account`.execute(
        owner,
      );
      return rows;
    },
    /** Runs as one of them, in its own transaction. */
    asPerson: ({ account, organisation }: Person, work: (on: On) => Promise<void>): Promise<void> =>
      asAppWith(queries, { account, organisation: organisation ?? '', hiring: 'write' }, async (on) => {
        await work(on);
      }),
    /** The messages they have left unread for a while and want to hear about; undefined when there are none. */
    async unread(
      on: On,
      { account, side, organisation }: Person,
      conversation: string,
    ): Promise<UnreadRow | undefined> {
      const { rows } = await sql<UnreadRow>`
        select p.email, c.company, c.position, new.messages, new.up_to as "upTo",
          (select author_name from message m where m.conversation = c.id and m.number = new.up_to) as author
        from conversation c
        join account p on p.id = ${account}
        left join conversation_reader r on r.conversation = c.id and r.account = p.id
        left join membership member
          on member.account = p.id and member.organisation = c.organisation and ${side} = 'employer'
        cross join lateral (
          select count(*) as messages, max(m.number) as up_to, min(m.sent_at) as since from message m
          where m.conversation = c.id and m.side <> ${side} and m.number > coalesce(r.read_up_to, 0)
            and m.sent_at >= coalesce(member.since, '-infinity')
        ) as new
        where c.id = ${conversation} and new.since <= now() - make_interval(secs => ${afterSeconds})
          and c.blocked_by is distinct from ${side}
          and coalesce(r.told_up_to, 0) <= coalesce(r.read_up_to, 0)
          and email_choice(p.id, 'message', ${organisation}::uuid) = 'at-once'
          and (${side} = 'candidate' or p.id in ${colleaguesWhoAnswer})`.execute(on);
      return rows[0];
    },
    /** Records the notice. False when there was one already and they have read nothing since. */
    async told(
      on: On,
      { account, side }: Person,
      { conversation, upTo }: { readonly conversation: string; readonly upTo: number },
    ): Promise<boolean> {
      const { rows } =
        await sql`insert into conversation_reader as r (conversation, account, side, told_up_to)
        values (${conversation}, ${account}, ${side}, ${upTo})
        on conflict (conversation, account) do update set told_up_to = excluded.told_up_to
          where r.told_up_to <= r.read_up_to
        returning account`.execute(on);
      return rows.length > 0;
    },
    post: outbox.post,
  };
}

export type NoticesRepository = ReturnType<typeof noticesRepository>;

/**
 * In an organisation: members who wrote, and the job's contacts; otherwise those who have read; otherwise its
 * owners.
 */
const colleaguesWhoAnswer = sql`(
  select ranked.account from (
    select able.account, able.rank, min(able.rank) over () as best from (
      select m.account, case
        when m.account in (select author from message w where w.conversation = c.id)
          or m.account = (select j.hiring_contact from application a join job j on j.id = a.job where a.id = c.application)
          then 1
        when m.account in (select account from conversation_reader o where o.conversation = c.id and o.read_up_to > 0)
          then 2
        when m.role = 'owner' then 3
      end as rank
      from membership m where m.organisation = c.organisation and m.hiring in ('write', 'offers')
    ) as able where able.rank is not null
  ) as ranked where ranked.rank = ranked.best
)`;

import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface EventRow {
  readonly number: number;
  readonly kind: string;
  readonly subject: string;
}

export function liveRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  return {
    /** Whether a session is still valid. */
    async isThere(on: On, session: string): Promise<boolean> {
      const row = await on.selectFrom('session').select('id').where('id', '=', session).executeTakeFirst();
      return row !== undefined;
    },
    /** The number of an account's last event; 0 before the first. */
    async last(on: On, account: string): Promise<number> {
      const row = await on
        .selectFrom('live_stream')
        .select('last')
        .where('account', '=', account)
        .executeTakeFirst();
      return row?.last ?? 0;
    },
    /** The next events after a number, so many at most. */
    following: (
      on: On,
      { account, after, most }: { account: string; after: number; most: number },
    ): Promise<readonly EventRow[]> =>
      on
        .selectFrom('live_event')
        .select(['number', 'kind', 'subject'])
        .where('account', '=', account)
        .where('number', '>', after)
        .orderBy('number')
        .limit(most)
        .execute(),
    /**
     * Whether some event after a number is about what the caller cannot see: in another organisation, deleted, or seen
     * until a right went.
     */
    async hasHidden(on: On, { account, after }: { account: string; after: number }): Promise<boolean> {
      const { rows } = await sql`
        select from live_event e where e.account = ${account} and e.number > ${after} and not case e.kind
          when 'application' then exists (select from application a where a.id = e.subject)
          when 'notification' then e.subject = e.account
            or exists (select from membership m where m.account = e.account and m.organisation = e.subject)
            or exists (
              select from notification n where n.account = e.account
                and e.subject in (n.application, n.job, n.conversation, n.offer, n.hiring_case)
            )
          when 'sponsor' then exists (
            select from membership m where m.account = e.account and m.organisation = e.subject and m.compliance_role <> 'none'
          )
          else exists (select from conversation c where c.id = e.subject)
        end limit 1`.execute(on);
      return rows.length > 0;
    },
    /** Runs as an account whose stream is open. */
    asAccount: <Result>(account: string, work: (on: On) => Promise<Result>): Promise<Result> =>
      asAppWith(queries, { account }, work),
    /** The last event numbers of these accounts. */
    async lasts(accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await owner
        .selectFrom('live_stream')
        .select(['account', 'last'])
        .where('account', 'in', [...accounts])
        .execute();
      return new Map(rows.map(({ account, last }) => [account, last]));
    },
  };
}

export type LiveRepository = ReturnType<typeof liveRepository>;

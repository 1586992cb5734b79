import type { Transaction } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface EventRow {
  readonly number: number;
  readonly kind: string;
  readonly subject: string;
}

export interface LiveRepository {
  /** Whether a session is still valid. */
  isThere(on: On, session: string): Promise<boolean>;
  /** The number of an account's last event; 0 before the first. */
  last(on: On, account: string): Promise<number>;
  /** The next events after a number, so many at most. */
  following(on: On, of: { account: string; after: number; most: number }): Promise<readonly EventRow[]>;
  /** Runs as an account whose stream is open. */
  asAccount<Result>(account: string, work: (on: On) => Promise<Result>): Promise<Result>;
  /** The last event numbers of these accounts. */
  lasts(accounts: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export function liveRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>): LiveRepository {
  return {
    async isThere(on, session) {
      const row = await on.selectFrom('session').select('id').where('id', '=', session).executeTakeFirst();
      return row !== undefined;
    },
    async last(on, account) {
      const row = await on
        .selectFrom('live_stream')
        .select('last')
        .where('account', '=', account)
        .executeTakeFirst();
      return row?.last ?? 0;
    },
    following: (on, { account, after, most }) =>
      on
        .selectFrom('live_event')
        .select(['number', 'kind', 'subject'])
        .where('account', '=', account)
        .where('number', '>', after)
        .orderBy('number')
        .limit(most)
        .execute(),
    asAccount: (account, work) =>
      asApp(queries, async (on) => {
        await setRlsContext(on, { account });
        return await work(on);
      }),
    async lasts(accounts) {
      const rows = await owner
        .selectFrom('live_stream')
        .select(['account', 'last'])
        .where('account', 'in', [...accounts])
        .execute();
      return new Map(rows.map(({ account, last }) => [account, last]));
    },
  };
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { LicenceColumns, SponsorChangeKind } from '../sponsor-register/sponsor-register.tables.ts';

type On = Transaction<Tables>;

export interface FollowRow {
  readonly id: string;
  readonly slug: string | null;
  readonly name: string | null;
  readonly town: string | null;
  readonly listed: boolean | null;
  readonly routes: LicenceColumns[];
  readonly lastChange: { readonly on: string; readonly kind: SponsorChangeKind } | null;
  readonly search: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date;
}

export interface NewFollow {
  readonly id: string;
  readonly account: string;
  readonly sponsor: number | null;
  readonly search: Readonly<Record<string, unknown>> | null;
}

export function sponsorFollowsRepository() {
  return {
    list: (on: On, account: string): Promise<readonly FollowRow[]> =>
      on
        .selectFrom('sponsor_follow as f')
        .leftJoin('sponsor as s', 's.id', 'f.sponsor')
        .select(['f.id', 's.slug', 's.name', 's.town', 'f.search', 'f.created_at'])
        .select([
          sql<boolean | null>`s.last_edition = (select max(published_on) from register_edition)`.as('listed'),
          sql<LicenceColumns[]>`coalesce((
            select jsonb_agg(jsonb_build_object('route', l.route, 'rating', l.rating) order by l.route, l.rating)
            from sponsor_licence l where l.sponsor = s.id), '[]')`.as('routes'),
          sql<FollowRow['lastChange']>`(
            select jsonb_build_object('on', c.edition, 'kind', c.kind) from sponsor_change c
            where c.sponsor = s.id order by c.edition desc limit 1)`.as('lastChange'),
        ])
        .where('f.account', '=', account)
        .orderBy('f.created_at', 'desc')
        .orderBy('f.id')
        .execute(),
    async entry(on: On, slug: string): Promise<number | undefined> {
      return (await on.selectFrom('sponsor').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
    },
    /** Keeps what is followed already. Returns how many there are then. */
    async add(on: On, { search, ...follow }: NewFollow): Promise<number> {
      // One at a time, so that the count holds.
      await sql`select pg_advisory_xact_lock(hashtext(${`sponsor follows ${follow.account}`}))`.execute(on);
      await on
        .insertInto('sponsor_follow')
        .values({ ...follow, search: search === null ? null : JSON.stringify(search) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { count } = await on
        .selectFrom('sponsor_follow')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('account', '=', follow.account)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** False when there was none. */
    async remove(on: On, account: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await on
        .deleteFrom('sponsor_follow')
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async emails(on: On, account: string): Promise<boolean> {
      const row = await on
        .selectFrom('sponsor_alert')
        .select('wanted')
        .where('account', '=', account)
        .executeTakeFirst();
      return row?.wanted ?? true;
    },
    async setEmails(on: On, account: string, isWanted: boolean): Promise<void> {
      await on
        .insertInto('sponsor_alert')
        .values({ account, wanted: isWanted })
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ wanted: isWanted }))
        .execute();
    },
  };
}

export type SponsorFollowsRepository = ReturnType<typeof sponsorFollowsRepository>;

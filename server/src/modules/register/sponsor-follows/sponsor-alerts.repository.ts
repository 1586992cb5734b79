import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

export interface EntryChange {
  readonly kind: 'gone' | 'back' | 'rated' | 'routes';
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
  readonly after: readonly { readonly route: string; readonly rating: string }[];
  /** Whether their organisation says that the entry is its own. */
  readonly own: boolean;
}

export interface NewSponsors {
  readonly search: Readonly<Record<string, unknown>>;
  /** The first of them, by name. */
  readonly sponsors: readonly {
    readonly slug: string;
    readonly name: string;
    readonly town: string | null;
  }[];
  readonly count: number;
}

export interface EditionNews {
  readonly email: string;
  readonly entries: readonly EntryChange[];
  readonly searches: readonly NewSponsors[];
}

const batch = 200;
const shownOfSearch = 10;

export function sponsorAlertsRepository(
  { queries, owner }: Pick<Database, 'queries' | 'owner'>,
  outbox: Pick<Outbox, 'post'>,
) {
  return {
    /** The day of the newest edition. */
    async newest(): Promise<string | undefined> {
      const row = await owner
        .selectFrom('register_edition')
        .select('published_on')
        .orderBy('published_on', 'desc')
        .executeTakeFirst();
      return row?.published_on;
    },
    /** Accounts not told of this edition, a batch at a time, after the last one of the batch before. */
    async due(edition: string, after: string | undefined): Promise<readonly string[]> {
      const { rows } = await sql<{ account: string }>`
        select account from (
          select account from sponsor_follow
          union
          select m.account from organisation_register r join membership m on m.organisation = r.organisation
          where m.role in ('owner', 'admin')
        ) each left join sponsor_alert a using (account)
        where coalesce(a.told_to < ${edition}::date, true) and coalesce(a.wanted, true)
          and (${after ?? null}::uuid is null or account > ${after ?? null}::uuid)
        order by account limit ${batch}`.execute(owner);
      return rows.map(({ account }) => account);
    },
    /** Runs as the account, once for each edition; `task` says what to write to it. */
    tell: (account: string, edition: string, task: (news: EditionNews) => Mail | undefined): Promise<void> =>
      asAppWith(queries, { account }, async (transaction) => {
        const locked = await hold(transaction, account, edition);
        if (locked === undefined) return;
        const mail = task(await newsFor(transaction, { account, edition, ...locked }));
        await transaction
          .updateTable('sponsor_alert')
          .set({ told_to: edition })
          .where('account', '=', account)
          .execute();
        if (mail !== undefined) await outbox.post(transaction, [mail]);
      }),
    /** Ends the emails of an account. */
    stop: (account: string): Promise<void> =>
      asAppWith(queries, { sponsor_alerts: account }, async (transaction) => {
        await transaction
          .updateTable('sponsor_alert')
          .set({ wanted: false })
          .where('account', '=', account)
          .execute();
      }),
  };
}

export type SponsorAlertsRepository = ReturnType<typeof sponsorAlertsRepository>;

interface FollowerRow {
  readonly email: string;
  readonly toldTo: string | null;
}

/** Locks the account's row; undefined where it was told meanwhile, wants no emails, or is about to be deleted. */
async function hold(on: On, account: string, edition: string): Promise<FollowerRow | undefined> {
  await on
    .insertInto('sponsor_alert')
    .values({ account })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await on
    .selectFrom('sponsor_alert')
    .select(['told_to', 'wanted'])
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!row.wanted || (row.told_to !== null && row.told_to >= edition)) return undefined;
  const owner = await on
    .selectFrom('account')
    .select(['email', 'deletion_due'])
    .where('id', '=', account)
    .executeTakeFirst();
  if (owner === undefined || owner.deletion_due !== null) return undefined;
  return { email: owner.email, toldTo: row.told_to };
}

type FollowerOfEdition = FollowerRow & { readonly account: string; readonly edition: string };

async function newsFor(on: On, reader: FollowerOfEdition): Promise<EditionNews> {
  const followed = await changesOf(on, reader, {
    from: sql`sponsor_follow f where f.account = ${reader.account} and f.sponsor is not null`,
    since: sql`f.created_at`,
    own: false,
  });
  const searches = await searchesOf(on, reader);
  const ownChanges: EntryChange[] = [];
  const organisations = await on
    .selectFrom('membership')
    .select('organisation')
    .where('account', '=', reader.account)
    .where('role', 'in', ['owner', 'admin'])
    .execute();
  for (const { organisation } of organisations) {
    await setRlsContext(on, { organisation });
    const from = sql`organisation_register f where f.organisation = ${organisation}`;
    ownChanges.push(...(await changesOf(on, reader, { from, since: sql`f.claimed_at`, own: true })));
  }
  const mine = new Set(ownChanges.map(({ slug }) => slug));
  return {
    email: reader.email,
    entries: [...ownChanges, ...followed.filter(({ slug }) => !mine.has(slug))],
    searches,
  };
}

/**
 * What became of entries since they are followed. One that appears is no news: it was there when it was followed, and is
 * only spelt differently.
 */
async function changesOf(
  on: On,
  { toldTo, edition }: FollowerOfEdition,
  { from, since, own }: { from: ReturnType<typeof sql>; since: ReturnType<typeof sql>; own: boolean },
): Promise<EntryChange[]> {
  const { rows } = await sql<Omit<EntryChange, 'own'>>`
    select c.kind, s.slug, s.name, s.town, c.licences_after as after
    from (select f.sponsor, ${since} as since from ${from}) f
      join sponsor_change c on c.sponsor = f.sponsor
      join register_edition e on e.published_on = c.edition
      join sponsor s on s.id = c.sponsor
    where e.read_at > f.since and c.edition <= ${edition}::date
      and (${toldTo}::date is null or c.edition > ${toldTo}::date) and c.kind <> 'added'
    order by s.name, s.id, c.edition`.execute(on);
  return rows.map((row) => ({ ...row, own }));
}

/** Towns are written by hand: “St. Albans” is “ST ALBANS”. */
function townKey(town: string): ReturnType<typeof sql> {
  return sql`regexp_replace(lower(${sql.raw(town)}), '[^[:alnum:]]+', '', 'g')`;
}

/** Sponsors that are new, for each search that is followed. One that is only spelt differently is not new. */
async function searchesOf(on: On, { account, toldTo, edition }: FollowerOfEdition): Promise<NewSponsors[]> {
  const { rows } = await sql<NewSponsors>`
    select f.search, found.sponsors, found.count from sponsor_follow f, lateral (
      select count(*)::int as count,
        jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'town', town) order by place)
          filter (where place <= ${shownOfSearch}) as sponsors
      from (
        select s.slug, s.name, s.town, row_number() over (order by s.name, s.id) as place
        from sponsor_change c
          join register_edition e on e.published_on = c.edition
          join sponsor s on s.id = c.sponsor
        where e.read_at > f.created_at and c.edition <= ${edition}::date
          and (${toldTo}::date is null or c.edition > ${toldTo}::date)
          and c.kind in ('added', 'back') and c.whole
          and (f.search ->> 'town' is null or ${townKey('s.town')} = ${townKey("f.search ->> 'town'")})
          and (f.search ->> 'route' is null or exists (
            select from jsonb_to_recordset(c.licences_after) as l(route text)
            where lower(l.route) = lower(f.search ->> 'route')))
          and not exists (
            select from sponsor o where lower(o.name) = lower(s.name)
              and lower(coalesce(o.town, '')) = lower(coalesce(s.town, '')) and o.id <> s.id)
      ) each
    ) found
    where f.account = ${account} and f.search is not null and found.count > 0
    order by f.created_at`.execute(on);
  return [...rows];
}

import type { RegisterWord } from '@portway/formats/register-word';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { RegisterMarkRow } from './sponsor-register.tables.ts';

type On = Transaction<Tables>;

/** An entry of the register; no ratings once it has left it. */
export interface EntryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
  readonly county: string | null;
  /** The last edition that contains it. */
  readonly last_edition: string;
  readonly ratings: { readonly rating: string; readonly route: string }[];
}

/** An entry found by one of its names. */
export interface FoundRow extends EntryRow {
  readonly folded: string;
  /** Whether that is a name it trades under. */
  readonly trading: boolean;
}

/** What makes a claim count. */
interface ClaimValidity {
  readonly alike: boolean;
  /** The name for which our team confirmed it, folded. */
  readonly confirmed_for: string | null;
  /** The day on which they did, in London. */
  readonly confirmed_on: string | null;
}

export interface OrganisationRow {
  readonly name: string | null;
  readonly trading_name: string | null;
  readonly town: string | null;
}

/** The first edition that lists an entry, if there is one, and the first that was ever read. */
interface SeenIn {
  readonly first: string | undefined;
  readonly earliest: string;
}

const most = 30;

const ratings = sql<EntryRow['ratings']>`coalesce((
  select jsonb_agg(jsonb_build_object('rating', l.rating, 'route', l.route) order by l.route, l.rating)
  from sponsor_licence l where l.sponsor = s.id
), '[]')`;
const entry = sql`s.id, s.slug, s.name, s.town, s.county, s.last_edition, ${ratings} as ratings`;

/** The entries of the register, and organisations' claims. */
export function registerRepository() {
  return {
    /** The date of the newest edition. */
    async newest(on: On): Promise<string | undefined> {
      const row = await on
        .selectFrom('register_edition')
        .select('published_on')
        .orderBy('published_on', 'desc')
        .executeTakeFirst();
      return row?.published_on;
    },
    /** Entries with one of these names exactly. */
    async named(on: On, folded: readonly string[]): Promise<readonly FoundRow[]> {
      const { rows } = await sql<FoundRow>`
        select ${entry}, n.folded, n.trading from sponsor_name n join sponsor s on s.id = n.sponsor
        where n.folded in (${sql.join(folded)}) order by n.trading, s.town, s.id limit ${most}`.execute(on);
      return rows;
    },
    /** Entries with a similar name, the most similar first. */
    async like(on: On, folded: string): Promise<readonly FoundRow[]> {
      const { rows } = await sql<FoundRow>`
        select ${entry}, n.folded, n.trading from (
          select sponsor, folded, trading, similarity(folded, ${folded}) as alike from sponsor_name
          where folded % ${folded} or ${folded} <% folded order by alike desc, sponsor limit 10
        ) n join sponsor s on s.id = n.sponsor
        where n.alike >= ${minAlike} or ${folded} <% n.folded order by n.alike desc, s.id`.execute(on);
      return rows;
    },
    /** The entry that an organisation has claimed, while it resembles one of these names. */
    async claimed(
      on: On,
      organisation: string,
      folded: readonly string[],
    ): Promise<(EntryRow & ClaimValidity) | undefined> {
      const names = sql.join(folded.map((name) => sql`(${name})`));
      const alike = sql`exists (
        select from (select lower(s.name) union all select n.folded from sponsor_name n where n.sponsor = s.id)
          as theirs (name), (values ${names}) as own (name)
        where similarity(theirs.name, own.name) >= ${minAlike} or own.name <% theirs.name)`;
      const { rows } = await sql<EntryRow & ClaimValidity>`
        select ${entry}, ${folded.length === 0 ? sql`false` : alike} as alike, r.confirmed_for,
          (r.confirmed_at at time zone 'Europe/London')::date::text as confirmed_on
        from organisation_register r join sponsor s on s.id = r.sponsor
        where r.organisation = ${organisation}`.execute(on);
      return rows[0];
    },
    organisation: (on: On, id: string): Promise<OrganisationRow | undefined> =>
      on
        .selectFrom('organisation')
        .select(['name', 'trading_name', 'town'])
        .where('id', '=', id)
        .executeTakeFirst(),
    async claim(
      on: On,
      {
        organisation,
        sponsor,
        by: claimed_by,
      }: { readonly organisation: string; readonly sponsor: number; readonly by: string },
    ): Promise<void> {
      await on
        .insertInto('organisation_register')
        .values({ organisation, sponsor, claimed_by, confirmed_for: null, confirmed_at: null, mark: null })
        .onConflict((conflict) =>
          conflict.column('organisation').doUpdateSet({
            sponsor,
            claimed_by,
            confirmed_for: null,
            confirmed_at: null,
            claimed_at: sql<Date>`now()`,
          }),
        )
        .execute();
    },
    /** What its claim is worth beside its jobs; null while that does not count. */
    async setMark(on: On, organisation: string, mark: RegisterMarkRow): Promise<void> {
      await on
        .updateTable('organisation_register')
        .set({ mark })
        .where('organisation', '=', organisation)
        .where('mark', 'is distinct from', mark)
        .execute();
    },
    /** The first edition that lists an entry, and the first that was ever read; undefined before that. */
    async seenIn(on: On, sponsor: number | undefined): Promise<SeenIn | undefined> {
      const { rows } = await sql<{ first: string | null; earliest: string | null }>`
        select (select first_edition from sponsor where id = ${sponsor ?? null}) as first,
          (select min(published_on) from register_edition) as earliest`.execute(on);
      const [row] = rows;
      if (row === undefined || row.earliest === null) return undefined;
      return { first: row.first ?? undefined, earliest: row.earliest };
    },
    /** What the register says of it beside its jobs; null while none was read. */
    async setWord(on: On, organisation: string, word: RegisterWord | null | undefined): Promise<void> {
      const value = word == null ? null : JSON.stringify(word);
      await sql`select set_register_word(${organisation}, ${value}::jsonb)`.execute(on);
    },
    /** Every organisation that has claimed an entry or published a job. */
    async organisations(on: On): Promise<readonly string[]> {
      const rows = await on
        .selectFrom('organisation_register')
        .select('organisation')
        .union(on.selectFrom('published_employer').select('organisation'))
        .execute();
      return rows.map(({ organisation }) => organisation);
    },
    /** False when there was none. */
    async giveBack(on: On, organisation: string): Promise<boolean> {
      const { numDeletedRows } = await on
        .deleteFrom('organisation_register')
        .where('organisation', '=', organisation)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type RegisterRepository = ReturnType<typeof registerRepository>;

/** From 0 to 1: below it names have little in common, unless one contains all words of the other. */
const minAlike = 0.4;

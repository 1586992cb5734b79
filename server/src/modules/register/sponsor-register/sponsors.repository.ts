import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { LicenceColumns, SponsorChangeKind } from './sponsor-register.tables.ts';

export interface EditionRead {
  readonly publishedOn: string;
  /** When it was imported: another file of the same day has another time. */
  readonly importedAt: string;
}

export interface SponsorRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly names: string[];
  readonly town: string | null;
  readonly county: string | null;
  /** JSON: [{route, rating}]; equal for many entries, and so parsed once by its reader. */
  readonly routes: string;
  readonly firstSeen: string;
}

export interface ChangeRow {
  readonly on: string;
  readonly kind: SponsorChangeKind;
  readonly before: LicenceColumns[];
  readonly after: LicenceColumns[];
}

export interface ListedChangeRow extends ChangeRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
}

export interface ChangeFilters {
  readonly day?: string | undefined;
  readonly kind?: SponsorChangeKind | undefined;
  /** Each as the register has written it. */
  readonly routes?: readonly string[] | undefined;
  readonly towns?: readonly string[] | undefined;
  readonly after?: { readonly on: string; readonly id: number } | undefined;
}

export interface JobAtEntry {
  readonly slug: string;
  readonly title: string;
  readonly employer: { readonly name: string; readonly slug: string };
}

/** The register as everybody may read it. */
export function sponsorsRepository({ read }: Pick<Database, 'read'>) {
  return {
    newest: (): Promise<EditionRead | undefined> =>
      read((on) =>
        on
          .selectFrom('register_edition')
          .select(['published_on as publishedOn', sql<string>`read_at::text`.as('importedAt')])
          .orderBy('published_on', 'desc')
          .executeTakeFirst(),
      ),
    /** The first edition that was imported. */
    async firstEdition(): Promise<string | undefined> {
      const row = await read((on) =>
        on.selectFrom('register_edition').select('published_on').orderBy('published_on').executeTakeFirst(),
      );
      return row?.published_on;
    },
    /** Entries of an edition after this id, by id. */
    entries: (publishedOn: string, after: number, limit: number): Promise<readonly SponsorRow[]> =>
      read((on) =>
        entriesOf(on)
          .where('last_edition', '=', publishedOn)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
    /** Entries that have left by this edition, after this id, by id, with the last edition that lists each. */
    goneEntries: (
      publishedOn: string,
      after: number,
      limit: number,
    ): Promise<readonly (SponsorRow & { readonly lastSeen: string })[]> =>
      read((on) =>
        entriesOf(on)
          .select('last_edition as lastSeen')
          .where('last_edition', '<', publishedOn)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
    bySlug: (slug: string): Promise<(SponsorRow & { readonly lastSeen: string }) | undefined> =>
      read((on) =>
        entriesOf(on).select('last_edition as lastSeen').where('slug', '=', slug).executeTakeFirst(),
      ),
    history: (sponsor: number): Promise<readonly ChangeRow[]> =>
      read((on) =>
        on
          .selectFrom('sponsor_change')
          .select(['edition as on', 'kind', 'licences_before as before', 'licences_after as after'])
          .where('sponsor', '=', sponsor)
          .orderBy('edition', 'desc')
          .execute(),
      ),
    /** Entries of the same name in other towns. */
    elsewhere: (
      sponsor: number,
    ): Promise<readonly { readonly slug: string; readonly town: string | null }[]> =>
      read((on) =>
        on
          .selectFrom('sponsor as other')
          .innerJoin('sponsor as own', (join) =>
            join.onRef(sql`lower(other.name)`, '=', sql`lower(own.name)`).onRef('other.id', '<>', 'own.id'),
          )
          .select(['other.slug', 'other.town'])
          .where('own.id', '=', sponsor)
          .whereRef('other.last_edition', '=', 'own.last_edition')
          .orderBy('other.town')
          .limit(50)
          .execute(),
      ),
    jobs: (sponsor: number): Promise<readonly JobAtEntry[]> =>
      read(async (on) => {
        const { rows } = await sql<JobAtEntry>`
          select j.slug, j.title, json_build_object('name', e.name, 'slug', e.slug) as employer
          from organisation_register r join published_job j on j.organisation = r.organisation
          join published_employer e on e.organisation = r.organisation
          where r.sponsor = ${sponsor} and r.mark is not null
          order by j.published_at desc limit 20`.execute(on);
        return rows;
      }),
    changes: (
      { day, kind, routes, towns, after }: ChangeFilters,
      limit: number,
    ): Promise<readonly ListedChangeRow[]> =>
      read((on) => {
        let query = on
          .selectFrom('sponsor_change as c')
          .innerJoin('sponsor as s', 's.id', 'c.sponsor')
          .select(['c.edition as on', 'c.kind', 'c.licences_before as before', 'c.licences_after as after'])
          .select(['s.id', 's.slug', 's.name', 's.town'])
          .orderBy('c.edition', 'desc')
          .orderBy(sql`lower(s.name)`)
          .orderBy('s.id')
          .limit(limit);
        if (day !== undefined) query = query.where('c.edition', '=', day);
        if (kind !== undefined) query = query.where('c.kind', '=', kind);
        if (towns !== undefined)
          query = query.where(sql<boolean>`lower(s.town) = any(${towns.map((town) => town.toLowerCase())})`);
        if (routes !== undefined) {
          const licences = routes.map((route) => JSON.stringify([{ route }]));
          query = query.where(
            sql<boolean>`(c.licences_before @> any(${licences}::jsonb[]) or c.licences_after @> any(${licences}::jsonb[]))`,
          );
        }
        if (after !== undefined)
          query = query.where(sql<boolean>`(c.edition < ${after.on}::date or (c.edition = ${after.on}::date
            and (lower(s.name), s.id) > (select lower(name), id from sponsor where id = ${after.id}::integer)))`);
        return query.execute();
      }),
    editions: (
      limit: number,
    ): Promise<
      readonly {
        readonly on: string;
        readonly organisations: number;
        readonly added: number;
        readonly gone: number;
        readonly rated: number;
      }[]
    > =>
      read(async (on) => {
        const { rows } = await sql<{
          on: string;
          organisations: number;
          added: number;
          gone: number;
          rated: number;
        }>`
          select e.published_on as on, e.organisations, coalesce(added, 0)::int as added,
            coalesce(gone, 0)::int as gone, coalesce(rated, 0)::int as rated
          from (select * from register_edition order by published_on desc limit ${limit}) e
          left join lateral (
            select count(distinct s.name) filter (where c.whole and c.kind in ('added', 'back')) as added,
              count(distinct s.name) filter (where c.whole and c.kind = 'gone') as gone,
              count(*) filter (where c.kind = 'rated') as rated
            from sponsor_change c join sponsor s on s.id = c.sponsor where c.edition = e.published_on
          ) counted on true
          order by e.published_on desc`.execute(on);
        return rows;
      }),
  };
}

export type SponsorsRepository = ReturnType<typeof sponsorsRepository>;

function entriesOf(on: Kysely<Tables>) {
  return on
    .selectFrom('sponsor')
    .select(['id', 'slug', 'name', 'trading_names as names', 'town', 'county', 'first_edition as firstSeen'])
    .select(
      sql<string>`coalesce((
        select json_agg(json_build_object('route', l.route, 'rating', l.rating) order by l.route, l.rating)
        from sponsor_licence l where l.sponsor = sponsor.id)::text, '[]')`.as('routes'),
    );
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { undoChanges, writeLicences } from './register-history.repository.ts';

type On = Transaction<Tables>;

/** A file of the register, parsed and complete. */
export interface NewEdition {
  readonly publishedOn: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly lines: readonly SponsorLine[];
  /** Every name of each organisation, folded; legal ones first. Made while the database stores those before. */
  readonly names: Iterable<SponsorName>;
}

export interface SponsorLine {
  readonly name: string;
  readonly town: string;
  readonly county: string;
  readonly rating: string;
  readonly route: string;
}

export interface SponsorName {
  readonly name: string;
  readonly folded: string;
  readonly trading: boolean;
  /** As it is written. */
  readonly written: string;
}

export interface EditionRow {
  readonly published_on: string;
  readonly organisations: number;
}

/** What an edition changed, counted in distinct names. */
export interface Difference {
  readonly entries: number;
  readonly organisations: number;
  readonly added: number;
  readonly gone: number;
  /** Claims of organisations that followed their entry to another spelling. */
  readonly followed: number;
}

/** Editions of the register, imported by the site's operator. */
export function editionsRepository(queries: Kysely<Tables>) {
  return {
    newest,
    /** The date of the edition imported from this very file. */
    async readFrom(sha256: string): Promise<string | undefined> {
      const row = await queries
        .selectFrom('register_edition')
        .select('published_on')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      return row?.published_on;
    },
    /** Imports an edition in full or not at all. `tell` reports progress. */
    add: (
      edition: NewEdition,
      check: (newest: EditionRow | undefined) => void,
      tell: (words: string) => void,
    ): Promise<Difference> =>
      queries.transaction().execute(async (on) => {
        // One at a time: the second waits, and finds the first's edition.
        await sql`lock table register_edition in share row exclusive mode`.execute(on);
        // Autovacuum would count uncommitted rows as none, and what follows would be planned for empty tables.
        await sql`lock table sponsor, sponsor_licence, sponsor_name in share update exclusive mode`.execute(
          on,
        );
        await sql.raw(forManyRows).execute(on);
        const previous = await newest(on);
        check(previous);
        await lay(on, edition, tell);
        const { rows } = await sql<Omit<Difference, 'followed'>>`
          with now as (select distinct name from incoming),
            earlier as (select distinct name from sponsor where last_edition = ${previous?.published_on ?? null}::date)
          select (select count(*)::int from (select distinct name, lower(town) from incoming) as each) as entries,
            (select count(*)::int from now) as organisations,
            (select count(*)::int from now where not exists (select from earlier e where e.name = now.name)) as added,
            (select count(*)::int from earlier where not exists (select from now where now.name = earlier.name)) as gone
        `.execute(on);
        const [difference = { entries: 0, organisations: 0, added: 0, gone: 0 }] = rows;
        const isAgain = previous?.published_on === edition.publishedOn;
        await write(on, edition, { ...difference, isAgain, tell });
        return { ...difference, followed: await follow(on, edition.publishedOn) };
      }),
  };
}

/**
 * An edition is sorted and joined in memory, and its names enter the index of likeness in one go at the end, instead of
 * each few thousand by themselves.
 */
const forManyRows = `set local work_mem = '64MB'; set local maintenance_work_mem = '128MB';
  set local gin_pending_list_limit = '256MB'`;

async function newest(on: On): Promise<EditionRow | undefined> {
  return await on
    .selectFrom('register_edition')
    .select(['published_on', 'organisations'])
    .orderBy('published_on', 'desc')
    .executeTakeFirst();
}

const batch = 20_000;

/** Loads the file into two temporary tables, in batches. */
async function lay(on: On, { lines, names }: NewEdition, tell: (words: string) => void): Promise<void> {
  await sql`create temp table incoming (name text, town text, county text, rating text, route text) on commit drop`.execute(
    on,
  );
  await sql`create temp table incoming_name (name text, folded text, trading boolean, written text) on commit drop`.execute(
    on,
  );
  let lineCount = 0;
  await inBatches(lines, async (some, count) => {
    await sql`insert into incoming select * from json_to_recordset(${some}::json)
      as x(name text, town text, county text, rating text, route text)`.execute(on);
    lineCount += count;
    tell(`${lineCount.toLocaleString('en-GB')} of ${lines.length.toLocaleString('en-GB')} lines`);
  });
  await inBatches(names, async (some) => {
    await sql`insert into incoming_name select * from json_to_recordset(${some}::json)
      as x(name text, folded text, trading boolean, written text)`.execute(on);
  });
  await sql`create index on incoming (name, lower(town))`.execute(on);
  await sql`create index on incoming_name (name)`.execute(on);
  await sql`analyze incoming`.execute(on);
  await sql`analyze incoming_name`.execute(on);
}

/** Stores rows as JSON, and makes the next batch while the database is at work on one. */
async function inBatches<Row>(
  rows: Iterable<Row>,
  store: (json: string, count: number) => Promise<void>,
): Promise<void> {
  let storing = Promise.resolve();
  let some: Row[] = [];
  const storeNext = async () => {
    const [json, count] = [JSON.stringify(some), some.length];
    some = [];
    await storing;
    storing = store(json, count);
  };
  for (const row of rows) if (some.push(row) === batch) await storeNext();
  await storeNext();
  await storing;
}

interface Counts {
  readonly entries: number;
  readonly organisations: number;
  /** Whether that date was imported before, from another file. */
  readonly isAgain: boolean;
  readonly tell: (words: string) => void;
}

async function write(on: On, edition: NewEdition, counts: Counts): Promise<void> {
  const { entries, organisations, isAgain, tell } = counts;
  const { publishedOn: published_on, fileName: file_name, sha256, lines } = edition;
  await on
    .insertInto('register_edition')
    .values({ published_on, file_name, sha256, lines: lines.length, entries, organisations })
    // The same date again, from another file.
    .onConflict((conflict) =>
      conflict
        .column('published_on')
        .doUpdateSet({ file_name, sha256, lines: lines.length, entries, organisations, read_at: sql`now()` }),
    )
    .execute();
  if (isAgain) await undoChanges(on, published_on);
  tell(`${entries.toLocaleString('en-GB')} entries`);
  await writeEntries(on, published_on);
  await sql`analyze sponsor`.execute(on);
  if (isAgain) await takeBack(on, published_on);
  tell('ratings and routes');
  await writeLicences(on, published_on);
  tell('names');
  await writeNames(on, published_on);
  await sql`analyze sponsor_name, sponsor_licence`.execute(on);
}

/** Dates the entries that are there and adds the new ones, whose addresses end in their numbers. */
async function writeEntries(on: On, published_on: string): Promise<void> {
  await sql`
    create temp table incoming_entry on commit drop as
    select i.name, lower(i.town) as place, nullif(min(i.town), '') as town, nullif(max(i.county), '') as county,
      coalesce((select array_agg(n.written) from incoming_name n where n.name = i.name and n.trading), '{}')
        as trading_names
    from incoming i group by i.name, lower(i.town)
  `.execute(on);
  await sql`create unique index on incoming_entry (name, place)`.execute(on);
  await sql`analyze incoming_entry`.execute(on);
  await sql`
    update sponsor set last_edition = ${published_on}::date, town = i.town,
      county = coalesce(i.county, sponsor.county), trading_names = i.trading_names
    from incoming_entry i where sponsor.name = i.name and lower(coalesce(sponsor.town, '')) = i.place
  `.execute(on);
  await sql`
    insert into sponsor (id, name, town, county, trading_names, first_edition, last_edition, slug)
    overriding system value
    select id, name, town, county, trading_names, ${published_on}::date, ${published_on}::date,
      sponsor_slug(name, town, id)
    from (
      select nextval('sponsor_id_seq')::int as id, i.* from incoming_entry i
      where not exists (select from sponsor s where s.name = i.name and lower(coalesce(s.town, '')) = i.place)
      order by i.name
    ) as new
  `.execute(on);
}

/** Replaces only the names that changed: the others stay readable and indexed while the site answers. */
async function writeNames(on: On, published_on: string): Promise<void> {
  await sql`
    create temp table incoming_sponsor_name on commit drop as
    select s.id as sponsor, n.folded, bool_and(n.trading) as trading
    from sponsor s join incoming_name n on n.name = s.name
    where s.last_edition = ${published_on}::date group by s.id, n.folded
  `.execute(on);
  await sql`create unique index on incoming_sponsor_name (sponsor, folded)`.execute(on);
  await sql`analyze incoming_sponsor_name`.execute(on);
  await sql`
    delete from sponsor_name n where not exists (
      select from incoming_sponsor_name i where i.sponsor = n.sponsor and i.folded = n.folded)
  `.execute(on);
  await sql`
    update sponsor_name n set trading = i.trading from incoming_sponsor_name i
    where i.sponsor = n.sponsor and i.folded = n.folded and i.trading <> n.trading
  `.execute(on);
  await sql`
    insert into sponsor_name (sponsor, folded, trading)
    select sponsor, folded, trading from incoming_sponsor_name i
    where not exists (select from sponsor_name n where n.sponsor = i.sponsor and n.folded = i.folded)
    order by sponsor, folded
  `.execute(on);
  await sql`select gin_clean_pending_list('sponsor_name_like')`.execute(on);
}

/**
 * Where that date was imported before from another file, entries only in that one are restored to their
 * earlier state.
 */
async function takeBack(on: On, published_on: string): Promise<void> {
  const alone = sql`last_edition = ${published_on}::date and not exists (
    select from incoming_entry i where i.name = sponsor.name and i.place = lower(coalesce(sponsor.town, '')))`;
  await sql`delete from sponsor where first_edition = ${published_on}::date and ${alone}`.execute(on);
  await sql`
    update sponsor set last_edition = (select max(published_on) from register_edition where published_on < ${published_on}::date)
    where ${alone}`.execute(on);
}

/** A claim, and what people follow, goes along with its entry when only the spelling changed. */
async function follow(on: On, published_on: string): Promise<number> {
  const respelt = sql`sponsor old join sponsor other
      on lower(other.name) = lower(old.name) and lower(coalesce(other.town, '')) = lower(coalesce(old.town, ''))
    where old.id = r.sponsor and old.last_edition < ${published_on}::date
      and other.last_edition = ${published_on}::date`;
  const { numAffectedRows = 0n } =
    await sql`update organisation_register r set sponsor = other.id from ${respelt}`.execute(on);
  await sql`update sponsor_follow r set sponsor = other.id from ${respelt}
    and not exists (select from sponsor_follow f where f.account = r.account and f.sponsor = other.id)`.execute(
    on,
  );
  return Number(numAffectedRows);
}

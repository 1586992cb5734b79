import type {
  SponsorChanges,
  SponsorChangesRequest,
  SponsorSearchRequest,
  SponsorsFound,
  SponsorWithHistory,
} from '@portway/contracts/register/sponsor-register/sponsors';
import { nameKey } from '@portway/rules/word-index';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoadedRegister, RegisterInMemory } from './search/loaded-register.ts';
import type { Place } from './search/places.ts';
import type { LicensedRoute, SponsorEntry } from './search/sponsor-index.ts';
import type { SponsorsRepository } from './sponsors.repository.ts';

interface Deps {
  readonly repository: SponsorsRepository;
  readonly inMemory: Pick<RegisterInMemory, 'current'>;
  readonly readRoutes: (json: string) => LicensedRoute[];
}

const sponsorsAPage = 20;
const changesAPage = 50;
const maxEditions = 60;
const maxGone = 5;

/** The register of sponsors for everybody: search, one entry, and what changed. */
export function sponsorsService({ repository, inMemory, readRoutes }: Deps) {
  return {
    async search({ query = '', sort, after, ...filters }: SponsorSearchRequest): Promise<SponsorsFound> {
      const register = await inMemory.current();
      if (register === undefined) return { recordedOn: null, ...nothing };
      const { publishedOn, search } = register;
      const isWhole = after === undefined && Object.values(filters).every((value) => value === undefined);
      const cursor = after === undefined ? undefined : readCursor(after, publishedOn);
      const { sponsors, next, isGuess, ...hits } = search.search(
        { text: query, ...filters },
        { limit: sponsorsAPage, after: cursor, sort },
      );
      return {
        recordedOn: publishedOn,
        total: hits.total,
        sponsors: sponsors.map(sponsorShown),
        next: next === undefined ? null : `${publishedOn}.${next.score}.${next.place}`,
        guess: isGuess,
        unknown: [...hits.unknown],
        gone: query === '' || !isWhole ? [] : goneLike(register, query),
      };
    },
    async show(slug: string): Promise<SponsorWithHistory> {
      const row = await repository.bySlug(slug);
      if (row === undefined)
        throw new Refusal('not-found', 'There is no such entry in the register.', { status: 404 });
      const [newest, first, history, elsewhere, jobs] = await Promise.all([
        repository.newest(),
        repository.firstEdition(),
        repository.history(row.id),
        repository.elsewhere(row.id),
        repository.jobs(row.id),
      ]);
      const { lastSeen, routes, ...entry } = row;
      return {
        ...sponsorShown({ ...entry, routes: readRoutes(routes) }),
        recordedOn: newest?.publishedOn ?? null,
        lastSeen,
        listed: lastSeen === newest?.publishedOn,
        sinceAtLeast: entry.firstSeen === first,
        history: [...history],
        elsewhere: [...elsewhere],
        jobs: [...jobs],
      };
    },
    async changes({ after, town, route, ...filters }: SponsorChangesRequest): Promise<SponsorChanges> {
      const cursor = after === undefined ? undefined : readChangeCursor(after);
      const places = (await inMemory.current())?.places;
      const towns = town === undefined ? undefined : spellings(town, places?.townOf);
      const routes = route === undefined ? undefined : spellings(route, places?.routeOf);
      const [newest, editions, rows] = await Promise.all([
        repository.newest(),
        repository.editions(maxEditions),
        repository.changes({ ...filters, towns, routes, after: cursor }, changesAPage + 1),
      ]);
      const page = rows.slice(0, changesAPage);
      const end = page.at(-1);
      return {
        recordedOn: newest?.publishedOn ?? null,
        editions: [...editions],
        changes: page.map(({ id: _, slug, name, town, ...change }) => ({
          ...change,
          sponsor: { slug, name, town },
        })),
        next: rows.length > changesAPage && end !== undefined ? `${end.on}.${end.id}` : null,
      };
    },
  };
}

export type Sponsors = ReturnType<typeof sponsorsService>;

/** How the newest edition writes a town or a route, and the words themselves: it may have left with its last sponsor. */
function spellings(name: string, places: ReadonlyMap<string, Place> | undefined): string[] {
  return [name, ...(places?.get(nameKey(name))?.spellings ?? [])];
}

const nothing = {
  total: { count: 0, capped: false },
  sponsors: [],
  next: null,
  guess: false,
  unknown: [],
  gone: [],
};

/** Entries that have left and are written as the query is, the likeliest first. */
function goneLike({ gone, lastSeen }: LoadedRegister, text: string) {
  const { sponsors, isGuess } = gone.search({ text }, { limit: maxGone });
  if (isGuess) return [];
  return sponsors.map((sponsor) => ({
    ...sponsorShown(sponsor),
    lastSeen: lastSeen.get(sponsor.slug) ?? sponsor.firstSeen,
  }));
}

function sponsorShown({ id: _, names, routes, ...entry }: SponsorEntry) {
  return { ...entry, names: [...names], routes: [...routes] };
}

/** Throws a Refusal for an invalid cursor, and for one of another edition, whose order is another. */
function readCursor(after: string, publishedOn: string) {
  const [, on, score, place] = /^(\d{4}-\d\d-\d\d)\.(\d{1,8})\.(\d{1,8})$/.exec(after) ?? [];
  if (on !== publishedOn) throw startAgain();
  return { score: Number(score), place: Number(place) };
}

function readChangeCursor(after: string) {
  const [, on, id] = /^(\d{4}-\d\d-\d\d)\.(\d{1,9})$/.exec(after) ?? [];
  if (on === undefined) throw startAgain();
  return { on, id: Number(id) };
}

function startAgain(): Refusal {
  const message = 'Start again from the first page.';
  return new Refusal('invalid', message, { status: 422, fields: { after: message } });
}

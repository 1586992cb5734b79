import type { SponsorRow, SponsorsRepository } from '../sponsors.repository.ts';
import { countPlaces, type Places } from './places.ts';
import { createSponsorSearch, type SponsorSearch } from './search-sponsors.ts';
import { buildSponsorIndex, type LicensedRoute, type SponsorEntry } from './sponsor-index.ts';

/** The newest edition, ready to be searched. */
export interface LoadedRegister {
  readonly publishedOn: string;
  readonly search: SponsorSearch;
  /** The entries that have left, searched in the same way. */
  readonly gone: SponsorSearch;
  /** By slug: the last edition that lists an entry that has left. */
  readonly lastSeen: ReadonlyMap<string, string>;
  readonly places: Places;
  /** Every entry, in the order of their names. */
  readonly sponsors: readonly SponsorEntry[];
}

const rowsAtATime = 1000;
/** Milliseconds after which work in memory lets requests through. */
const slice = 4;

/** Keeps an index of the newest edition in the memory of this process. */
export function registerInMemory(
  repository: Pick<SponsorsRepository, 'newest' | 'entries' | 'goneEntries'>,
  readRoutes: (json: string) => LicensedRoute[],
) {
  let register: (LoadedRegister & { readonly importedAt: string }) | undefined;
  let loading: Promise<boolean> | undefined;
  let isKnown = false;

  async function load(): Promise<boolean> {
    const newest = await repository.newest();
    const isNew = newest?.importedAt !== register?.importedAt;
    if (newest === undefined) register = undefined;
    else if (isNew) {
      const { publishedOn } = newest;
      const entries = await readAll((after) => repository.entries(publishedOn, after, rowsAtATime));
      const index = await inSlices(buildSponsorIndex(entries));
      const places = await inSlices(countPlaces(entries));
      const search = await inSlices(createSponsorSearch(index));
      register = { ...newest, ...(await readGone(publishedOn)), search, places, sponsors: index.sponsors };
    }
    isKnown = true;
    return isNew;
  }

  async function readGone(publishedOn: string) {
    const lastSeen = new Map<string, string>();
    const entries = await readAll(async (after) => {
      const rows = await repository.goneEntries(publishedOn, after, rowsAtATime);
      for (const row of rows) lastSeen.set(row.slug, row.lastSeen);
      return rows.map(({ lastSeen: _, ...row }) => row);
    });
    const index = await inSlices(buildSponsorIndex(entries));
    return { gone: await inSlices(createSponsorSearch(index)), lastSeen };
  }

  async function readAll(page: (after: number) => Promise<readonly SponsorRow[]>): Promise<SponsorEntry[]> {
    const entries: SponsorEntry[] = [];
    const shared = sharedValues(readRoutes);
    let last = 0;
    for (;;) {
      const rows = await page(last);
      for (const row of rows) entries.push(shared(row));
      const end = rows.at(-1);
      if (end === undefined || rows.length < rowsAtATime) return entries;
      last = end.id;
    }
  }

  /** Loads a new edition, if there is one, and returns whether there was. The one before answers meanwhile. */
  async function refresh(): Promise<boolean> {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return await loading;
  }

  return {
    refresh,
    /** The same as `current` without waiting: undefined while the first is being loaded. */
    loaded: (): LoadedRegister | undefined => register,
    /** The newest edition that is loaded; undefined where none has been imported. Waits for the first one only. */
    async current(): Promise<LoadedRegister | undefined> {
      if (!isKnown) await refresh();
      return register;
    },
  };
}

export type RegisterInMemory = ReturnType<typeof registerInMemory>;

/** Towns, counties and licences repeat: each is held once. */
function sharedValues(readRoutes: (json: string) => LicensedRoute[]): (row: SponsorRow) => SponsorEntry {
  const texts = new Map<string, string>();
  const licences = new Map<string, readonly LicensedRoute[]>();
  const none: readonly string[] = [];
  const once = (text: string | null) => {
    if (text === null) return null;
    const shared = texts.get(text);
    if (shared === undefined) texts.set(text, text);
    return shared ?? text;
  };
  return ({ routes, names, town, county, firstSeen, ...row }) => {
    const licensedRoutes = licences.get(routes) ?? readRoutes(routes);
    licences.set(routes, licensedRoutes);
    return {
      ...row,
      routes: licensedRoutes,
      names: names.length === 0 ? none : names,
      town: once(town),
      county: once(county),
      firstSeen: once(firstSeen) ?? firstSeen,
    };
  };
}

/** Runs steps to their end, and lets requests through in between. */
async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}

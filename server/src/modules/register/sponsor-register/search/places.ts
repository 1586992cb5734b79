import { nameKey } from '@portway/rules/word-index';
import type { SponsorEntry } from './sponsor-index.ts';

/** A town or a route with the sponsors it has. */
export interface Place {
  readonly key: string;
  /** As most entries write it. */
  readonly name: string;
  readonly sponsors: number;
  readonly spellings: readonly string[];
}

export interface Places {
  /** The largest first. */
  readonly towns: readonly Place[];
  readonly routes: readonly Place[];
  readonly townOf: ReadonlyMap<string, Place>;
  readonly routeOf: ReadonlyMap<string, Place>;
}

/** Sponsors between two pauses. */
const atATime = 5000;

/** Counts the sponsors of each town and each route. Yields often, so that requests can be answered meanwhile. */
export function* countPlaces(sponsors: readonly SponsorEntry[]): Generator<void, Places> {
  const towns = new Map<string, number>();
  const licences = new Map<SponsorEntry['routes'], number>();
  for (const [at, { town, routes }] of sponsors.entries()) {
    if (town !== null) add(towns, town, 1);
    add(licences, routes, 1);
    if (at % atATime === atATime - 1) yield;
  }
  const routes = new Map<string, number>();
  // Two ratings for one route are two licences.
  for (const [shared, count] of licences)
    for (const route of new Set(shared.map((each) => each.route))) add(routes, route, count);
  yield;
  const [ofTowns, ofRoutes] = [grouped(towns), grouped(routes)];
  return { towns: ofTowns, routes: ofRoutes, townOf: byKey(ofTowns), routeOf: byKey(ofRoutes) };
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Spellings with one key are one place; its name is the commonest that is not all in capitals, if there is one. */
function grouped(counts: ReadonlyMap<string, number>): Place[] {
  const groups = Map.groupBy(counts, ([name]) => nameKey(name));
  groups.delete('');
  return [...groups]
    .map(([key, spellings]) => {
      const commonFirst = spellings.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
      const name = commonFirst.find(isMixed) ?? inTitleCase(commonFirst[0] ?? key);
      const sponsors = spellings.reduce((sum, [, count]) => sum + count, 0);
      return { key, name, sponsors, spellings: commonFirst };
    })
    .toSorted((one, other) => other.sponsors - one.sponsors || (one.key < other.key ? -1 : 1));
}

/** With a capital first and small letters after it. */
const isMixed = (name: string) => /^\p{Lu}.*\p{Ll}/u.test(name) && !/\b\p{Lu}{4}/u.test(name);

const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const byKey = (places: readonly Place[]) => new Map(places.map((place) => [place.key, place]));

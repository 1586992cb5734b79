import { type Area, areas, nationAreas, ordinaryWords, otherTowns, wholeCountry } from './areas.ts';
import { foldedWords } from './folded-words.ts';

/** A place by one of its names. */
export interface KnownPlace {
  readonly name: string;
  /** A tsquery for the jobs there; undefined for the whole country. */
  readonly terms: string | undefined;
  readonly kind: 'town' | 'area';
  /** Whether its name is a word of English, a trade or a first name as well. */
  readonly isOrdinary: boolean;
}

const maxWords = 5;
/** So many places of posts stand for an area; the rarest of more are found by the name of the area alone. */
const maxTermsOfArea = 80;

const keyOf = (text: string) => foldedWords(text).join(' ');
const termsOf = (text: string) =>
  foldedWords(text)
    .map((word) => `'@${word}'`)
    .join(' & ');

/** The places in which posts are, most first, and the towns of the register of sponsors. */
export function knownPlaces(posts: readonly string[], registerTowns: readonly string[]) {
  const places = new Map<string, KnownPlace>();
  const add = (name: string, place: Omit<KnownPlace, 'name' | 'isOrdinary'> & { readonly name?: string }) => {
    const key = keyOf(name);
    if (key !== '' && !places.has(key))
      places.set(key, { name, isOrdinary: ordinaryWords.has(key), ...place });
  };
  for (const name of wholeCountry) add(name, { name: 'the UK', kind: 'area', terms: undefined });
  const partsOfPosts = posts.map((text) => ({ text, parts: text.split(/[,/]/).map(keyOf) }));
  for (const area of [...nationAreas, ...areas])
    for (const name of area.names)
      add(name, { name: area.names[0] ?? name, kind: 'area', terms: termsOfArea(area, partsOfPosts) });
  const towns = [...posts.flatMap((text) => text.split(/[,/]/)), ...areas.flatMap((area) => area.towns)];
  const townNames = [...towns, ...otherTowns, ...registerTowns].map((name) => name.trim());
  for (const name of townNames) if (!isNoPlace(name)) add(name, { kind: 'town', terms: termsOf(name) });
  const inPosts = new Set(partsOfPosts.flatMap(({ parts }) => parts));
  for (const [short, fullNames] of shortNames(townNames.filter((name) => !isNoPlace(name)))) {
    const ofPosts = fullNames.filter((name) => inPosts.has(keyOf(name)));
    const [only, other] = ofPosts.length > 0 ? ofPosts : fullNames;
    if (only !== undefined)
      add(short, { name: other === undefined ? only : short, kind: 'town', terms: termsOf(short) });
  }
  return {
    /** The place with the longest name that begins at this one of the words, which are folded. */
    at(
      words: readonly string[],
      at: number,
    ): { readonly words: number; readonly place: KnownPlace } | undefined {
      for (let length = Math.min(maxWords, words.length - at); length > 0; length--) {
        const place = places.get(words.slice(at, at + length).join(' '));
        if (place !== undefined) return { words: length, place };
      }
      return undefined;
    },
    named: (text: string): KnownPlace | undefined => places.get(keyOf(text)),
  };
}

export type KnownPlaces = ReturnType<typeof knownPlaces>;

/** What stands in the field for a place, and is none. */
function isNoPlace(name: string): boolean {
  return /\b(remote|hybrid|home|nationwide|various|multiple|anywhere|limited|ltd)\b|\d/i.test(name);
}

function termsOfArea(
  { names, towns }: Area,
  posts: readonly { readonly text: string; readonly parts: readonly string[] }[],
): string {
  const keys = new Set([...towns, ...names].map(keyOf));
  const texts = posts.filter(({ parts }) => parts.some((part) => keys.has(part))).map(({ text }) => text);
  const terms = new Set([...names, ...texts].slice(0, maxTermsOfArea).map((text) => `(${termsOf(text)})`));
  return [...terms].join(' | ');
}

const connecting = /^(.+?)[ -](?:upon|on|under|in|by|le|next)[ -]/i;

/** “Newcastle” for Newcastle upon Tyne: by its first words, the full names. */
function shortNames(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fullNames = new Map<string, Map<string, string>>();
  for (const name of names) {
    const [, short] = connecting.exec(name) ?? [];
    if (short === undefined) continue;
    const namesByKey = fullNames.get(short) ?? new Map<string, string>();
    if (!namesByKey.has(keyOf(name))) namesByKey.set(keyOf(name), name);
    fullNames.set(short, namesByKey);
  }
  return new Map([...fullNames].map(([short, namesByKey]) => [short, [...namesByKey.values()]]));
}

import { wordsOf } from './folded.ts';
import { different, type Likeness, notComparable, same } from './statement.ts';

/** A place of work: the main one, and others at which the worker works too. */
interface Place {
  readonly text: string;
  readonly others?: readonly string[];
}

const postcode = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/i;
/** Words that name no place. */
const general = new Set(
  'office offices building house floor head hq headquarters site the of and at in uk united kingdom england scotland wales northern ireland great britain hybrid home from remote working ltd limited plc'.split(
    ' ',
  ),
);

/**
 * Two places of work. The main one of each is looked for among all of the other. The same postcode, a place of the sponsor
 * that both name, or the words of one among those of the other are the same place.
 */
export function samePlace(one: Place, other: Place, known: readonly (readonly string[])[]): Likeness {
  const allOf = ({ text, others = [] }: Place) => [text, ...others];
  const pairs = [
    ...allOf(other).map((text) => likenessOf(one.text, text, known)),
    ...allOf(one).map((text) => likenessOf(text, other.text, known)),
  ];
  return (
    pairs.find(({ is }) => is === 'same') ?? pairs.find(({ is }) => is === 'not-comparable') ?? different
  );
}

function likenessOf(one: string, other: string, known: readonly (readonly string[])[]): Likeness {
  const [mine, yours] = [codeOf(one), codeOf(other)];
  if (mine !== undefined && yours !== undefined) return mine === yours ? same : different;
  if (isWithin(one, other)) return same;
  const isAt = (ways: readonly string[], text: string) =>
    ways.some((way) => isWithin(way, text) || (codeOf(way) !== undefined && codeOf(way) === codeOf(text)));
  const placesOf = (text: string) => known.filter((ways) => isAt(ways, text));
  if (placesOf(one).some((place) => placesOf(other).includes(place))) return same;
  if (wordsIn(one).length === 0 || wordsIn(other).length === 0)
    return notComparable('one of them names no place');
  return different;
}

const codeOf = (text: string) => postcode.exec(text)?.slice(1).join('').toLowerCase();

const wordsIn = (text: string) => wordsOf(text).filter((word) => !general.has(word));

function isWithin(one: string, other: string): boolean {
  const [mine, yours] = [wordsIn(one), wordsIn(other)];
  const [few, many] = mine.length <= yours.length ? [mine, yours] : [yours, mine];
  return few.length > 0 && few.every((word) => many.includes(word));
}

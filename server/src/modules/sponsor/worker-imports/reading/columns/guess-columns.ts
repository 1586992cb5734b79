import { type ImportKind, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { areSingleNames, fitOf } from './column-values.ts';

interface Pair {
  readonly column: string;
  readonly place: number;
  readonly score: number;
}

/**
 * Which of our columns each of a file’s is most likely to be, by its place: judged together, by the headings and by the
 * first values below them (by place).
 */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  values: readonly (readonly string[])[] = [],
): Record<string, number> {
  const plain = headings.map(plainly);
  const pairs = importColumns[kind].flatMap(({ id, label, also }) => {
    const names = [plainly(label), ...also.split(',')];
    return plain.flatMap((heading, place): Pair[] => {
      const byHeading = headingScore(heading, names);
      if (byHeading === 0) return [];
      const fit = fitOf(id, values[place] ?? []);
      if (fit !== null && fit < minFit) return [];
      // A heading that only resembles ours needs values that say the same.
      if (byHeading < looseScore && (fit ?? 0) < goodFit) return [];
      return [{ column: id, place, score: byHeading + (fit ?? 0) }];
    });
  });
  const guessed: Record<string, number> = {};
  const usedPlaces = new Set<number>();
  for (const { column, place } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (column in guessed || usedPlaces.has(place)) continue;
    guessed[column] = place;
    usedPlaces.add(place);
  }
  return withOneName(guessed, values);
}

const minFit = 0.3;
const goodFit = 0.8;
const exactScore = 10;
const looseScore = 6;
const partScore = 3;

function headingScore(heading: string, names: readonly string[]): number {
  if (heading === '') return 0;
  const exactPlace = names.indexOf(heading);
  if (exactPlace >= 0) return exactScore - exactPlace / 100;
  const bare = bareHeading(heading);
  if (bare !== '' && names.some((name) => bareHeading(name) === bare)) return looseScore;
  if (ofOthers.test(heading)) return 0;
  const isPart = names.some((name) => name.includes(' ') && ` ${heading} `.includes(` ${name} `));
  return isPart ? partScore : 0;
}

/** Words that say no more than that it is the worker’s, or in what form it is. */
const neutralWords =
  /\b(?:the|of|an?|s|is|in|employees?|staff|workers?|persons?|personal|current|primary|uk|gbp|pounds|text|value|field|dd|mm|yy|yyyy|if|any|held|known|required|optional|please)\b/g;
const bareHeading = (heading: string) => heading.replaceAll(neutralWords, ' ').replaceAll(/\s+/g, ' ').trim();

/** Headings about another person, another employer or another day. */
const ofOthers =
  /\b(?:manager|supervisor|emergency|kin|next of|spouse|partner|depend\w*|previous|former|last employer|probation|review|bank|account|company|employer|department|notice|appraisal|training|referee|contact name|created|updated|modified|changed)\b/;

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/#/g, ' number ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** A name stands in one column or in its parts, never in both. */
function withOneName(
  guessed: Record<string, number>,
  values: readonly (readonly string[])[],
): Record<string, number> {
  const { fullName, forename, surname, middleName, ...others } = guessed;
  if (fullName === undefined) return guessed;
  if (surname === undefined) return { ...others, fullName };
  const middle = middleName === undefined ? {} : { middleName };
  if (forename !== undefined) return { ...others, ...middle, forename, surname };
  // Beside a surname, “Name” is the forename, where its values are names of one word.
  if (areSingleNames(values[fullName] ?? [])) return { ...others, ...middle, forename: fullName, surname };
  return { ...others, fullName };
}

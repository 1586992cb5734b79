import { spelledOutWordsOf, wordsOf } from './folded.ts';
import { close, different, type Likeness, same } from './statement.ts';

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'professor', 'sir', 'dame', 'rev']);
/** What systems write in place of a name that somebody does not have. */
const placeholders = new Set(['fnu', 'lnu', 'xxx', 'unknown', 'nfn', 'nln']);

/**
 * Two ways to write one person's name. The order, accents, hyphens, titles, spelled-out letters and words written together
 * make no difference; a middle name that is left out, and initials, are shorter ways to write it. Another spelling is
 * another name until a person says why.
 */
export function sameName(one: string, other: string): Likeness {
  const [mine, yours] = [partsOf(one), partsOf(other)];
  if (mine.length === 0 || yours.length === 0) return different;
  if (inOneWord(mine.map(({ plain }) => plain)) === inOneWord(yours.map(({ plain }) => plain))) return same;
  const [short, long] = mine.length <= yours.length ? [mine, yours] : [yours, mine];
  const fit = fits(short, long);
  if (fit === undefined) return different;
  if (fit.initials === 0 && fit.left === 0) return same;
  const full = short.length - fit.initials;
  // An initial and one name still name a person; one name alone does not.
  if (full === 0 || short.length < 2) return different;
  return close(fit.initials > 0 ? 'written with initials' : 'written shorter');
}

interface Part {
  readonly plain: string;
  readonly spelled: string;
}

function partsOf(name: string): readonly Part[] {
  const [plain, spelled] = [wordsOf(name), spelledOutWordsOf(name)];
  const parts = plain.map((word, index) => ({ plain: word, spelled: spelled[index] ?? word }));
  const names = parts.filter((part) => !titles.has(part.plain) && !placeholders.has(part.plain));
  return names.length === 0 ? parts : names;
}

const inOneWord = (words: readonly string[]) => words.toSorted().join('');

interface Fit {
  readonly initials: number;
  /** Words of the longer name that the shorter leaves out. */
  readonly left: number;
}

/** Finds a word of the longer name, or two or three written together, for each of the shorter one. */
function fits(short: readonly Part[], long: readonly Part[]): Fit | undefined {
  const [first, ...rest] = short;
  if (first === undefined) return { initials: 0, left: long.length };
  let best: Fit | undefined;
  for (const { indexes, isInitial } of placesFor(first, long)) {
    const fit = fits(
      rest,
      long.filter((_, index) => !indexes.includes(index)),
    );
    if (fit === undefined) continue;
    const candidate = { initials: fit.initials + (isInitial ? 1 : 0), left: fit.left };
    if (best === undefined || candidate.initials + candidate.left < best.initials + best.left)
      best = candidate;
  }
  return best;
}

function placesFor(part: Part, long: readonly Part[]) {
  return long.flatMap((_, index) =>
    [1, 2, 3].flatMap((count) => {
      const run = long.slice(index, index + count);
      if (run.length < count) return [];
      const indexes = run.map((__, step) => index + step);
      if (isSame(part, together(run))) return [{ indexes, isInitial: part.plain.length === 1 }];
      const isInitial = count === 1 && isInitialOf(part, run[0]);
      return isInitial ? [{ indexes, isInitial }] : [];
    }),
  );
}

const together = (parts: readonly Part[]): Part => ({
  plain: parts.map(({ plain }) => plain).join(''),
  spelled: parts.map(({ spelled }) => spelled).join(''),
});

const isSame = (one: Part, other: Part) =>
  one.plain === other.plain || one.plain === other.spelled || one.spelled === other.plain;

function isInitialOf(one: Part, other: Part | undefined): boolean {
  if (other === undefined) return false;
  const [short, long] = one.plain.length <= other.plain.length ? [one, other] : [other, one];
  return short.plain.length === 1 && long.plain.length > 1 && long.plain.startsWith(short.plain);
}

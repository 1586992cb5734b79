import { wordsOf } from '../words/fold.ts';
import { sameWorkNames } from './same-work-names.ts';

/** A name that begins at a word, and the others for the same work. */
export interface NamedWork {
  /** How many words it has. */
  readonly words: number;
  readonly others: readonly string[];
}

/** More words than any of the names has. */
const maxWords = 6;

const keyOf = (words: readonly string[]) => words.join(' ');

let othersByName: ReadonlyMap<string, readonly string[]> | undefined;

/** By each name, as the search folds it: the other names of its groups, and what it includes. */
function readNames(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const { names, includes = [] } of sameWorkNames)
    for (const name of names) {
      const key = keyOf(wordsOf(name));
      const rest = [...names, ...includes].filter((other) => keyOf(wordsOf(other)) !== key);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  return others;
}

/** The longest name of work that begins at this one of the words, which are folded; undefined where none does. */
export function sameWorkAt(words: readonly string[], at: number): NamedWork | undefined {
  othersByName ??= readNames();
  for (let length = Math.min(maxWords, words.length - at); length > 0; length--) {
    const others = othersByName.get(keyOf(words.slice(at, at + length)));
    if (others !== undefined) return { words: length, others };
  }
  return undefined;
}

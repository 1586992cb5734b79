import { foldedWords } from './folded-words.ts';

const one = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);
const pairOf = (first: string, second: string) => `${one(first)} ${one(second)}`;

/** Which words stand beside each other in the titles of posts, with how many jobs have each, and in the names of employers. */
export function titleWords(
  titles: readonly { readonly text: string; readonly jobs: number }[],
  employers: readonly string[],
) {
  const counts = new Map<string, number>();
  const count = (key: string, jobs: number) => counts.set(key, (counts.get(key) ?? 0) + jobs);
  for (const { text, jobs } of titles) {
    const words = foldedWords(text);
    for (const [at, word] of words.entries()) {
      count(one(word), jobs);
      const next = words[at + 1];
      if (next !== undefined) count(pairOf(word, next), jobs);
    }
  }
  const namesOfEmployers = new Set(
    employers.flatMap((name) => {
      const words = foldedWords(name).filter((word) => !['ltd', 'limited', 'plc', 'llp'].includes(word));
      if (words.length === 1) return words;
      return words.slice(1).map((word, at) => `${words[at]} ${word}`);
    }),
  );
  return {
    /** Whether titles have these two beside each other. */
    isPair: (first: string, second: string): boolean => counts.has(pairOf(first, second)),
    /** Whether the second seldom stands in a title without the first: “remote sensing”, but not “remote nurse”. */
    isIdiom: (first: string, second: string): boolean =>
      (counts.get(pairOf(first, second)) ?? 0) * 2 >= (counts.get(one(second)) ?? Number.POSITIVE_INFINITY),
    /** Whether two words beside each other are in the name of an employer, or one is a name by itself. */
    isOfEmployer: (first: string, second?: string): boolean =>
      namesOfEmployers.has(second === undefined ? first : `${first} ${second}`),
  };
}

export type TitleWords = ReturnType<typeof titleWords>;

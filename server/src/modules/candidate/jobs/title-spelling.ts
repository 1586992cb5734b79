import { createVocabulary, wordsNear } from '@portway/rules/word-index';

/** The words typed, as the titles of jobs spell them; undefined where no slip is known. */
export type CorrectSpelling = (title: string) => string | undefined;

/** So many words of the same distance are compared by how often they occur. */
const maxCompared = 20;

/** `titles` with how many jobs have each. The engine is the one that finds roles and sponsors. */
export function titleSpelling(
  titles: readonly { readonly text: string; readonly jobs: number }[],
): CorrectSpelling {
  const occurs = new Map<string, number>();
  for (const { text, jobs } of titles)
    for (const word of wordsOf(text)) occurs.set(word, (occurs.get(word) ?? 0) + jobs);
  const vocabulary = createVocabulary(occurs.keys());

  function corrected(word: string): string | undefined {
    if (vocabulary.idOf.has(word)) return word;
    const near = wordsNear(vocabulary, word, maxCompared).map(({ id }) => vocabulary.words[id] ?? '');
    return near.sort((one, other) => (occurs.get(other) ?? 0) - (occurs.get(one) ?? 0))[0];
  }

  return (title) => {
    const words = wordsOf(title);
    const corrections = words.map(corrected);
    const spelt = corrections.filter((word) => word !== undefined);
    // A word that nothing is near to is part of no title: another search would not be what was meant.
    if (spelt.length < words.length) return undefined;
    const text = spelt.join(' ');
    return text === words.join(' ') ? undefined : text;
  };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== '');
}

/**
 * How close a title is to the words typed: 3 is the same, 2 has them together and in their order, 1 has them beside
 * each other in another order, 0 is any other.
 */
export function titleCloseness(query: string): (title: string) => 0 | 1 | 2 | 3 {
  const queryWords = wordsOf(query);
  const phrase = ` ${queryWords.join(' ')} `;
  const alphabetical = queryWords.toSorted().join(' ');
  return (title) => {
    const words = wordsOf(title);
    if (queryWords.length === 0) return 0;
    const all = ` ${words.join(' ')} `;
    if (all === phrase) return 3;
    if (all.includes(phrase)) return 2;
    const isBeside = words.some(
      (_, at) =>
        words
          .slice(at, at + queryWords.length)
          .toSorted()
          .join(' ') === alphabetical,
    );
    return isBeside ? 1 : 0;
  };
}

/** A comma or a bracket parts words: "Assistant, Primary Care" has no "assistant primary". */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+[-–—]\s+|[,;:()|/]/g, ' | ')
    .split(/[^\p{L}\p{N}+#.|]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}

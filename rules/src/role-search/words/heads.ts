import { saysOnlyHow } from './beside-words.ts';
import { wordsOf } from './fold.ts';

/**
 * What parts who somebody is from at what: “Lecturer in law”, “Lecturer (law)”, “Lecturer - law”, “Lecturer, law”.
 * The last noun before it is the head of the title, which says who somebody is.
 */
const parting = /\s[-–—|:•]\s|[–—,;()[\]/|]|(?<![\p{L}\d])(?:of|in|for|to|at|on|with|within)(?![\p{L}\d])/iu;
const mayPart = /[-–—|:•,;()[\]/]|\b(?:of|in|for|to|at|on|with|within)\b/i;

/** The parts of a title as written: the head ends the first that says who somebody is. */
export function titleParts(text: string): string[] {
  return mayPart.test(text) ? text.split(parting) : [text];
}

/** Where the head stands among the words of a recorded title, as the search compares them. */
export function headAt(title: string, words: readonly string[]): number {
  if (!mayPart.test(title)) return words.length - 1;
  const [first = ''] = titleParts(title.replace(/ \([^()]*\)/g, ''));
  const before = wordsOf(first).length;
  return (before === 0 ? words.length : before) - 1;
}

/** A word that heads this share of the titles with it says who somebody is: “lecturer” does, “law” does not. */
const minHeading = 0.3;

/** The words that say who somebody is, by how many of the recorded titles with a word it is the head. */
export function workerWords(
  titles: Iterable<{ readonly title: readonly string[]; readonly head: number }>,
): ReadonlySet<string> {
  const all = new Map<string, number>();
  const heading = new Map<string, number>();
  const add = (to: Map<string, number>, word: string) => to.set(word, (to.get(word) ?? 0) + 1);
  for (const { title, head } of titles) {
    for (const word of title) add(all, word);
    const last = title[head];
    if (last !== undefined) add(heading, last);
  }
  return new Set(
    [...heading].flatMap(([word, count]) =>
      count >= (all.get(word) ?? 0) * minHeading && !saysOnlyHow(word) ? [word] : [],
    ),
  );
}

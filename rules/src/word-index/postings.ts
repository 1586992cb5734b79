/** For each word, the entries that contain it: those of a word are contiguous, in ascending order. */
export interface Postings {
  /** By word: where its entries begin in `postings`, with one more element at the end. */
  readonly postingsFrom: Int32Array;
  readonly postings: Int32Array;
}

interface EntryWords {
  /** By entry: where its words begin in `words`, with one more element at the end. */
  readonly wordsFrom: Int32Array;
  readonly words: Uint16Array | Uint32Array;
}

/** Turns the words of each entry round. An entry is listed once under each of its words, however often it has it. */
export function createPostings({ wordsFrom, words }: EntryWords, howManyWords: number): Postings {
  const entries = wordsFrom.length - 1;
  const lastEntry = new Int32Array(howManyWords).fill(-1);
  const postingsFrom = new Int32Array(howManyWords + 1);
  const eachOnce = (visit: (word: number, entry: number) => void) => {
    lastEntry.fill(-1);
    for (let entry = 0; entry < entries; entry++) {
      for (let at = wordsFrom[entry] ?? 0; at < (wordsFrom[entry + 1] ?? 0); at++) {
        const word = words[at] ?? 0;
        if (lastEntry[word] === entry) continue;
        lastEntry[word] = entry;
        visit(word, entry);
      }
    }
  };
  eachOnce((word) => {
    postingsFrom[word + 1] = (postingsFrom[word + 1] ?? 0) + 1;
  });
  for (let word = 0; word < howManyWords; word++) {
    postingsFrom[word + 1] = (postingsFrom[word + 1] ?? 0) + (postingsFrom[word] ?? 0);
  }
  const next = postingsFrom.slice();
  const postings = new Int32Array(postingsFrom[howManyWords] ?? 0);
  eachOnce((word, entry) => {
    const at = next[word] ?? 0;
    postings[at] = entry;
    next[word] = at + 1;
  });
  return { postingsFrom, postings };
}

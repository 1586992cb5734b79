/** What can be searched: a name and its synonyms. */
export interface Findable {
  readonly label: string;
  readonly words?: string | undefined;
}

export interface Ranked<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** The score of a word in the name; a synonym scores half. */
const worth = { same: 10, begins: 8, mistyped: 4 };
const wholeNameBegins = 12;

/** The items that match every word typed, best first; ties stay in order. */
export function ranked<Entry extends Findable>(entries: readonly Entry[], query: string): Ranked<Entry>[] {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, queryWords) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

function scoreOf({ label, words = '' }: Findable, queryWords: readonly string[]): number {
  const name = wordsOf(label);
  const others = wordsOf(words);
  const scores = queryWords.map((word) => Math.max(bestOf(name, word), bestOf(others, word) / 2));
  if (scores.includes(0)) return 0;
  const begins = name.join(' ').startsWith(queryWords.join(' ')) ? wholeNameBegins : 0;
  return scores.reduce((sum, score) => sum + score, 0) / queryWords.length + begins;
}

function bestOf(words: readonly string[], queryWord: string): number {
  return Math.max(0, ...words.map((word) => likeness(word, queryWord)));
}

function likeness(word: string, queryWord: string): number {
  if (word === queryWord) return worth.same;
  if (word.startsWith(queryWord)) return worth.begins;
  return isMistyped(word, queryWord) ? worth.mistyped : 0;
}

/**
 * Whether a word starts with what was typed, allowing one typo after its first letter. With three letters or
 * fewer, no typo is allowed.
 */
function isMistyped(word: string, queryWord: string): boolean {
  if (queryWord.length < 4) return false;
  const at = [...queryWord].findIndex((letter, index) => letter !== word[index]);
  if (at < 1) return false;
  const rest = queryWord.slice(at);
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
  return (
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(swapped, at)
  );
}

/** Lower case without accents; a hyphenated word is found with and without its hyphen. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** What can be found by words: its name, and other words that people use for it. */
export interface Findable {
  readonly label: string;
  readonly words?: string | undefined;
}

export interface Ranked<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** Of a word in the name; one among the other words counts half. */
const worth = { same: 10, begins: 8, mistyped: 4 };
const wholeNameBegins = 12;

/** Those that every typed word leads to, the best first; equals stay in their order. */
export function ranked<Entry extends Findable>(entries: readonly Entry[], typed: string): Ranked<Entry>[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

function scoreOf({ label, words = '' }: Findable, asked: readonly string[]): number {
  const name = wordsOf(label);
  const others = wordsOf(words);
  const each = asked.map((word) => Math.max(bestOf(name, word), bestOf(others, word) / 2));
  if (each.includes(0)) return 0;
  const begins = name.join(' ').startsWith(asked.join(' ')) ? wholeNameBegins : 0;
  return each.reduce((sum, score) => sum + score, 0) / asked.length + begins;
}

function bestOf(words: readonly string[], typed: string): number {
  return Math.max(0, ...words.map((word) => likeness(word, typed)));
}

function likeness(word: string, typed: string): number {
  if (word === typed) return worth.same;
  if (word.startsWith(typed)) return worth.begins;
  return isMistyped(word, typed) ? worth.mistyped : 0;
}

/** Whether a word begins as it was typed but for one slip after its first letter. Of three letters each counts. */
function isMistyped(word: string, typed: string): boolean {
  if (typed.length < 4) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  if (at < 1) return false;
  const rest = typed.slice(at);
  const swapped = `${rest.slice(1, 2)}${rest.slice(0, 1)}${rest.slice(2)}`;
  return (
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(swapped, at)
  );
}

/** In small letters, without accents; what is written with a hyphen is found with and without it. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

import { roleEntries } from '../role-entry.ts';
import { canonical, isRemainder, isSmall } from './fold.ts';
import { titleParts } from './heads.ts';

/**
 * Words that stand in some title, such as “Next.js developer” or “night porter”, and in any advertisement: alone they say
 * nothing of the work. Beside a word that does, they belong to its phrase.
 */
const everyday = `
  after area back band benefit big body business call case change check class company contract county cover day deep department design duty
  email employment end entry evening every experience field first full good group hall hand help high hire holiday home hour inside
  job junior key lead learn learning level live local long main make making market midday money national native need net new newly
  next night off office old open order out over own package parking part partner pattern pension people place platform
  point portfolio post practice private product project public purchase qualified red register registered role room royal
  salary send senior service share shift short sign site small staff street studio support system team temporary time tool
  town trade train trainee training travel trust type under use user watch week weekend work worker working workshop year young
`;

const words = new Set(everyday.split(/\s+/).filter(Boolean).map(canonical));

/** Whether a word, as the search folds it, says nothing of the work on its own. */
function isEveryday(word: string): boolean {
  return words.has(word);
}

/** Words of a text that are also in titles of an occupation code. */
export interface SpeakingWords {
  /** Where they begin, counted in UTF-16 code units as JavaScript does. */
  readonly offset: number;
  readonly length: number;
  readonly words: string;
}

interface Titles {
  /** By code: the words of its titles, and whether each stands first in one, is its head or follows it. */
  readonly wordsOf: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** By word: how many codes have it in a title. */
  readonly codesWith: ReadonlyMap<string, number>;
}

let titles: Titles | undefined;

/** A word that more codes have in a title, such as “engineer” or “manager”, speaks for none of them. */
const maxCodes = 14;
const shortest = 3;
const maxPhrases = 3;

/** Which words of a text speak for each of the codes, in the order of the text: at most three phrases a code. */
export function wordsForCodes(
  text: string,
  codes: readonly string[],
): ReadonlyMap<string, readonly SpeakingWords[]> {
  titles ??= readTitles();
  const { wordsOf, codesWith } = titles;
  const tokens = [...text.matchAll(/[\p{L}][\p{L}\d+#]*/gu)].map(({ 0: word, index }) => ({
    word: canonical(word.toLowerCase()),
    from: index,
    to: index + word.length,
  }));
  return new Map(
    codes.map((code) => {
      const wordsOfCode = wordsOf.get(code);
      const ownWords = tokens.filter(
        ({ word }) =>
          word.length >= shortest &&
          wordsOfCode?.has(word) === true &&
          (codesWith.get(word) ?? 0) <= maxCodes,
      );
      const speaks = (word: string) => wordsOfCode?.get(word) === true && !isEveryday(word);
      return [code, phrasesOf(text, ownWords, speaks)];
    }),
  );
}

/** Words beside each other make one phrase, in which one at least speaks; the same phrase is given once. */
function phrasesOf(
  text: string,
  ownWords: readonly { readonly word: string; readonly from: number; readonly to: number }[],
  isSpeaking: (word: string) => boolean,
) {
  const spans: { from: number; to: number; speaks: boolean }[] = [];
  for (const { word, from, to } of ownWords) {
    const speaks = isSpeaking(word);
    const last = spans.at(-1);
    if (last !== undefined && /^[ \t\u2019'/-]{0,2}$/.test(text.slice(last.to, from))) {
      last.to = to;
      last.speaks ||= speaks;
    } else spans.push({ from, to, speaks });
  }
  const phrases = new Map<string, SpeakingWords>();
  for (const { from, to } of spans.filter(({ speaks }) => speaks)) {
    const words = text.slice(from, to);
    const key = words.toLowerCase();
    if (!phrases.has(key)) phrases.set(key, { offset: from, length: to - from, words });
  }
  return [...phrases.values()].slice(0, maxPhrases);
}

function readTitles(): Titles {
  const wordsOf = new Map<string, Map<string, boolean>>();
  for (const { code, title, kind } of roleEntries()) {
    // The coding index has every title that somebody ever gave: its words are too many to say anything.
    if (kind === 'index' || isRemainder(title)) continue;
    const words = wordsOf.get(code) ?? new Map();
    wordsOf.set(code, words);
    const head = wordsIn(titleParts(title)[0] ?? '').length - 1;
    for (const [at, word] of wordsIn(title).entries())
      words.set(word, words.get(word) === true || at === 0 || at >= head);
  }
  const codesWith = new Map<string, number>();
  for (const words of wordsOf.values())
    for (const word of words.keys()) codesWith.set(word, (codesWith.get(word) ?? 0) + 1);
  return { wordsOf, codesWith };
}

/** A word inside a title, as in “React Native developer”, speaks only beside the others. */
function wordsIn(title: string): string[] {
  const all = title.toLowerCase().match(/[\p{L}][\p{L}\d+#]*/gu) ?? [];
  return all.filter((word) => !isSmall(word)).map(canonical);
}

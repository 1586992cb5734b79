import { wordsBeginning, wordsBeside, wordsNear } from '../word-index/index.ts';
import { withHead } from './question-head.ts';
import type { RoleIndex } from './role-index.ts';
import { createSlot, type Reading, type Slot } from './slot.ts';
import { abbreviations } from './words/abbreviations.ts';
import { pairKey } from './words/entry-words.ts';
import { canonical, isSmall, rawWordsOf } from './words/fold.ts';

/** The parsed query. */
export interface Question {
  /** The first digits of an occupation code, if some code begins so. */
  readonly code: string | undefined;
  /** The words that mean something. */
  readonly slots: readonly Slot[];
}

/** More words than any title has; the rest is ignored. */
const maxWords = 12;
const besideCode = new Set(['soc', 'code', 'occupation', 'soc2020', '2020', 'no', 'number']);

/** How certain it is that a word is meant by what was typed, by the kind of match. */
const sure = {
  itself: 1,
  shortened: 0.95,
  secondChoice: 0.85,
  begun: 0.85,
  begunOrShort: 0.7,
  misspelt: 0.8,
  badlyMisspelt: 0.7,
  kindred: 0.75,
};

/** Parses what was typed: a code or its first digits, words, and the beginning of the word being typed. */
export function readQuestion(index: RoleIndex, keyword: string): Question {
  const raw = rawWordsOf(keyword);
  const code = raw.find((word) => isCode(index, word, raw.length));
  const other = code === undefined ? raw : raw.filter((word) => word !== code && !besideCode.has(word));
  const meaningful = other.filter((word) => !isSmall(word)).slice(0, maxWords);
  // If there are only small words, the last is taken as the beginning of a longer one: “a”, “in”.
  const words = joinWords(index, meaningful.length > 0 ? meaningful : other.slice(-1));
  const slots = words.flatMap((word, at) => slotsOf(index, word, at === words.length - 1));
  return { code, slots: withHead(index, keyword, slots) };
}

/** One digit is a code only when it stands alone: “class 2 driver”. */
function isCode({ codeStarts }: RoleIndex, word: string, howMany: number): boolean {
  if (!/^\d{1,4}$/.test(word) || (word.length === 1 && howMany > 1)) return false;
  return codeStarts.has(word);
}

/** “dev ops” becomes one word if the index has only the joined form. */
function joinWords({ vocabulary: { idOf }, pairs }: RoleIndex, words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const together = before === undefined ? '' : canonical(before + word);
    const pair = before === undefined ? -1 : pairKey(idOf, canonical(before), canonical(word));
    if (before !== undefined && idOf.has(together) && !pairs.has(pair))
      result[result.length - 1] = before + word;
    else result.push(word);
  }
  return result;
}

/** The slots of one word: none if it means nothing, two if it is two words written as one. */
function slotsOf(index: RoleIndex, raw: string, isLast: boolean): Slot[] {
  const word = canonical(raw);
  const readings = knownReadings(index, word, { raw, isLast });
  if (readings.length > 0) return [createSlot(index, readings, { word, isLast })];
  const partReadings = partedReadings(index, word);
  if (partReadings) return partReadings.map((reading) => createSlot(index, [reading], { word, isLast }));
  const near = nearReadings(index, word);
  return near.length > 0 ? [createSlot(index, near, { word, isLast })] : [];
}

/**
 * The word itself, what it abbreviates, and the longer words that begin with it: the latter while the word is
 * being typed, or if it is unknown. “facilitie” could become a plural.
 */
function knownReadings(
  index: RoleIndex,
  word: string,
  { raw, isLast }: { raw: string; isLast: boolean },
): Reading[] {
  const { idOf } = index.vocabulary;
  const readings = one(idOf.get(word) ?? idOf.get(raw), sure.itself);
  for (const [at, long] of (abbreviations.get(word) ?? []).entries()) {
    readings.push(...one(idOf.get(canonical(long)), at === 0 ? sure.shortened : sure.secondChoice));
  }
  const like = kindred.get(word);
  if (like !== undefined) readings.push(...one(idOf.get(like), sure.kindred));
  if (ofPerson(word) !== word) readings.push(...one(idOf.get(ofPerson(word)), sure.shortened));
  const isShort = abbreviations.has(word);
  if (isLast || (readings.length === 0 && word.length >= 3)) {
    readings.push(...readingsBeginning(index, begunWord(raw), isShort ? sure.begunOrShort : sure.begun));
  }
  return readings.length > 0
    ? readings
    : one(idOf.get(ofPerson(word)) ?? idOf.get(canonical(`${raw}s`)), sure.itself);
}

/** While “organiz” is typed, spells it with an s, as in the index. */
const begunWord = (raw: string): string => raw.replace(/(?<=[a-z]{3}[iy])z/, 's');

/**
 * “Accounts” are book-keeping and an “account” is a customer, but people write one for the other; and who develops
 * software is an engineer to some.
 */
const kindred: ReadonlyMap<string, string> = new Map([
  ['account', 'accounts'],
  ['accounts', 'account'],
  ['engineer', 'developer'],
]);

/** “salesperson” and “salespeople” are “salesman” in the index of 2020. */
const ofPerson = (word: string): string => word.replace(/(?:person|people|woman)$/, 'man');

function one(id: number | undefined, sureness: number): Reading[] {
  return id === undefined ? [] : [{ from: id, until: id + 1, sureness }];
}

/** The longer words with this beginning; the word itself would come first, but has a reading of its own. */
function readingsBeginning({ vocabulary }: RoleIndex, letters: string, sureness: number): Reading[] {
  const { from, until } = wordsBeginning(vocabulary, letters);
  const longer = vocabulary.words[from] === letters ? from + 1 : from;
  return longer < until ? [{ from: longer, until, sureness }] : [];
}

/** “truckdriver”: both words are known, and are adjacent in some title. */
function partedReadings({ vocabulary: { idOf }, pairs }: RoleIndex, word: string): Reading[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [before, after] = [canonical(word.slice(0, at)), word.slice(at)];
    if (!pairs.has(pairKey(idOf, before, after))) continue;
    return [...one(idOf.get(before), sure.itself), ...one(idOf.get(after), sure.itself)];
  }
  return undefined;
}

const maxNear = 6;

/** The words that may have been meant by one that is misspelt. */
function nearReadings({ vocabulary }: RoleIndex, word: string): Reading[] {
  return wordsNear(vocabulary, word, maxNear).flatMap(({ id, distance }) =>
    one(id, distance === 1 ? sure.misspelt : sure.badlyMisspelt),
  );
}

/** The words that differ from a known one by one letter, in case it is a typing error. */
export function slipReadings({ vocabulary }: RoleIndex, id: number): Reading[] {
  return wordsBeside(vocabulary, vocabulary.words[id] ?? '').flatMap((near) => one(near, sure.misspelt));
}

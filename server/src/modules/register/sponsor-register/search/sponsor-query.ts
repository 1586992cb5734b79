import { wordsBeginning, wordsBeside, wordsNear } from '@portway/rules/word-index';
import type { SponsorIndex } from './sponsor-index.ts';
import { mayBecomeRest, wordsOfQuery } from './sponsor-words.ts';

/** Names that people use for organisations which the register spells out, both as the search folds them. */
const everydayNames: ReadonlyMap<string, string> = new Map([
  ['ms', 'marks spencer'],
  ['marks sparks', 'marks spencer'],
  ['bcg', 'boston consulting group'],
  ['bt', 'british telecommunications'],
  ['ey', 'ernst young'],
  ['gosh', 'great ormond street hospital'],
  ['gsk', 'glaxosmithkline'],
  ['gstt', 'guys st thomas'],
  ['icl', 'imperial college london'],
  ['jlr', 'jaguar land rover'],
  ['kcl', 'kings college london'],
  ['lse', 'london school economics political science'],
  ['pg', 'procter gamble'],
  ['pwc', 'pricewaterhousecoopers'],
  ['qmul', 'queen mary university london'],
  ['rbs', 'royal bank scotland'],
  ['tcs', 'tata consultancy services'],
  ['tfl', 'transport for london'],
  ['ucl', 'university college london'],
  ['uclh', 'university college london hospitals'],
]);

/** Adjacent words of the vocabulary that one word of the query may mean, and how certain that is (0 to 1). */
export interface Reading {
  readonly from: number;
  readonly until: number;
  readonly sureness: number;
}

/** One word of the query: its readings, the most certain first. */
export interface Slot {
  readonly readings: readonly Reading[];
  /** How many names have one of these words. */
  readonly names: number;
  readonly weight: number;
}

/** One way to understand a query: every slot must be found. */
export interface Understanding {
  readonly slots: readonly Slot[];
  /** Words that nothing matches, as they were typed. */
  readonly unknown: readonly string[];
}

/** More words than people type; the rest is ignored. */
const maxWords = 12;
const sure = { itself: 1, begun: 0.9, misspelt: 0.7, badlyMisspelt: 0.55 };

/** The words of a query, as they are compared; what follows is asked with them. */
export function typedWords(text: string): readonly string[] {
  return wordsOfQuery(text).slice(0, maxWords);
}

/** What was typed, as it is: the last word may be only begun. None where a word is unknown. */
export function asTyped(index: SponsorIndex, words: readonly string[]): readonly Understanding[] {
  const readings: Reading[][] = [];
  for (const [at, word] of words.entries()) {
    const wordReadings = literalReadings(index, word, at === words.length - 1);
    if (wordReadings.length === 0) return [];
    readings.push(wordReadings);
  }
  return readings.length > 0 ? [understood(index, readings)] : [];
}

/**
 * The same otherwise written: without a last word that is about to become “and” or “Limited”, with two or
 * three words joined, with one parted.
 */
export function* otherwiseWritten(
  index: SponsorIndex,
  queryWords: readonly string[],
): Generator<Understanding> {
  if (queryWords.length > 1 && mayBecomeRest(queryWords.at(-1) ?? ''))
    yield* asTyped(index, queryWords.slice(0, -1));
  for (let at = 0; at < queryWords.length; at++) {
    const word = queryWords[at] ?? '';
    for (const run of [2, 3]) {
      const joinedWord = queryWords.slice(at, at + run).join('');
      if (at + run <= queryWords.length) yield* asTyped(index, queryWords.toSpliced(at, run, joinedWord));
    }
    if (index.vocabulary.idOf.has(word)) continue;
    for (let letters = 1; letters < word.length; letters++) {
      const first = word.slice(0, letters);
      // Of most parts the first is no word.
      if (index.vocabulary.idOf.has(first))
        yield* asTyped(index, queryWords.toSpliced(at, 1, first, word.slice(letters)));
    }
  }
}

/** With misspelt words put right; where a word is near to none, without it. */
export function guessed(index: SponsorIndex, queryWords: readonly string[]): Understanding | undefined {
  const literal = queryWords.map((word, at) => literalReadings(index, word, at === queryWords.length - 1));
  // Where some words are unknown, those are the misspelt ones; otherwise it may be any.
  const someUnknown = literal.some((each) => each.length === 0);
  const readings = queryWords.map((word, at) => {
    const wordReadings = literal[at] ?? [];
    return someUnknown && wordReadings.length > 0 ? wordReadings : nearReadings(index, word, wordReadings);
  });
  const knownReadings = readings.filter((each) => each.length > 0);
  if (knownReadings.length === 0) return undefined;
  return understood(
    index,
    knownReadings,
    queryWords.filter((_, at) => readings[at]?.length === 0),
  );
}

/** Words between two pauses. */
const atATime = 2000;

/**
 * Every beginning of a word, and every word, that at least this many names have. Yields nothing where the caller may
 * pause.
 */
export function* beginnings(index: SponsorIndex, names: number): Generator<Slot | undefined> {
  let previous = '';
  // The fewest letters of the word before with which too few names begin.
  let tooFew = Number.POSITIVE_INFINITY;
  for (const [at, word] of index.vocabulary.words.entries()) {
    if (at % atATime === 0) yield undefined;
    const shared = sharedLetters(previous, word);
    previous = word;
    if (tooFew <= shared) continue;
    tooFew = Number.POSITIVE_INFINITY;
    for (let length = shared + 1; length <= word.length; length++) {
      const slot = createSlot(index, literalReadings(index, word.slice(0, length), true));
      if (slot.names < names) {
        tooFew = length;
        break;
      }
      yield slot;
    }
  }
}

/** With how many same letters two words begin. */
function sharedLetters(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The name that people use for one that is written otherwise in the register, spelled out. */
export function spelledOut(index: SponsorIndex, queryWords: readonly string[]): Understanding | undefined {
  const words = everydayNames.get(queryWords.join(' '))?.split(' ');
  const readings = words?.map((word) => itself(index, word));
  return readings?.every((each) => each.length > 0) ? understood(index, readings) : undefined;
}

function understood(
  index: SponsorIndex,
  readings: readonly (readonly Reading[])[],
  unknown: readonly string[] = [],
): Understanding {
  return { slots: readings.map((each) => createSlot(index, each)), unknown };
}

function createSlot({ postingsFrom, weights }: SponsorIndex, readings: readonly Reading[]): Slot {
  let names = 0;
  let weight = 0;
  for (const { from, until } of readings) {
    names += (postingsFrom[until] ?? 0) - (postingsFrom[from] ?? 0);
    if (weight === 0) weight = weights[from] ?? 0;
  }
  return { readings, names, weight };
}

function itself({ vocabulary: { idOf } }: SponsorIndex, word: string): Reading[] {
  const id = idOf.get(word);
  return id === undefined ? [] : [{ from: id, until: id + 1, sureness: sure.itself }];
}

/** The word itself; while it is being typed, the longer words that begin with it as well. */
function literalReadings(index: SponsorIndex, word: string, isLast: boolean): Reading[] {
  const exact = [...itself(index, word), ...asMac(index, word)];
  if (!isLast) return exact;
  const { from, until } = wordsBeginning(index.vocabulary, word);
  const longer = index.vocabulary.words[from] === word ? from + 1 : from;
  return longer < until ? [...exact, { from: longer, until, sureness: sure.begun }] : exact;
}

/** Who types “McDonald” may mean MacDonald. The index has every Mc as Mac too. */
function asMac(index: SponsorIndex, word: string): Reading[] {
  const mac = word.replace(/^mc(?=[a-z]{3})/, 'mac');
  return mac === word ? [] : itself(index, mac);
}

const maxNear = 40;

/** What a word may be as it is written, and the words that differ from it by a slip or two. */
function nearReadings({ vocabulary }: SponsorIndex, word: string, literal: readonly Reading[]): Reading[] {
  const near = vocabulary.idOf.has(word)
    ? wordsBeside(vocabulary, word).map((id) => ({ id, sureness: sure.misspelt }))
    : wordsNear(vocabulary, word, maxNear).map(({ id, distance }) => ({
        id,
        sureness: distance === 1 ? sure.misspelt : sure.badlyMisspelt,
      }));
  return [...literal, ...near.map(({ id, sureness }) => ({ from: id, until: id + 1, sureness }))];
}

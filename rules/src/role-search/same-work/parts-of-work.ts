import { roleIndex } from '../role-index.ts';
import { abbreviations, initials } from '../words/abbreviations.ts';
import { pairKey } from '../words/entry-words.ts';
import { otherSpellings, wordsOf } from '../words/fold.ts';
import { type NamedWork, sameWorkAt } from './same-work.ts';

/** A part of a job title in somebody's words: how it was typed, and other words for the same. */
export interface WorkPart {
  readonly typed: string;
  readonly same: readonly string[];
}

interface Token {
  readonly raw: string;
  readonly word: string;
}

/** The parts of a job title in anyone's words, in order: each is one word, or a name that has others. */
export function partsOfWork(text: string): WorkPart[] {
  const tokens = tokensOf(text);
  const parts: WorkPart[] = [];
  for (let at = 0; at < tokens.length; ) {
    const work = workAt(tokens, at) ?? wordAt(tokens, at);
    const raws = tokens.slice(at, at + work.words).map(({ raw }) => raw);
    // A word with a hyphen is two, and was typed once.
    parts.push({ typed: raws.filter((raw, place) => raw !== raws[place - 1]).join(' '), same: work.others });
    at += work.words;
  }
  return parts;
}

/** “Front end” and “front-end” are one word in some titles and two in others. */
const pairsOftenJoined = /\b(front|back|full|dev)[ -](end|stack|ops)\b/gi;

function tokensOf(text: string): Token[] {
  return text
    .replace(pairsOftenJoined, '$1$2')
    .split(/[\s,;|()/]+/)
    .flatMap((raw) => wordsOf(raw).map((word) => ({ raw, word })));
}

const initialsOf = new Map([...initials].map(([letters, text]) => [wordsOf(text).join(' '), letters]));
const maxInitials = 4;

/** A name of work, in full or shortened, or initials and what they stand for. */
function workAt(tokens: readonly Token[], at: number): NamedWork | undefined {
  const words = tokens.map(({ word }) => word);
  const work = sameWorkAt(words, at);
  const fullWords = words.map((word) => abbreviations.get(word)?.[0] ?? word);
  const inFull = sameWorkAt(fullWords, at);
  if (inFull !== undefined && inFull.words > (work?.words ?? 0))
    return { ...inFull, others: [fullWords.slice(at, at + inFull.words).join(' '), ...inFull.others] };
  if (work !== undefined) return work;
  const full = initials.get(words[at] ?? '');
  if (full !== undefined) return { words: 1, others: [full] };
  for (let length = 2; length <= maxInitials; length++) {
    const letters = initialsOf.get(words.slice(at, at + length).join(' '));
    if (letters !== undefined) return { words: length, others: [letters] };
  }
  return undefined;
}

/** What begins so is another form of the same word: “administrator” and “administrative”. */
const sharedLetters = 5;

/** One word as it was typed, with a hyphen or without. */
function wordAt(tokens: readonly Token[], at: number): NamedWork {
  const { raw = '', word = '' } = tokens[at] ?? {};
  const next = tokens.findIndex((token, place) => place > at && token.raw !== raw);
  const words = (next === -1 ? tokens.length : next) - at;
  return words > 1 ? { words, others: [] } : { words, others: othersOf(raw, word, tokens.length === 1) };
}

function othersOf(raw: string, word: string, isAlone: boolean): string[] {
  const [first = '', ...further] = abbreviations.get(word) ?? [];
  const long = further.filter((each) => each.slice(0, sharedLetters) === first.slice(0, sharedLetters));
  const spellings = otherSpellings(word).filter((each) => !raw.toLowerCase().startsWith(each));
  return [...(first === '' ? [] : [first]), ...long, ...spellings, ...(isAlone ? whoDoes(word) : [])];
}

/** Who does what one word names: “cleaning” is done by a cleaner, “plumbing” by a plumber. */
function whoDoes(work: string): string[] {
  const worker = work.replace(/(?<=[a-z]{3})ing$/, 'er');
  return worker !== work && isWorker(worker) ? [worker] : [];
}

/** Whether a word says who somebody is in the recorded titles: “worker”, not “law”. */
export function isWorker(word: string): boolean {
  const { vocabulary, workers } = roleIndex();
  const id = vocabulary.idOf.get(wordsOf(word)[0] ?? '');
  return id !== undefined && workers[id] === 1;
}

/** Whether two words stand beside each other, in this order, in a recorded title: “job coach”. */
export function areInOneTitle(one: string, next: string): boolean {
  const { vocabulary, pairs } = roleIndex();
  const [first = '', second = ''] = [wordsOf(one).at(-1), wordsOf(next)[0]];
  return pairs.has(pairKey(vocabulary.idOf, first, second));
}

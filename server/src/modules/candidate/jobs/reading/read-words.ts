import { areInOneTitle } from '@portway/rules/role-search';
import { foldedWords } from './folded-words.ts';
import type { KnownPlace, KnownPlaces } from './known-places.ts';
import { type FiltersInWords, filler, filterPhrases, firstPhrases } from './phrases-of-filters.ts';
import type { TitleWords } from './title-words.ts';

/** What the words of a search say. */
export interface WordsRead extends FiltersInWords {
  /** The words of the work, as they were typed; empty where none are left. */
  readonly work: string;
  readonly place: Pick<KnownPlace, 'name' | 'terms'> | undefined;
  /** A word that is a place and something else: which of them was taken, and the search by the other. */
  readonly doubt: { readonly place: string; readonly without: string; readonly isPlace: boolean } | undefined;
  /** Words by which jobs come first; they need not have them. */
  readonly first: string;
  /** Whether anything of it was read as more than words of the work. */
  readonly isRead: boolean;
}

export interface Vocabulary {
  readonly places: KnownPlaces;
  readonly titles: TitleWords;
}

interface Token {
  readonly raw: string;
  readonly word: string;
}
type Use = 'place' | 'filter' | 'first' | 'filler';

interface Span {
  readonly from: number;
  readonly until: number;
}

const small = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const beforePlaces = new Set(['in', 'near', 'around', 'at', 'from', 'within', 'across', 'based']);

/** Reads what is typed into the search: a place, filters, and the work; `hasPlace` if a place is given beside it. */
export function readWords(text: string, vocabulary: Vocabulary, hasPlace: boolean): WordsRead {
  const tokens = text.split(/[\s,;!?"“”]+/).flatMap((raw) => foldedWords(raw).map((word) => ({ raw, word })));
  const uses: (Use | undefined)[] = tokens.map(() => undefined);
  const filters = readFilters(tokens, uses, vocabulary.titles);
  const placed = hasPlace ? nowhere : readPlaces(tokens, uses, vocabulary);
  dropFiller(tokens, uses, vocabulary.titles);
  // “Permanent” alone is what somebody looks for.
  const isOnlyHow = tokens.every(({ word }, at) => uses[at] !== undefined || small.has(word));
  const first = isOnlyHow ? '' : textOf(tokens, uses, (use) => use === 'first');
  const work = textOf(tokens, uses, (use) => use === undefined || (isOnlyHow && use === 'first'));
  return {
    ...filters,
    ...placed,
    work,
    first,
    isRead:
      uses.some((use) => use !== undefined && !(isOnlyHow && use === 'first')) || placed.doubt !== undefined,
  };
}

const nowhere = { place: undefined, doubt: undefined };

/** The words with a use, as they were typed, without small words at the ends. */
function textOf(
  tokens: readonly Token[],
  uses: readonly (Use | undefined)[],
  isMeant: (use: Use | undefined) => boolean,
): string {
  const left = tokens.filter((_, at) => isMeant(uses[at]));
  const from = left.findIndex(({ word }) => !small.has(word));
  const until = left.findLastIndex(({ word }) => !small.has(word)) + 1;
  const words = left.slice(Math.max(from, 0), until).map(({ raw }) => raw);
  // A word with a hyphen is two words, and was typed once.
  return words.filter((raw, at) => raw !== words[at - 1]).join(' ');
}

/** Where a pattern matches the words, as numbers of words; only what no other use has. */
function spansOf(tokens: readonly Token[], uses: readonly (Use | undefined)[], pattern: RegExp): Span[] {
  const text = tokens.map(({ word }) => word).join(' ');
  const wordAt = (offset: number) => text.slice(0, offset).split(' ').length - 1;
  return [...text.matchAll(pattern)].flatMap(({ 0: phrase, index }) => {
    const from = wordAt(index);
    const until = from + phrase.trim().split(' ').length;
    return uses.slice(from, until).some((use) => use !== undefined) ? [] : [{ from, until }];
  });
}

function readFilters(
  tokens: readonly Token[],
  uses: (Use | undefined)[],
  titles: TitleWords,
): FiltersInWords {
  let filters: FiltersInWords = {};
  for (const [pattern, chosen] of filterPhrases)
    for (const span of spansOf(tokens, uses, pattern)) {
      const [last = '', next = ''] = [tokens[span.until - 1]?.word, tokens[span.until]?.word];
      // “Remote sensing scientist” works with what is far away, not from home.
      if (titles.isIdiom(last, next)) continue;
      uses.fill('filter', span.from, span.until);
      filters = { ...chosen, ...filters };
    }
  for (const { from, until } of spansOf(tokens, uses, firstPhrases)) {
    const [before = '', next = ''] = [tokens[from - 1]?.word, tokens[until]?.word];
    const last = tokens[until - 1]?.word ?? '';
    if (titles.isIdiom(last, next) || titles.isIdiom(before, tokens[from]?.word ?? '')) continue;
    uses.fill('first', from, until);
  }
  return filters;
}

interface PlaceFound extends Span {
  readonly place: KnownPlace;
  /** Whether a word before it, which is then part of it, says that it is a place: “in”. */
  readonly isSaid: boolean;
}

function placesIn(
  tokens: readonly Token[],
  uses: readonly (Use | undefined)[],
  { places }: Vocabulary,
): PlaceFound[] {
  const words = tokens.map(({ word }) => word);
  const matches: PlaceFound[] = [];
  for (let from = 0; from < words.length; ) {
    const match = uses[from] === undefined ? places.at(words, from) : undefined;
    if (match !== undefined) {
      const previous = words[from - 1] === 'the' ? from - 2 : from - 1;
      const isSaid = beforePlaces.has(words[previous] ?? '');
      matches.push({ from: isSaid ? previous : from, until: from + match.words, place: match.place, isSaid });
    }
    from += match?.words ?? 1;
  }
  return matches;
}

function readPlaces(
  tokens: readonly Token[],
  uses: (Use | undefined)[],
  vocabulary: Vocabulary,
): Pick<WordsRead, 'place' | 'doubt'> {
  const matches = placesIn(tokens, uses, vocabulary);
  const certain = matches.filter((each) => each.isSaid || !mayBeWord(each, tokens, vocabulary.titles));
  for (const { from, until } of certain) uses.fill('place', from, until);
  const narrowing = certain.filter(({ place }) => place.terms !== undefined);
  if (narrowing.length > 0) return { place: together(narrowing.map(({ place }) => place)), doubt: undefined };
  const doubts = matches.filter(({ place }) => place.terms !== undefined);
  const isWord = (match: PlaceFound) => standsInName(match, tokens, vocabulary.titles);
  const doubtful = doubts.find((match) => !isWord(match)) ?? doubts[0];
  if (doubtful === undefined) return nowhere;
  const isPlace = !isWord(doubtful);
  const without = tokens
    .filter((_, at) => at < doubtful.from || at >= doubtful.until)
    .map(({ raw }) => raw)
    .join(' ');
  const { place } = doubtful;
  if (isPlace) uses.fill('place', doubtful.from, doubtful.until);
  return { place: isPlace ? place : undefined, doubt: { place: place.name, without, isPlace } };
}

/** A town with its region is the town; two towns are either. */
function together(places: readonly KnownPlace[]): Pick<KnownPlace, 'name' | 'terms'> | undefined {
  const towns = places.filter(({ kind }) => kind === 'town');
  const either = towns.length > 0 ? towns : places;
  const names = [...new Set(either.map(({ name }) => name))];
  return {
    name: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names),
    terms: either.map(({ terms }) => `(${terms})`).join(' | '),
  };
}

/** Whether the name of a place is as likely a word of a title, or a part of an employer's name. */
function mayBeWord(found: PlaceFound, tokens: readonly Token[], titles: TitleWords): boolean {
  return found.place.isOrdinary || isOfEmployer(found, tokens, titles);
}

function isOfEmployer({ from, until }: Span, tokens: readonly Token[], titles: TitleWords): boolean {
  const [before, word = '', last = '', next] = [from - 1, from, until - 1, until].map(
    (at) => tokens[at]?.word,
  );
  if (tokens.length === until - from && until - from === 1) return titles.isOfEmployer(word);
  return (
    (next !== undefined && titles.isOfEmployer(last, next)) ||
    (before !== undefined && titles.isOfEmployer(before, word))
  );
}

/** Whether it stands beside a word as it does in a title or in an employer's name. */
function standsInName(span: Span, tokens: readonly Token[], titles: TitleWords): boolean {
  const { from, until } = span;
  const [before, word = '', last = '', next] = [from - 1, from, until - 1, until].map(
    (at) => tokens[at]?.word,
  );
  const arePair = (one: string, other: string) => titles.isPair(one, other) || areInOneTitle(one, other);
  return (
    isOfEmployer(span, tokens, titles) ||
    (next !== undefined && arePair(last, next)) ||
    (before !== undefined && arePair(before, word))
  );
}

function dropFiller(tokens: readonly Token[], uses: (Use | undefined)[], titles: TitleWords): void {
  for (const { from, until } of spansOf(tokens, uses, filler)) {
    const [before, next] = [tokens[from - 1], tokens[until]];
    const [word = '', last = ''] = [tokens[from]?.word, tokens[until - 1]?.word];
    const stands = (one: string, other: string) => areInOneTitle(one, other) || titles.isIdiom(one, other);
    const isFree = (at: number) => uses[at] === undefined;
    // “Job coach” and “careers adviser” are work; “social work” is done by a social worker.
    if (next !== undefined && isFree(until) && stands(last, next.word) && !small.has(next.word)) continue;
    if (before !== undefined && isFree(from - 1) && word === 'work' && areInOneTitle(before.word, 'worker'))
      continue;
    uses.fill('filler', from, until);
  }
}

import { Bomb } from './pdf-filters.ts';
import type { PdfObject } from './pdf-objects.ts';
import type { Operators } from './pdf-operators.ts';
import { type PdfDictionary, type PdfValue, plainName } from './pdf-reader.ts';
import type { Resolve } from './pdf-streams.ts';
import { dashesIn, dashRate, heavierPens, type OuterPens, plainPens } from './pdf-strokes.ts';

/** What a reader does to show one stream once. */
export interface Drawing {
  /** In bytes. */
  readonly words: number;
  /** In points. */
  readonly pixels: number;
  /** The names of the pictures and drawings that it draws, each with how often. */
  readonly draws: ReadonlyMap<string, number>;
  readonly operators: Operators;
}

/** By the dictionary of the stream; more than one where readers differ about its beginning. */
export type Drawings = ReadonlyMap<PdfDictionary, readonly Drawing[]>;

/** A name that cannot be read: any may be meant. */
const anyName = '';
const maxDraws = 300_000;
const nameBefore = /\/([^\s\0()<>[\]{}/%]*)(?:[\s\0]|%[^\r\n]*[\r\n])*$/;
const ends = /[\s\0()<>[\]{}/%]|^$/;

/** How often the words of a page draw something else: `/X Do`. */
export function drawsIn(words: Buffer): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const at = (place: number) => words.toString('latin1', place, place + 1);
  let remaining = maxDraws;
  for (let place = words.indexOf('Do'); place >= 0; place = words.indexOf('Do', place + 2)) {
    const before = at(place - 1);
    if (before === '/' || !ends.test(before) || !ends.test(at(place + 2))) continue;
    remaining -= 1;
    if (remaining < 0) throw new Bomb();
    const name = nameBefore.exec(words.toString('latin1', Math.max(0, place - 200), place))?.[1];
    const drawnName = name === undefined ? anyName : plainName(name);
    counts.set(drawnName, (counts.get(drawnName) ?? 0) + 1);
  }
  return counts;
}

/** Over all pages: what a reader reads, does and paints, each dash of a line too, and the points of pictures that it draws. */
const maxDrawn = { words: 200_000_000, pixels: 5_000_000_000, steps: 200_000, operators: 1_500_000 } as const;
/**
 * Saved states within one another, of the streams of a page together. PDF 1.7 promises 28 (annex C), and what programs
 * write needs fewer than 20; 2,000 take a second to draw, and 10,000 a minute.
 */
const maxSaved = 250;
const maxPages = 10_000;
const maxDepth = 50;

/**
 * Throws a `Bomb` for a document whose pages together cost a reader far more than its size explains, because they
 * use the same parts again and again; and for a tree of pages, or a drawing, that contains itself.
 */
export function weighPages(
  objects: readonly PdfObject[],
  { drawings, resolve }: { readonly drawings: Drawings; readonly resolve: Resolve },
): void {
  const weighing = new Weighing(drawings, resolve);
  const tree = new Map<number, readonly number[]>();
  const timesShown = new Map<number, number>();
  for (const { number, value } of objects) {
    if (value.kind !== 'dictionary') continue;
    const kids = entriesOf(value, 'Kids', resolve).flatMap(itemsOf).flatMap(numberOf);
    if (kids.length > maxPages || (kids.length > 0 && entriesOf(value, 'Count', resolve).some(isTooMany)))
      throw new Bomb();
    for (const [kid, times] of countsOf(kids)) timesShown.set(kid, Math.max(times, timesShown.get(kid) ?? 0));
    if (number !== undefined && kids.length > 0) tree.set(number, [...(tree.get(number) ?? []), ...kids]);
  }
  refuseCircles(tree);
  for (const { number, value } of objects)
    if (value.kind === 'dictionary') weighing.draw(value, timesShown.get(number ?? -1) ?? 1);
}

const isTooMany = (value: PdfValue) => value.kind === 'number' && value.value > maxPages;
const itemsOf = (value: PdfValue) => (value.kind === 'list' ? value.items : []);
const numberOf = (value: PdfValue) => (value.kind === 'reference' ? [value.to] : []);

function countsOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

function refuseCircles(tree: ReadonlyMap<number, readonly number[]>): void {
  const path = new Set<number>();
  const finished = new Set<number>();
  const follow = (number: number) => {
    if (finished.has(number)) return;
    if (path.has(number) || path.size > maxDepth) throw new Bomb();
    path.add(number);
    for (const kid of tree.get(number) ?? []) follow(kid);
    path.delete(number);
    finished.add(number);
  };
  for (const number of tree.keys()) follow(number);
}

/** What a stream may use by name. */
interface Resources {
  /** What may be drawn. */
  readonly drawables: ReadonlyMap<string, readonly PdfValue[]>;
  /** Of its graphics states. */
  readonly pens: OuterPens;
}

const noResources: Resources = { drawables: new Map(), pens: plainPens };

/** Around a stream that is drawn. */
interface Surroundings extends Resources {
  readonly times: number;
}

class Weighing {
  readonly #drawings: Drawings;
  readonly #resolve: Resolve;
  readonly #left: Record<keyof typeof maxDrawn, number> = { ...maxDrawn };
  readonly #around = new Set<PdfDictionary>();
  readonly #resources = new Map<PdfDictionary, Resources>();

  constructor(drawings: Drawings, resolve: Resolve) {
    this.#drawings = drawings;
    this.#resolve = resolve;
  }

  /** A page, the letters of a font that are drawings, or a drawing by itself, so many times. */
  draw(value: PdfDictionary, times: number): void {
    const contents = entriesOf(value, 'Contents', this.#resolve).flatMap(this.#streamsIn);
    const letters = entriesOf(value, 'CharProcs', this.#resolve).flatMap(this.#streamsIn);
    const isDrawing = this.#drawings.has(value) && value.entries.some(([key]) => drawingKeys.has(key));
    const streams = [...contents, ...letters, ...(isDrawing ? [value] : [])];
    if (streams.length === 0) return;
    const { drawables, pens } = this.#resourcesOf(value, 0) ?? noResources;
    this.#refuseDeep(contents);
    const joinedPens =
      contents.length < 2 ? [] : contents.flatMap((stream) => this.#drawings.get(stream) ?? []);
    const outerPens = joinedPens.reduce((sum, { operators }) => heavierPens(sum, operators.strokes), pens);
    for (const stream of streams) this.#drawStream(stream, { times, drawables, pens: outerPens });
  }

  /** Readers join the streams of a page: what one saves, another restores. */
  #refuseDeep(contents: readonly PdfDictionary[]): void {
    let open = 0;
    for (const { operators } of contents.flatMap((stream) => this.#drawings.get(stream) ?? [])) {
      if (open + operators.depth > maxSaved) throw new Bomb();
      open = Math.max(0, open + operators.open);
    }
  }

  /** The streams that a value means: itself, or those of a list or of a dictionary of them. */
  readonly #streamsIn = (value: PdfValue): readonly PdfDictionary[] => {
    if (value.kind === 'list') return value.items.flatMap(this.#resolve).flatMap(this.#streamOf);
    if (value.kind !== 'dictionary' || this.#drawings.has(value)) return this.#streamOf(value);
    return value.entries.flatMap(([, entry]) => this.#resolve(entry)).flatMap(this.#streamOf);
  };

  readonly #streamOf = (value: PdfValue): readonly PdfDictionary[] =>
    value.kind === 'dictionary' && this.#drawings.has(value) ? [value] : [];

  #drawStream(stream: PdfDictionary, { times, drawables, pens }: Surroundings): void {
    if (this.#around.has(stream) || this.#around.size > maxDepth) throw new Bomb();
    this.#around.add(stream);
    const resources = this.#resourcesOf(stream, 0) ?? { drawables, pens };
    const outerPens = heavierPens(pens, resources.pens);
    for (const { words, pixels, draws, operators } of this.#drawings.get(stream) ?? []) {
      if (operators.depth > maxSaved) throw new Bomb();
      this.#spend('operators', (operators.count + dashesIn(operators.strokes, outerPens)) * times);
      this.#spend('steps', 1);
      this.#spend('words', words * times);
      this.#spend('pixels', pixels * times);
      for (const [name, count] of draws) {
        const targets =
          name === anyName ? [...resources.drawables.values()].flat() : (resources.drawables.get(name) ?? []);
        const drawings = targets.flatMap(this.#resolve).flatMap(this.#streamOf);
        const surroundings = {
          times: times * count,
          drawables: resources.drawables,
          pens: heavierPens(outerPens, operators.strokes),
        };
        // Where no name is read, it may be a word in a text: it is not taken to be around itself.
        for (const drawing of drawings.filter((each) => name !== anyName || !this.#around.has(each)))
          this.#drawStream(drawing, surroundings);
      }
    }
    this.#around.delete(stream);
  }

  #spend(what: keyof typeof maxDrawn, much: number): void {
    this.#left[what] -= much;
    if (this.#left[what] < 0) throw new Bomb();
  }

  /** A page may have its resources from the pages around it. */
  #resourcesOf(value: PdfDictionary, depth: number): Resources | undefined {
    const earlierResources = this.#resources.get(value);
    if (earlierResources !== undefined) return earlierResources;
    const dictionaries = entriesOf(value, 'Resources', this.#resolve).filter(isDictionary);
    if (dictionaries.length === 0) {
      const [parent] = entriesOf(value, 'Parent', this.#resolve).filter(isDictionary);
      return parent === undefined || depth > maxDepth ? undefined : this.#resourcesOf(parent, depth + 1);
    }
    const drawables = new Map<string, readonly PdfValue[]>();
    for (const [name, target] of this.#entriesWithin(dictionaries, 'XObject'))
      drawables.set(name, [...(drawables.get(name) ?? []), target]);
    const states = this.#entriesWithin(dictionaries, 'ExtGState').flatMap(([, target]) =>
      this.#resolve(target).filter(isDictionary),
    );
    const pens = states.flatMap((state) => this.#pensOf(state)).reduce(heavierPens, plainPens);
    const resources = { drawables, pens };
    this.#resources.set(value, resources);
    return resources;
  }

  #entriesWithin(dictionaries: readonly PdfDictionary[], key: string) {
    const groups = dictionaries.flatMap((each) => entriesOf(each, key, this.#resolve)).filter(isDictionary);
    return groups.flatMap(({ entries }) => entries);
  }

  /** Of a graphics state: `/D [[on off] phase] /LW width`. */
  #pensOf(state: PdfDictionary): readonly OuterPens[] {
    const maxWidth = Math.max(1, ...entriesOf(state, 'LW', this.#resolve).map(sizeOf));
    const lists = entriesOf(state, 'D', this.#resolve).flatMap(itemsOf).flatMap(this.#resolve).map(itemsOf);
    return [[], ...lists].map((list) => {
      const lengths = list.flatMap(this.#resolve).map(sizeOf);
      const rate = dashRate(
        lengths.length,
        lengths.reduce((sum, length) => sum + length, 0),
      );
      return { heaviest: { rate, width: maxWidth }, maxWidth };
    });
  }
}

const sizeOf = (value: PdfValue) => (value.kind === 'number' ? Math.abs(value.value) : 0);

/** What drawings and patterns have, and fonts and tables do not. */
const drawingKeys = new Set(['BBox', 'Resources', 'PatternType']);
const isDictionary = (value: PdfValue) => value.kind === 'dictionary';

function entriesOf({ entries }: PdfDictionary, key: string, resolve: Resolve): readonly PdfValue[] {
  return entries.filter(([name]) => name === key).flatMap(([, value]) => resolve(value));
}

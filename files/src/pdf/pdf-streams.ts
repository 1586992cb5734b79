import { pixelsOf } from '../pictures/picture-size.ts';
import { hasTestVirus, testVirusInPieces } from '../test-virus.ts';
import { FaultFound } from '../verdict.ts';
import { type Drawing, type Drawings, drawsIn } from './pdf-drawing.ts';
import { Bomb, byteFilters, type Unpacking } from './pdf-filters.ts';
import { type PdfObject, type PdfStream, packedObjects } from './pdf-objects.ts';
import { noOperators, operatorsIn } from './pdf-operators.ts';
import type { PdfDictionary, PdfValue, ReadingBudget } from './pdf-reader.ts';

/** Looks a reference up: every value that any reading gives it. */
export type Resolve = (value: PdfValue) => readonly PdfValue[];

/** Thrown for a stream that readers would read differently, or that we cannot read. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream';
}

/** In bytes and pixels, over all streams of a file. */
interface Left {
  words: number;
  pictures: number;
  pixels: number;
}

/** Pages, fonts and packed objects together; the samples of pictures together. */
const maxUnpacked = { words: 50_000_000, pictures: 400_000_000 } as const;
/** Of what another filter unpacks again. */
const maxKept = 50_000_000;
const maxPixelsOfOne = 150_000_000;
const maxPixels = 1_500_000_000;
const pictureFilters = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);

export interface StreamReading {
  readonly bytes: Buffer;
  readonly resolve: Resolve;
  readonly budget: ReadingBudget;
}

/**
 * Unpacks every stream within one budget, and returns the objects packed in them and what the others draw. Throws a `Bomb` for more than
 * the budget, a `BrokenStream` for packed objects that cannot be read.
 */
export async function unpackStreams(
  objects: readonly PdfObject[],
  reading: StreamReading,
): Promise<{ readonly packed: readonly PdfObject[]; readonly drawings: Drawings }> {
  const budget: Left = { ...maxUnpacked, pixels: maxPixels };
  const packed: PdfObject[] = [];
  const drawings = new Map<PdfDictionary, readonly Drawing[]>();
  for (const { stream } of objects) {
    if (stream === undefined) continue;
    const { dictionary } = stream;
    // The bytes of such a stream are in another file; some readers take the entry for its filter.
    if (has(dictionary, 'F')) throw new BrokenStream();
    const holdsObjects =
      has(dictionary, 'First') || valuesOf(dictionary, 'Type', reading.resolve).some(isObjectStream);
    if (holdsObjects && stream.starts.length > 1) throw new BrokenStream();
    for (const start of stream.starts) {
      const bytes = reading.bytes.subarray(start, endOf(stream, { start, ...reading }));
      if (holdsObjects)
        packed.push(...(await objectsPackedIn(dictionary, bytes, { ...reading, left: budget })));
      else {
        const drawing = await measure(dictionary, bytes, { ...reading, left: budget });
        drawings.set(dictionary, [...(drawings.get(dictionary) ?? []), drawing]);
      }
    }
  }
  return { packed, drawings };
}

const isObjectStream = (value: PdfValue) => value.kind === 'name' && value.name === 'ObjStm';

type Measuring = StreamReading & { readonly left: Left };

/** Every stream that a table may take objects from, whatever it says of itself. */
async function objectsPackedIn(dictionary: PdfDictionary, packed: Buffer, measuring: Measuring) {
  const [first, count] = [onlyNumber(dictionary, 'First'), onlyNumber(dictionary, 'N')];
  if (isPredicted(dictionary, measuring.resolve)) throw new BrokenStream();
  const { bytes, isWhole } = await unpacked(packed, filtersOf(dictionary, measuring.resolve), measuring.left);
  const objects = packedObjects({ unpacked: bytes, count, first }, measuring.budget);
  if (!isWhole || objects === undefined) throw new BrokenStream();
  return objects;
}

/** A whole number that is written out, and once: nothing else is read alike everywhere. */
function onlyNumber(dictionary: PdfDictionary, key: string): number {
  const [value, ...others] = valuesOf(dictionary, key, (each) => [each]);
  const isOnly = value?.kind === 'number' && others.length === 0 && Number.isInteger(value.value);
  if (!isOnly || value.value < 0) throw new BrokenStream();
  return value.value;
}

/** Whether its bytes mean something else after they are unpacked: no word processor packs objects so. */
function isPredicted(dictionary: PdfDictionary, resolve: Resolve): boolean {
  const all = ['DecodeParms', 'DP'].flatMap((key) => valuesOf(dictionary, key, resolve));
  const parameters = all.flatMap((value) => (value.kind === 'list' ? value.items.flatMap(resolve) : [value]));
  return parameters.some(
    (value) =>
      value.kind === 'dictionary' &&
      (has(value, 'Predictor') || has(value, 'EarlyChange') || has(value, 'Name')),
  );
}

async function unpacked(packed: Buffer, filters: readonly string[], budget: Left) {
  let bytes = packed;
  let isWhole = true;
  for (const name of filters) {
    const step = await applied(name, bytes, { max: budget.words, keeps: true });
    spend(budget, 'words', step.length);
    bytes = step.bytes;
    isWhole &&= step.isWhole;
  }
  return { bytes, isWhole };
}

/** The test file of virus scanners is found wherever it is unpacked to. */
async function applied(name: string, bytes: Buffer, unpacking: Unpacking) {
  const filter = byteFilters[name];
  if (filter === undefined) throw new BrokenStream();
  const isVirus = testVirusInPieces();
  const look = (piece: Buffer) => {
    if (isVirus(piece)) throw new FaultFound('program');
  };
  const step = await filter(bytes, { ...unpacking, look });
  if (hasTestVirus(step.bytes)) throw new FaultFound('program');
  return step;
}

async function measure(
  dictionary: PdfDictionary,
  packed: Buffer,
  { resolve, left }: Measuring,
): Promise<Drawing> {
  const isPicture = valuesOf(dictionary, 'Subtype', resolve).some(
    (value) => value.kind === 'name' && value.name === 'Image',
  );
  const room = isPicture ? 'pictures' : 'words';
  let pixels = isPicture ? dimensionsOf(dictionary, resolve) : 0;
  countPixels(left, pixels);
  let bytes = packed;
  const filters = filtersOf(dictionary, resolve);
  for (const [place, name] of filters.entries()) {
    if (pictureFilters.has(name)) {
      const encodedPixels = pixelsOf(bytes) ?? 0;
      countPixels(left, encodedPixels);
      pixels = Math.max(pixels, encodedPixels);
      break;
    }
    const keeps = !isPicture || place < filters.length - 1;
    const step = await applied(name, bytes, { max: Math.min(left[room], keeps ? maxKept : Infinity), keeps });
    spend(left, room, step.length);
    bytes = step.bytes;
  }
  return isPicture
    ? { words: 0, pixels, draws: new Map(), operators: noOperators }
    : { words: bytes.length, pixels, draws: drawsIn(bytes), operators: operatorsIn(bytes) };
}

function spend(budget: Left, room: 'words' | 'pictures', length: number): void {
  budget[room] -= length;
  if (budget[room] < 0) throw new Bomb();
}

function countPixels(budget: Left, pixels: number): void {
  budget.pixels -= pixels;
  if (pixels > maxPixelsOfOne || budget.pixels < 0) throw new Bomb();
}

function dimensionsOf(dictionary: PdfDictionary, resolve: Resolve): number {
  const [width = 0, height = 0] = [
    ['Width', 'W'],
    ['Height', 'H'],
  ].map((keys) => Math.max(0, ...keys.flatMap((key) => valuesOf(dictionary, key, resolve)).map(numberIn)));
  return width * height;
}

const numberIn = (value: PdfValue) => (value.kind === 'number' ? value.value : 0);

/** In the order in which a reader applies them. Two readings that differ are refused. */
function filtersOf(dictionary: PdfDictionary, resolve: Resolve): readonly string[] {
  const [filter, ...others] = valuesOf(dictionary, 'Filter', resolve);
  if (others.length > 0) throw new BrokenStream();
  if (filter === undefined || (filter.kind === 'word' && filter.word === 'null')) return [];
  const all = filter.kind === 'list' ? filter.items : [filter];
  return all.map((value) => {
    const [name, ...more] = resolve(value);
    if (name?.kind !== 'name' || more.length > 0) throw new BrokenStream();
    return name.name;
  });
}

/** Where the bytes of a stream lie in the file. */
export interface StreamPlace {
  readonly start: number;
  readonly end: number;
}

/** The place of a stream, as far as any reading takes it, and how it is packed; undefined where readers differ. */
export function placeOf(
  stream: PdfStream,
  reading: StreamReading,
): (StreamPlace & { readonly filters: readonly string[] }) | undefined {
  const [start, ...others] = stream.starts;
  if (start === undefined || others.length > 0) return undefined;
  return {
    start,
    end: endOf(stream, { start, ...reading }),
    filters: filtersOf(stream.dictionary, reading.resolve),
  };
}

/** The farthest that any reading takes a stream: a shorter one unpacks to the beginning of the same. */
function endOf(
  { dictionary }: PdfStream,
  { start, bytes, resolve }: StreamReading & { readonly start: number },
): number {
  const mark = bytes.indexOf('endstream', start);
  const lengthValues = valuesOf(dictionary, 'Length', resolve);
  // Such as the stream itself.
  if (lengthValues.length > 0 && lengthValues.every(({ kind }) => kind === 'dictionary'))
    throw new BrokenStream();
  const lengths = lengthValues.map(numberIn);
  return Math.min(
    bytes.length,
    Math.max(mark < 0 ? bytes.length : mark, ...lengths.map((each) => start + each)),
  );
}

export const has = ({ entries }: PdfDictionary, key: string) => entries.some(([name]) => name === key);

export function valuesOf({ entries }: PdfDictionary, key: string, resolve: Resolve): readonly PdfValue[] {
  return entries.filter(([name]) => name === key).flatMap(([, value]) => resolve(value));
}

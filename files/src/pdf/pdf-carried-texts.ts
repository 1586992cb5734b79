import { deflateSync } from 'node:zlib';
import { beginsAsOtherFile } from '../other-file.ts';
import { checkText, plainText } from '../text-check.ts';
import { byteFilters } from './pdf-filters.ts';
import type { PdfObject } from './pdf-objects.ts';
import type { PdfDictionary, PdfValue } from './pdf-reader.ts';
import { has, placeOf, type StreamPlace, type StreamReading, valuesOf } from './pdf-streams.ts';

/** The place of a text that a file carries, and whether it is packed there. */
export interface TextPlace extends StreamPlace {
  readonly isPacked: boolean;
}

const maxTexts = 20;
/** In bytes, of one text. */
const maxText = 10_000_000;

/**
 * The places of all files that a PDF carries. Empty unless each is a text, and is in one place for every reader:
 * what carries anything else is refused as a whole. Throws a `Bomb` for a text that is too long.
 */
export async function placesOfTexts(
  objects: readonly PdfObject[],
  reading: StreamReading,
): Promise<readonly TextPlace[]> {
  const carried = carriedObjects(objects, reading);
  if (carried === undefined || carried.size > maxTexts) return [];
  const places: TextPlace[] = [];
  for (const object of carried) {
    const place = await placeOfText(object, reading);
    if (place === undefined) return [];
    places.push(place);
  }
  return places;
}

const emptyPacked = deflateSync(Buffer.alloc(0));

/** Blanks in place of a text, which readers find empty from then on. Nothing moves. */
export function emptyText(bytes: Buffer, { start, end, isPacked }: TextPlace): void {
  bytes.fill(' ', start, end);
  if (isPacked && end - start >= emptyPacked.length) emptyPacked.copy(bytes, start);
}

/** Every object that any reading takes for a carried file; undefined where one is named in an unusual way. */
function carriedObjects(
  objects: readonly PdfObject[],
  { resolve }: StreamReading,
): ReadonlySet<PdfObject> | undefined {
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  const unnumbered = (byNumber.get(undefined) ?? []).filter(({ value }) => isCompound(value));
  const targetsOf = (to: number) => [...(byNumber.get(to) ?? []), ...unnumbered];
  const carried = new Set(objects.filter(({ value }) => isEmbedded(value, resolve)));
  for (const dictionary of objects.flatMap(({ value }) => dictionariesIn(value))) {
    // Files that belong to another one: nothing of today writes them.
    if (has(dictionary, 'RF')) return undefined;
    for (const files of valuesOf(dictionary, 'EF', (value) => [value])) {
      const lists = files.kind === 'reference' ? targetsOf(files.to).map(({ value }) => value) : [files];
      const carriedFiles = lists.flatMap((list) => (list.kind === 'dictionary' ? list.entries : []));
      if (carriedFiles.length === 0 || lists.some(({ kind }) => kind !== 'dictionary')) return undefined;
      for (const [, file] of carriedFiles) {
        const targets = file.kind === 'reference' ? targetsOf(file.to) : [];
        if (targets.length === 0 || targets.some(({ stream }) => stream === undefined)) return undefined;
        for (const target of targets) carried.add(target);
      }
    }
  }
  return carried;
}

const isCompound = ({ kind }: PdfValue) => kind === 'dictionary' || kind === 'list' || kind === 'reference';

function isEmbedded(value: PdfValue, resolve: StreamReading['resolve']): boolean {
  if (value.kind !== 'dictionary') return false;
  return valuesOf(value, 'Type', resolve).some(
    (type) => type.kind === 'name' && type.name === 'EmbeddedFile',
  );
}

function dictionariesIn(value: PdfValue): readonly PdfDictionary[] {
  if (value.kind === 'list') return value.items.flatMap(dictionariesIn);
  if (value.kind !== 'dictionary') return [];
  return [value, ...value.entries.flatMap(([, entry]) => dictionariesIn(entry))];
}

async function placeOfText({ stream }: PdfObject, reading: StreamReading): Promise<TextPlace | undefined> {
  const place = stream === undefined ? undefined : placeOf(stream, reading);
  if (place === undefined) return undefined;
  const { start, end, filters } = place;
  const [filter, ...others] = filters;
  const isPacked = filter === 'FlateDecode';
  if (others.length > 0 || (filter !== undefined && !isPacked)) return undefined;
  const packedBytes = reading.bytes.subarray(start, end);
  const unpacked = isPacked
    ? await byteFilters.FlateDecode?.(packedBytes, { max: maxText, keeps: true })
    : { bytes: packedBytes };
  return unpacked !== undefined && isTextOrXml(unpacked.bytes) ? { start, end, isPacked } : undefined;
}

const xml = /^\s*<\?xml\s/;

/** Neither a program nor a page: what it says is of no interest. */
function isTextOrXml(bytes: Buffer): boolean {
  const isText = checkText(bytes).status === 'sound' && !beginsAsOtherFile(bytes);
  return isText || xml.test(plainText(bytes)?.slice(0, 200) ?? '');
}

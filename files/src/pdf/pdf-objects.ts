import { isText, type PdfDictionary, PdfReader, type PdfValue, type ReadingBudget } from './pdf-reader.ts';

/** A stream: where its bytes may begin, and everything that they may be. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  /** More than one where readers differ about the line end before the bytes. */
  readonly starts: readonly number[];
}

/** An object that some reading of the file reaches. */
export interface PdfObject {
  /** Undefined where it cannot be told: any reference may then mean it. */
  readonly number: number | undefined;
  readonly value: PdfValue;
  readonly stream?: PdfStream;
}

/** No reference leads to the description of a file. */
const ofFile = -1;

/**
 * Every object that is written out in the bytes, wherever it is. The file's own tables are ignored: readers
 * disagree about which of them count, and a table can point anywhere, also to an older revision or into the
 * bytes of a stream.
 */
export function objectsIn(bytes: Buffer, budget: ReadingBudget): readonly PdfObject[] {
  const objects: PdfObject[] = [];
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (isText(bytes, 'end', at - 3)) continue;
    objects.push({ number: numberBefore(bytes, at), ...objectAt(bytes, at + 3, budget) });
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7))
    objects.push({ number: ofFile, ...objectAt(bytes, at + 7, budget) });
  return objects;
}

export interface PackedObjects {
  readonly unpacked: Buffer;
  /** How many there are. */
  readonly count: number;
  /** Where the first one begins: the header before says where the others do, counted from here. */
  readonly first: number;
}

/** The objects packed in one stream; undefined where readers would find different ones. */
export function packedObjects(
  { unpacked, count, first }: PackedObjects,
  budget: ReadingBudget,
): readonly PdfObject[] | undefined {
  const header = new PdfReader(unpacked, 0, budget);
  const objects: PdfObject[] = [];
  for (let place = 0; place < count; place += 1) {
    const [number, offset] = [header.next(), header.next()];
    if (number?.kind !== 'number' || offset?.kind !== 'number') return undefined;
    const at = first + offset.value;
    if (!Number.isInteger(at) || at < 0 || at > unpacked.length) return undefined;
    const { value, stream } = objectAt(unpacked, at, budget);
    if (stream !== undefined) return undefined;
    objects.push({ number: number.value, value });
  }
  return objects;
}

function objectAt(bytes: Buffer, at: number, budget: ReadingBudget): Omit<PdfObject, 'number'> {
  const reader = new PdfReader(bytes, at, budget);
  const value = reader.value() ?? { kind: 'word', word: '' };
  if (value.kind !== 'dictionary') return { value };
  const keyword = reader.next();
  if (keyword?.kind !== 'word' || !keyword.word.startsWith('stream')) return { value };
  return { value, stream: { dictionary: value, starts: startsAfter(bytes, keyword.at + 'stream'.length) } };
}

const cr = 0x0d;
const lf = 0x0a;
const space = 0x20;

/** After a line end as the standard wants it; else also after the blanks, and after the rest of the line. */
function startsAfter(bytes: Buffer, keywordEnd: number): readonly number[] {
  if (bytes[keywordEnd] === lf) return [keywordEnd + 1];
  if (bytes[keywordEnd] === cr && bytes[keywordEnd + 1] === lf) return [keywordEnd + 2];
  let blanks = keywordEnd;
  while (bytes[blanks] === space) blanks += 1;
  let line = keywordEnd;
  while (line < bytes.length && bytes[line] !== cr && bytes[line] !== lf) line += 1;
  const after = line + (bytes[line] === cr && bytes[line + 1] === lf ? 2 : 1);
  return [...new Set([keywordEnd, blanks, Math.min(bytes.length, after)])];
}

/** The number in `12 0 obj`. */
function numberBefore(bytes: Buffer, at: number): number | undefined {
  const before = bytes.toString('latin1', Math.max(0, at - 40), at);
  const number = /(\d{1,10})[\s\0]+\d{1,10}[\s\0]*$/.exec(before)?.[1];
  return number === undefined ? undefined : Number(number);
}

import { beginsAsOtherFile } from '../other-file.ts';

/** A stream or folder in a compound file, the format of Word before 2007. */
export interface CompoundEntry {
  readonly name: string;
  readonly type: 'folder' | 'stream' | 'root';
  readonly size: number;
  readonly start: number;
}

export interface CompoundFile {
  readonly entries: readonly CompoundEntry[];
  read(entry: CompoundEntry): Buffer | undefined;
  /** Whether there is something after the last sector that is used, other than what an earlier revision left. */
  readonly goesOn: boolean;
}

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Smaller streams are packed together in a stream of the root, in sectors of their own. */
const smallBelow = 4096;
const smallSector = 64;
const last = 0xfffffffc;
const unused = 0xffffffff;
const types = { 1: 'folder', 2: 'stream', 5: 'root' } as const;

export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(signature);

/** Reads the sector table and the directory; undefined when the file is damaged or incomplete. */
export function compoundFile(bytes: Buffer): CompoundFile | undefined {
  const shift = bytes.length < 512 ? 0 : bytes.readUInt16LE(30);
  const isUsual = isCompound(bytes) && (shift === 9 || shift === 12) && bytes.readUInt32LE(56) === smallBelow;
  if (!isUsual) return undefined;
  const size = 1 << shift;
  const sector = (number: number) => {
    const start = (number + 1) * size;
    return start + size <= bytes.length ? bytes.subarray(start, start + size) : undefined;
  };
  const table = tableOf(bytes, sector);
  if (table === undefined) return undefined;
  const directory = chained(bytes.readUInt32LE(48), { table, sector, max: bytes.length });
  if (directory === undefined) return undefined;
  const entries = entriesIn(directory);
  // Streams do not share sectors, so together they are no larger than the file; small ones are stored
  // elsewhere.
  if (entries.reduce((sum, { size }) => sum + size, 0) > 2 * bytes.length) return undefined;
  const large = (entry: CompoundEntry) => chained(entry.start, { table, sector, max: entry.size });
  const small = smallStreams(bytes, {
    table,
    sector,
    root: entries.find(({ type }) => type === 'root'),
    large,
  });
  const readEntry = (entry: CompoundEntry) =>
    (entry.size < smallBelow && entry.type !== 'root' ? small(entry) : large(entry))?.subarray(0, entry.size);
  const whole = entries.every(
    (entry) =>
      entry.type === 'folder' ||
      entry.size === 0 ||
      (entry.type === 'stream' && entry.size < smallBelow) ||
      readEntry(entry)?.length === entry.size,
  );
  return whole ? { entries, read: readEntry, goesOn: goesOn(bytes, table, size) } : undefined;
}

/** No entry of the table leads to what is beyond the table, or to part of a sector. */
function goesOn(bytes: Buffer, table: readonly number[], size: number): boolean {
  const used = table.findLastIndex((next) => next !== unused) + 1;
  const whole = Math.min(Math.floor(bytes.length / size), table.length + 1);
  const isBlank = bytes.subarray(whole * size).every((byte) => byte === 0);
  return !isBlank || beginsAsOtherFile(bytes.subarray((used + 1) * size));
}

type Sector = (number: number) => Buffer | undefined;

interface Layout {
  readonly table: readonly number[];
  readonly sector: Sector;
  readonly root: CompoundEntry | undefined;
  readonly large: (entry: CompoundEntry) => Buffer | undefined;
}

/** How the small streams are read: from the stream of the root, by a table of their own. */
function smallStreams(bytes: Buffer, { table, sector, root, large }: Layout) {
  const words = chained(bytes.readUInt32LE(60), { table, sector, max: bytes.length });
  const all = root === undefined ? undefined : large(root);
  if (words === undefined || all === undefined) return () => undefined;
  const smallTable = wordsOf(words) ?? [];
  const piece = (number: number) => {
    const part = all.subarray(number * smallSector, (number + 1) * smallSector);
    return part.length === 0 ? undefined : part;
  };
  return ({ start, size }: CompoundEntry) => chained(start, { table: smallTable, sector: piece, max: size });
}

/** The next sector after each one. */
function tableOf(bytes: Buffer, sector: Sector): readonly number[] | undefined {
  const numbers = Array.from({ length: 109 }, (_, place) => bytes.readUInt32LE(76 + 4 * place));
  let next = bytes.readUInt32LE(68);
  for (let more = bytes.readUInt32LE(72); more > 0 && next < last; more -= 1) {
    const words = wordsOf(sector(next));
    if (words === undefined || numbers.length > bytes.length) return undefined;
    numbers.push(...words.slice(0, -1));
    next = words.at(-1) ?? last;
  }
  const table: number[] = [];
  for (const number of numbers.filter((each) => each < last)) {
    const words = wordsOf(sector(number));
    if (words === undefined || table.length > bytes.length) return undefined;
    for (const word of words) table.push(word);
  }
  return table;
}

function wordsOf(sector: Buffer | undefined): number[] | undefined {
  if (sector === undefined) return undefined;
  return Array.from({ length: sector.length / 4 }, (_, place) => sector.readUInt32LE(4 * place));
}

/**
 * The sectors of a stream in order, up to the requested length; undefined when one is missing or repeated.
 */
function chained(
  first: number,
  {
    table,
    sector,
    max,
  }: { readonly table: readonly number[]; readonly sector: Sector; readonly max: number },
): Buffer | undefined {
  const sectors: Buffer[] = [];
  const visited = new Set<number>();
  let length = 0;
  for (let number = first; number < last && length < max; number = table[number] ?? last) {
    const content = sector(number);
    if (content === undefined || visited.has(number) || table[number] === undefined) return undefined;
    visited.add(number);
    sectors.push(content);
    length += content.length;
  }
  return Buffer.concat(sectors);
}

function entriesIn(directory: Buffer): readonly CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const number = directory[at + 66];
    if (number !== 1 && number !== 2 && number !== 5) continue;
    const nameLength = Math.min(64, Math.max(2, directory.readUInt16LE(at + 64)));
    entries.push({
      name: directory.toString('utf16le', at, at + nameLength - 2),
      type: types[number],
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

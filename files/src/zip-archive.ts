import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { Fault } from './verdict.ts';

/** A part of an archive, unpacked. */
export interface Part {
  readonly name: string;
  readonly bytes: Buffer;
}

export type Unpacked =
  | { readonly status: 'unpacked'; readonly parts: readonly Part[] }
  | { readonly status: 'refused'; readonly because: Fault };

interface Entry {
  readonly name: string;
  /** Whether its sizes follow its bytes. */
  readonly isStreamed: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const maxParts = 1000;
/** In bytes, of all parts together. */
const maxUnpacked = 50_000_000;
/** For parts above a minimum size: text compresses to a tenth, seldom to a hundredth. */
const maxRatio = 300;
const smallEnough = 1_000_000;

const inflate = promisify(inflateRaw);
const fault = (because: Fault): Unpacked => ({ status: 'refused', because });

/**
 * Unpacks an archive that contains nothing else: its parts are contiguous from the first byte to the central
 * directory, with the same metadata in both places. The unpacked size is measured, never taken from the
 * headers.
 */
export async function unpack(archive: Buffer): Promise<Unpacked> {
  const entries = entriesOf(archive);
  if (entries === 'locked' || entries === 'bomb') return fault(entries);
  if (entries === undefined) return fault('broken');
  const parts: Part[] = [];
  let remaining = maxUnpacked;
  for (const entry of entries) {
    const content = await contentOf(archive, entry, remaining);
    if (typeof content === 'string') return fault(content);
    remaining -= content.length;
    if (content.length > smallEnough && content.length > entry.packed * maxRatio) return fault('bomb');
    parts.push({ name: entry.name, bytes: content });
  }
  return { status: 'unpacked', parts };
}

const endMark = 0x06054b50;
const listMark = 0x02014b50;
const partMark = 0x04034b50;
const endLength = 22;

/** The central directory of an archive; undefined when the archive is malformed. */
function entriesOf(archive: Buffer): readonly Entry[] | 'locked' | 'bomb' | undefined {
  const end = archive.length - endLength;
  // A comment after the end could contain anything; no word processor writes one.
  if (end < 0 || archive.readUInt32LE(end) !== endMark || archive.readUInt16LE(end + 20) !== 0)
    return undefined;
  const count = archive.readUInt16LE(end + 10);
  const from = archive.readUInt32LE(end + 16);
  if (archive.readUInt16LE(end + 8) !== count || from + archive.readUInt32LE(end + 12) !== end)
    return undefined;
  if (count > maxParts) return 'bomb';
  const entries: Entry[] = [];
  let at = from;
  for (let number = 0; number < count; number += 1) {
    const outcome = entryAt(archive, at, end);
    if (outcome === undefined || outcome === 'locked') return outcome;
    entries.push(outcome.entry);
    at = outcome.next;
  }
  return at === end && standApart(archive, entries, from) ? entries : undefined;
}

const streamed = 0x08;
/** A path within the archive: no other disk or folder, and nothing that a program takes for a separator. */
const plainName = /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\\:\p{Cc}\ufffd]+$/u;
const otherName = 0x7075;
const inExtraField = 0xffffffff;

/** Whether the extra fields of a part give it another name, which some programs prefer. */
function isRenamed(more: Buffer): boolean {
  for (let at = 0; at + 4 <= more.length; at += 4 + more.readUInt16LE(at + 2))
    if (more.readUInt16LE(at) === otherName) return true;
  return false;
}

function entryAt(archive: Buffer, at: number, end: number) {
  if (at + 46 > end || archive.readUInt32LE(at) !== listMark) return undefined;
  const flags = archive.readUInt16LE(at + 8);
  if ((flags & 0x41) !== 0) return 'locked';
  const lengthOf = (place: number) => archive.readUInt16LE(at + place);
  const next = at + 46 + lengthOf(28) + lengthOf(30) + lengthOf(32);
  if (next > end) return undefined;
  const name = archive.toString('utf8', at + 46, at + 46 + lengthOf(28));
  const more = archive.subarray(at + 46 + lengthOf(28), at + 46 + lengthOf(28) + lengthOf(30));
  if (!plainName.test(name) || isRenamed(more)) return undefined;
  const entry: Entry = {
    name,
    isStreamed: (flags & streamed) !== 0,
    method: lengthOf(10),
    crc: archive.readUInt32LE(at + 16),
    packed: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** Whether the parts are contiguous without overlap from the first byte, and named as in the directory. */
function standApart(archive: Buffer, entries: readonly Entry[], listAt: number): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) return false;
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset);
  if ((inOrder[0]?.offset ?? listAt) !== 0) return false;
  return inOrder.every((entry, place) => {
    const start = startOf(archive, entry);
    const next = inOrder[place + 1]?.offset ?? listAt;
    // The sizes may follow the bytes, in up to 24 of their own.
    const most = entry.isStreamed ? 24 : 0;
    return start !== undefined && start + entry.packed <= next && next - start - entry.packed <= most;
  });
}

/** Where the bytes of a part begin; undefined where the part and the directory tell of it differently. */
function startOf(archive: Buffer, entry: Entry): number | undefined {
  const { name, offset } = entry;
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== partMark) return undefined;
  const nameLength = archive.readUInt16LE(offset + 26);
  const start = offset + 30 + nameLength + archive.readUInt16LE(offset + 28);
  const more = archive.subarray(offset + 30 + nameLength, start);
  const localName = archive.toString('utf8', offset + 30, offset + 30 + nameLength);
  const isSame = localName === name && isSameContent(archive, entry) && !isRenamed(more);
  return isSame && start <= archive.length ? start : undefined;
}

function isSameContent(archive: Buffer, { offset, method, crc, packed, size, isStreamed }: Entry): boolean {
  if (archive.readUInt16LE(offset + 8) !== method) return false;
  if (((archive.readUInt16LE(offset + 6) & streamed) !== 0) !== isStreamed) return false;
  return [crc, packed, size].every((value, place) => {
    const number = archive.readUInt32LE(offset + 14 + 4 * place);
    return number === value || number === inExtraField || (isStreamed && number === 0);
  });
}

async function contentOf(archive: Buffer, entry: Entry, max: number): Promise<Buffer | Fault> {
  const start = startOf(archive, entry) ?? archive.length;
  const packed = archive.subarray(start, start + entry.packed);
  if (entry.size > max) return 'bomb';
  if (entry.method !== 0 && entry.method !== 8) return 'broken';
  try {
    const bytes = entry.method === 0 ? packed : await inflate(packed, { maxOutputLength: Math.max(1, max) });
    return bytes.length === entry.size && crc32(bytes) === entry.crc ? bytes : 'broken';
  } catch (error) {
    const grew = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return grew ? 'bomb' : 'broken';
  }
}

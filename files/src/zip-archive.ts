import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type LocalFileHeader, parseExtraFields, type ZipFile } from 'yauzl';
import { type Fault, FaultFound, refused } from './verdict.ts';

/** A part of an archive, unpacked. */
export interface Part {
  readonly name: string;
  readonly bytes: Buffer;
}

export type Unpacked =
  | { readonly status: 'unpacked'; readonly parts: readonly Part[] }
  | { readonly status: 'refused'; readonly because: Fault };

const maxParts = 1000;
/** In bytes, of all parts together. */
const maxUnpacked = 50_000_000;
/** For parts above a minimum size: text compresses to a tenth, seldom to a hundredth. */
const maxRatio = 300;
const smallEnough = 1_000_000;

/**
 * Unpacks an archive that contains nothing else: its parts are contiguous from the first byte to the central
 * directory, with the same metadata in both places. The unpacked size is measured, never taken from the
 * headers.
 */
export async function unpack(archive: Buffer): Promise<Unpacked> {
  try {
    return { status: 'unpacked', parts: await partsIn(archive) };
  } catch (error) {
    return refused(faultOf(error));
  }
}

/** What yauzl cannot read is broken, except where it is encrypted. */
function faultOf(error: unknown): Fault {
  if (error instanceof FaultFound) return error.because;
  return error instanceof Error && error.message.includes('strong encryption') ? 'locked' : 'broken';
}

function ensure(isMet: boolean, because: Fault): void {
  if (!isMet) throw new FaultFound(because);
}

async function partsIn(archive: Buffer): Promise<readonly Part[]> {
  const directory = directoryOf(archive);
  // Names as bytes, and sizes measured by us: yauzl would call a bomb that lies about its size broken.
  const zip = await fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: false });
  ensure(zip.entryCount <= maxParts, 'bomb');
  const entries: ListedPart[] = [];
  for await (const entry of zip.eachEntry()) {
    ensure(!entry.isEncrypted(), 'locked');
    entries.push({ entry, name: nameOf(entry), header: await zip.readLocalFileHeaderPromise(entry) });
  }
  ensure(standApart(entries, directory), 'broken');
  const parts: Part[] = [];
  let remaining = maxUnpacked;
  for (const { entry, name } of entries) {
    const bytes = await contentOf(zip, entry, remaining);
    remaining -= bytes.length;
    ensure(bytes.length <= smallEnough || bytes.length <= entry.compressedSize * maxRatio, 'bomb');
    parts.push({ name, bytes });
  }
  return parts;
}

/** A part as the directory lists it, and as it says itself. */
interface ListedPart {
  readonly entry: Entry;
  readonly name: string;
  readonly header: LocalFileHeader;
}

/** Where the central directory begins, and how long it is, in bytes. */
interface Directory {
  readonly start: number;
  readonly length: number;
}

const endMark = 0x06054b50;
const endLength = 22;
/** Says that another record, of 64 bits, stands in the place of the end record. */
const locatorMark = 0x07064b50;
const locatorLength = 20;

/** By the end record, after which nothing follows: a comment could contain anything, and no word processor writes one. */
function directoryOf(archive: Buffer): Directory {
  const end = archive.length - endLength;
  ensure(end >= 0 && archive.readUInt32LE(end) === endMark && archive.readUInt16LE(end + 20) === 0, 'broken');
  const hasLocator = end >= locatorLength && archive.readUInt32LE(end - locatorLength) === locatorMark;
  const isOneDisk = archive.readUInt16LE(end + 8) === archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  const length = archive.readUInt32LE(end + 12);
  ensure(!hasLocator && isOneDisk && start + length === end, 'broken');
  return { start, length };
}

/** A path within the archive: no other disk or folder, and nothing that a program takes for a separator. */
const plainName = /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\\:\p{Cc}\ufffd]+$/u;
const sizesOf64Bits = 0x0001;
/** Gives a part another name, which some programs prefer. */
const otherName = 0x7075;

/** The name of a part, as UTF-8. */
function nameOf({ fileNameRaw, extraFields }: Entry): string {
  const name = fileNameRaw.toString('utf8');
  const isPlain = extraFields.every(({ id }) => id !== otherName && id !== sizesOf64Bits);
  ensure(isPlain && plainName.test(name), 'broken');
  return name;
}

/** Whether the parts are contiguous without overlap from the first byte, and named as in the directory. */
function standApart(parts: readonly ListedPart[], { start, length }: Directory): boolean {
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  if (names.size !== parts.length) return false;
  if (parts.reduce((sum, { entry }) => sum + listedLength(entry), 0) !== length) return false;
  const inOrder = parts.toSorted((one, other) => offsetOf(one) - offsetOf(other));
  const [first] = inOrder;
  if ((first === undefined ? start : offsetOf(first)) !== 0) return false;
  return inOrder.every((part, place) => {
    const following = inOrder[place + 1];
    const next = following === undefined ? start : offsetOf(following);
    const gap = next - part.header.fileDataStart - part.entry.compressedSize;
    // The sizes may follow the bytes, in up to 24 of their own.
    return gap >= 0 && gap <= (isStreamed(part.entry) ? 24 : 0) && isSame(part);
  });
}

const offsetOf = ({ entry }: ListedPart) => entry.relativeOffsetOfLocalHeader;

const listedLength = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  46 + fileNameLength + extraFieldLength + fileCommentLength;

const streamed = 0x08;
/** Whether the sizes of a part follow its bytes. */
const isStreamed = (part: Pick<Entry, 'generalPurposeBitFlag'>) =>
  (part.generalPurposeBitFlag & streamed) !== 0;
const inExtraField = 0xffffffff;

/** Whether a part tells the same of itself as the directory does. */
function isSame({ entry, header }: ListedPart): boolean {
  if (!header.fileName.equals(entry.fileNameRaw)) return false;
  if (parseExtraFields(header.extraField).some(({ id }) => id === otherName)) return false;
  if (header.compressionMethod !== entry.compressionMethod || isStreamed(header) !== isStreamed(entry))
    return false;
  return (['crc32', 'compressedSize', 'uncompressedSize'] as const).every((key) => {
    const value = header[key];
    return value === entry[key] || value === inExtraField || (isStreamed(entry) && value === 0);
  });
}

/** The bytes of a part, up to as many as may still be unpacked. */
async function contentOf(zip: ZipFile, entry: Entry, max: number): Promise<Buffer> {
  ensure(entry.uncompressedSize <= max, 'bomb');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    chunks.push(chunk);
    length += chunk.length;
    ensure(length <= max, 'bomb');
  }
  const bytes = Buffer.concat(chunks);
  ensure(length === entry.uncompressedSize && crc32(bytes) === entry.crc32, 'broken');
  return bytes;
}

import { createInflate } from 'node:zlib';
import { FaultFound } from '../verdict.ts';

/** Thrown when bytes unpack to more than they may. */
export class Bomb extends Error {
  override readonly name = 'Bomb';
}

export interface Unpacked {
  /** Empty where only their length was asked for. */
  readonly bytes: Buffer;
  readonly length: number;
  /** Whether the packed bytes came to their proper end. */
  readonly isWhole: boolean;
}

export interface Unpacking {
  /** In bytes: beyond it, a `Bomb` is thrown. */
  readonly max: number;
  /** Whether the bytes are wanted, not just their length. */
  readonly keeps: boolean;
  /** Is shown the bytes that are not wanted. */
  readonly look?: (piece: Buffer) => void;
}

/** The filters that unpack to bytes; the others are those of pictures. */
export type ByteFilter = (packed: Buffer, unpacking: Unpacking) => Unpacked | Promise<Unpacked>;

/** The short names are meant for pictures within a page, but some readers take them everywhere. */
export const byteFilters: Readonly<Record<string, ByteFilter>> = {
  FlateDecode: inflated,
  Fl: inflated,
  LZWDecode: lzwDecoded,
  LZW: lzwDecoded,
  ASCII85Decode: ascii85Decoded,
  A85: ascii85Decoded,
  ASCIIHexDecode: hexDecoded,
  AHx: hexDecoded,
  RunLengthDecode: runsDecoded,
  RL: runsDecoded,
};

/** Keeps what was unpacked before a fault, as readers do. */
async function inflated(packed: Buffer, { max, keeps, look }: Unpacking): Promise<Unpacked> {
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  const pieces: Buffer[] = [];
  let length = 0;
  let isWhole = true;
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      length += piece.length;
      if (length > max) throw new Bomb();
      if (keeps) pieces.push(piece);
      else look?.(piece);
    }
  } catch (error) {
    if (error instanceof Bomb || error instanceof FaultFound) throw error;
    isWhole = false;
  }
  return { bytes: Buffer.concat(pieces), length, isWhole };
}

const unpackedTo = (bytes: Buffer, isWhole: boolean): Unpacked => ({ bytes, length: bytes.length, isWhole });

const clearTable = 256;
const endOfData = 257;
const firstFree = endOfData + 1;
const maxCodes = 4096;

/** Each entry of the table is an earlier one and a byte: only the lengths are needed to count, the bytes to read. */
function lzwDecoded(packed: Buffer, { max }: Unpacking): Unpacked {
  const table: Buffer[] = [];
  let out = Buffer.alloc(Math.min(max, Math.max(1024, packed.length * 4)));
  let length = 0;
  let before: Buffer | undefined;
  let bits = 0;
  let buffer = 0;
  let width = 9;
  for (const byte of packed) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === endOfData) return unpackedTo(out.subarray(0, length), true);
    if (code === clearTable) {
      table.length = 0;
      before = undefined;
      width = 9;
      continue;
    }
    const entry = code < clearTable ? Buffer.from([code]) : (table[code - firstFree] ?? repeated(before));
    if (entry === undefined) break;
    if (length + entry.length > max) throw new Bomb();
    if (length + entry.length > out.length) out = grown(out, Math.min(max, 2 * out.length + entry.length));
    entry.copy(out, length);
    length += entry.length;
    if (before !== undefined && table.length + firstFree < maxCodes)
      table.push(Buffer.concat([before, entry.subarray(0, 1)]));
    before = entry;
    width = widthFor(table.length + firstFree);
  }
  return unpackedTo(out.subarray(0, length), false);
}

const repeated = (before: Buffer | undefined) =>
  before === undefined ? undefined : Buffer.concat([before, before.subarray(0, 1)]);

const grown = (bytes: Buffer, length: number) => Buffer.concat([bytes], length);

/** A code is written one wider one entry early, as is usual. */
function widthFor(codes: number): number {
  if (codes + 1 >= 2048) return 12;
  if (codes + 1 >= 1024) return 11;
  return codes + 1 >= 512 ? 10 : 9;
}

function ascii85Decoded(packed: Buffer): Unpacked {
  const end = packed.indexOf('~');
  const text = packed.toString('latin1', 0, end < 0 ? packed.length : end).replaceAll(/[^!-uz]/g, '');
  const digits = text.replaceAll('z', '!!!!!');
  const bytes = Buffer.alloc(Math.ceil(digits.length / 5) * 4);
  for (let from = 0, to = 0; from < digits.length; from += 5, to += 4) {
    let word = 0;
    for (let place = 0; place < 5; place += 1) {
      const digit = from + place < digits.length ? digits.charCodeAt(from + place) - 33 : 84;
      word = word * 85 + digit;
    }
    bytes.writeUInt32BE(word % 2 ** 32, to);
  }
  const missing = (5 - (digits.length % 5)) % 5;
  return unpackedTo(bytes.subarray(0, bytes.length - missing), end >= 0);
}

function hexDecoded(packed: Buffer): Unpacked {
  const end = packed.indexOf('>');
  const digits = packed.toString('latin1', 0, end < 0 ? packed.length : end).replaceAll(/[^\da-f]/gi, '');
  const even = digits.length % 2 === 0 ? digits : `${digits}0`;
  return unpackedTo(Buffer.from(even, 'hex'), end >= 0);
}

function runsDecoded(packed: Buffer, { max }: Unpacking): Unpacked {
  const pieces: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < packed.length; ) {
    const count = packed[at] ?? 128;
    if (count === 128) return unpackedTo(Buffer.concat(pieces), true);
    const piece =
      count < 128 ? packed.subarray(at + 1, at + 2 + count) : Buffer.alloc(257 - count, packed[at + 1] ?? 0);
    length += piece.length;
    if (length > max) throw new Bomb();
    pieces.push(piece);
    at += count < 128 ? count + 2 : 2;
  }
  return unpackedTo(Buffer.concat(pieces), false);
}

import { beginsAsOtherFile, endsAsArchive } from '../other-file.ts';
import type { Fault } from '../verdict.ts';
import { jpegEnd, pixelsOf } from './picture-size.ts';

const maxPixels = 150_000_000;

/** A picture of more points than readers can draw, or with another file after its end. */
export function faultOfPicture(bytes: Buffer): Fault | undefined {
  const format = formats.find(({ start }) => bytes.toString('latin1', 0, 12).startsWith(start));
  const pixels = format?.pixels(bytes) ?? 0;
  if (pixels > maxPixels) return 'bomb';
  const rest = bytes.subarray(format?.end(bytes) ?? bytes.length);
  const isPlain = format?.mayGoOn === true ? !beginsAsOtherFile(rest) : isBlank(rest);
  return isPlain && !endsAsArchive(bytes) ? undefined : 'carries-file';
}

const isBlank = (bytes: Buffer) => bytes.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d);

interface Format {
  readonly start: string;
  pixels(bytes: Buffer): number | undefined;
  /** Where its own bytes end; undefined where it does not say. */
  end(bytes: Buffer): number | undefined;
  /** Cameras write more after the end: a preview, a film of a second. */
  readonly mayGoOn?: true;
}

const product = (bytes: Buffer, width: number, height: number) =>
  bytes.length < height + 4 ? 0 : bytes.readUInt32BE(width) * bytes.readUInt32BE(height);
const productOf16 = (bytes: Buffer, at: number) =>
  bytes.length < at + 4 ? 0 : bytes.readUInt16LE(at) * bytes.readUInt16LE(at + 2);
const word = (bytes: Buffer, at: number) => (bytes.length < at + 4 ? undefined : bytes.readUInt32LE(at));

const formats: readonly Format[] = [
  { start: '\x89PNG', pixels: (bytes) => product(bytes, 16, 20), end: pngEnd },
  { start: '\xff\xd8\xff', pixels: pixelsOf, end: jpegEnd, mayGoOn: true },
  { start: 'GIF8', pixels: (bytes) => productOf16(bytes, 6), end: gifEnd },
  {
    start: 'BM',
    pixels: (bytes) => (bytes.length < 26 ? 0 : Math.abs(bytes.readInt32LE(18) * bytes.readInt32LE(22))),
    end: (bytes) => word(bytes, 2) || undefined,
    mayGoOn: true,
  },
  { start: 'RIFF', pixels: webpPixels, end: (bytes) => riffEnd(word(bytes, 4)), mayGoOn: true },
  { start: 'II*\0', pixels: tiffPixels, end: () => undefined },
  { start: 'MM\0*', pixels: tiffPixels, end: () => undefined },
  { start: '\x01\0\0\0', pixels: () => 0, end: (bytes) => word(bytes, 48), mayGoOn: true },
];

const riffEnd = (length: number | undefined) => (length === undefined ? undefined : 8 + length);

/** Each chunk begins with its length and its name, and ends with a sum. */
function pngEnd(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return at + 12;
  return undefined;
}

/** Blocks, each in pieces that begin with their length, until one that says it is the end. */
function gifEnd(bytes: Buffer): number | undefined {
  const coloursAt = (place: number) => {
    const about = bytes[place] ?? 0;
    return (about & 0x80) === 0 ? 0 : 3 * 2 ** ((about & 7) + 1);
  };
  let at = 13 + coloursAt(10);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x2c) at += 11 + coloursAt(at + 9);
    else if (kind === 0x21) at += 2;
    else return undefined;
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
    at += 1;
  }
  return undefined;
}

/** One that is larger says so in its first chunk; the others have at most 16,384 by 16,384 points. */
function webpPixels(bytes: Buffer): number {
  if (bytes.toString('latin1', 12, 16) !== 'VP8X' || bytes.length < 30) return 0;
  return (1 + bytes.readUIntLE(24, 3)) * (1 + bytes.readUIntLE(27, 3));
}

const widthTag = 256;

/** Of the first picture: its list of entries of twelve bytes, in the order of bytes that its beginning says. */
function tiffPixels(bytes: Buffer): number {
  const isLittle = bytes[0] === 0x49;
  const half = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const whole = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const list = bytes.length < 8 ? bytes.length : whole(4);
  const sides = [0, 0];
  for (let at = list + 2; at + 12 <= bytes.length && at < list + 2 + 12 * half(list); at += 12) {
    const side = half(at) - widthTag;
    if (side === 0 || side === 1) sides[side] = half(at + 2) === 3 ? half(at + 8) : whole(at + 8);
  }
  const [width = 0, height = 0] = sides;
  return width * height;
}

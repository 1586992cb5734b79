import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha. Opaque. */
  readonly rgba: Uint8Array;
}

/**
 * Encodes a picture of few colours as a palette PNG, a third of the size of full colour. Shades that the eye
 * can hardly tell apart become the most frequent of them.
 */
export async function indexedPng({ width, height, rgba }: Pixels): Promise<Buffer> {
  const { palette, numbers } = paletteOf(rgba);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(numbers.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3: each pixel is an index into the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await pack(rows, { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Uint8Array): Buffer {
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(typeAndBody.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(typeAndBody, 4);
  whole.writeUInt32BE(crc32(typeAndBody), typeAndBody.length + 4);
  return whole;
}

/** Smallest distance between two palette colours: the sum of the differences in red, green and blue. */
const apart = 26;

/** The most frequent shades, and for each pixel the index of the nearest of them. */
function paletteOf(rgba: Uint8Array): { palette: number[]; numbers: Uint8Array } {
  const palette: number[] = [];
  const numberOf = new Map<number, number>();
  for (const [shade] of [...countsOf(rgba)].sort(([, a], [, b]) => b - a)) {
    const like = palette.findIndex((other) => distance(shade, other) < apart);
    numberOf.set(shade, like === -1 ? palette.push(shade) - 1 : like);
  }
  if (palette.length > 256) throw new Error('A picture has more inks than a palette holds.');
  const pixels = pixelsOf(rgba);
  const numbers = new Uint8Array(pixels.length);
  // Most pixels equal the one before, which saves a look-up.
  let [previous, number] = [-1, 0];
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    if (pixel !== previous) [previous, number] = [pixel, numberOf.get(pixel) ?? 0];
    numbers[at] = number;
  }
  return {
    palette: palette.flatMap((shade) => [shade & 255, (shade >> 8) & 255, (shade >> 16) & 255]),
    numbers,
  };
}

function countsOf(rgba: Uint8Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const pixels = pixelsOf(rgba);
  let start = 0;
  for (let at = 1; at <= pixels.length; at++) {
    const previous = pixels[at - 1] ?? 0;
    if (pixels[at] === previous) continue;
    counts.set(previous, (counts.get(previous) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

/** One number for each pixel: red is its lowest byte, alpha its highest. */
const pixelsOf = ({ buffer, byteOffset, length }: Uint8Array) =>
  new Uint32Array(buffer, byteOffset, length / 4);

const distance = (one: number, other: number) =>
  Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs((one & 255) - (other & 255));

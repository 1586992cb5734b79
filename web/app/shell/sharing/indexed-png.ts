import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha in turn, without transparency. */
  readonly rgba: Uint8Array;
}

/**
 * A picture of few inks as a PNG with a palette, a third of the size of one with full colours. Shades that the eye
 * can hardly tell apart become one, the most frequent of them.
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
  // Eight bits a pixel, each the number of a colour in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await pack(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** How far apart two shades are at least, in steps of red, green and blue together, to be told apart. */
const apart = 26;

/** The most frequent shades, and for each pixel the number of the one that is its own or looks like it. */
function paletteOf(rgba: Uint8Array): { palette: number[]; numbers: Uint8Array } {
  const kept: number[] = [];
  const numberOf = new Map<number, number>();
  for (const [shade] of [...countsOf(rgba)].sort(([, a], [, b]) => b - a)) {
    const like = kept.findIndex((other) => distance(shade, other) < apart);
    numberOf.set(shade, like === -1 ? kept.push(shade) - 1 : like);
  }
  if (kept.length > 256) throw new Error('A picture has more inks than a palette holds.');
  const numbers = new Uint8Array(rgba.length / 4);
  // Most pixels are as the one before, which saves looking them up.
  let [before, number] = [-1, 0];
  for (let pixel = 0; pixel < numbers.length; pixel++) {
    const shade = shadeAt(rgba, pixel * 4);
    if (shade !== before) [before, number] = [shade, numberOf.get(shade) ?? 0];
    numbers[pixel] = number;
  }
  return { palette: kept.flatMap((shade) => [shade >> 16, (shade >> 8) & 255, shade & 255]), numbers };
}

function countsOf(rgba: Uint8Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let [before, run] = [-1, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const shade = shadeAt(rgba, at);
    if (shade !== before) {
      counts.set(before, (counts.get(before) ?? 0) + run);
      [before, run] = [shade, 0];
    }
    run += 1;
  }
  counts.set(before, (counts.get(before) ?? 0) + run);
  counts.delete(-1);
  return counts;
}

const shadeAt = (rgba: Uint8Array, at: number) =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);

const distance = (one: number, other: number) =>
  Math.abs((one >> 16) - (other >> 16)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs((one & 255) - (other & 255));

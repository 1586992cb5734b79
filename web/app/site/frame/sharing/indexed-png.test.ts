import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';

/** The palette of a PNG and, for each pixel, its palette index. */
function decode(png: Buffer): { palette: number[]; rows: number[] } {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
  }
  const packed = chunks.get('IDAT') ?? Buffer.alloc(0);
  return { palette: [...(chunks.get('PLTE') ?? [])], rows: [...inflateSync(packed)] };
}

const green = [13, 59, 46, 255];
const almostGreen = [15, 60, 46, 255];
const gold = [242, 179, 61, 255];

it('main colours stay exact, and a shade very near the most frequent becomes it', async () => {
  const rgba = Uint8Array.from([green, green, gold, almostGreen].flat());
  const { palette, rows } = decode(await indexedPng({ width: 2, height: 2, rgba }));
  expect(palette).toEqual([13, 59, 46, 242, 179, 61]);
  // Each row begins with its filter type: 0, none.
  expect(rows).toEqual([0, 0, 0, 0, 1, 0]);
});

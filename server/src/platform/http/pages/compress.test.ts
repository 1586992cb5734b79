import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressOnce } from './compress.ts';

const words =
  'charge certificate sponsor worker route licence visa fee year months pay rate salary care place person duty report'.split(
    ' ',
  );

/** A list like those of a page, the same each time. */
function pageOf(rows: number): Buffer {
  let seed = 7;
  const draw = (upTo: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % upTo;
  };
  const word = () => words[draw(words.length)];
  const row = () =>
    `<li class="row"><a href="/${word()}/${draw(90)}">${word()} ${word()} ${word()}</a> £${draw(9000)}</li>`;
  return Buffer.from(Array.from({ length: rows }, row).join(''));
}

const ofABrowser = 'gzip, deflate, br, zstd';

it('a page that only Brotli brings into the first round trip is sent with it, and every other with Zstandard', async () => {
  const encodings = [];
  for (let rows = 500; rows <= 1500; rows += 50) {
    const page = pageOf(rows);
    const { bytes, encoding } = await compressOnce(page, ofABrowser);
    expect((encoding === 'br' ? brotliDecompressSync : zstdDecompressSync)(bytes).equals(page)).toBe(true);
    if (encoding === 'br') expect(bytes.length).toBeLessThan(13_500);
    encodings.push(encoding);
  }
  // Short, then just too long, then long.
  expect(encodings.join(' ')).toMatch(/^(zstd )+(br )+(zstd ?)+$/);
});

it('a page is sent with what the caller accepts', async () => {
  const page = pageOf(1000);
  for (const accepted of ['zstd', 'br', 'gzip', 'identity'])
    expect((await compressOnce(page, accepted)).encoding).toBe(accepted);
});

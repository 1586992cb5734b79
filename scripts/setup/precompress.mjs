import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textual = new Set('.css .data .html .ico .js .json .mjs .svg .txt .webmanifest .xml'.split(' '));
const smallest = 128;
/** Each has two or three files open: in a container no more than a thousand may be. */
const atOnce = 16;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` next to every text file of more than 128 bytes, so that the server need not
 * compress.
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const compressSome = async () => {
    for (const file of files) await compressFile(file);
  };
  await Promise.all(Array.from({ length: atOnce }, compressSome));
}

async function compressFile(file) {
  const body = await readFile(file);
  if (body.length <= smallest) return;
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

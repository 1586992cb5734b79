import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In a window of 64 KB Brotli searches thoroughly in the time that it takes for a quick search in a larger one. */
const smallWindow = {
  bytes: 2 ** 17,
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** Compresses a text: fast for a single response, more thoroughly for a cached one. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip', use: 'once' | 'kept'): Promise<Buffer> {
  if (encoding === 'gzip') return await toGzip(body, { level: use === 'once' ? 6 : 9 });
  return await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: use === 'once' ? 5 : 11,
      ...(use === 'once' && body.length <= smallWindow.bytes && smallWindow.params),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a text: fast for a single response, more thoroughly for a cached one. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip', use: 'once' | 'kept'): Promise<Buffer> {
  if (encoding === 'gzip') return await toGzip(body, { level: use === 'once' ? 6 : 9 });
  return await toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: use === 'once' ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { acceptedEncoding, type QuickEncoding, quickEncoding } from './accepted-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);

/** A page of jobs is a quarter of its size after 0.06 ms; a level that makes it a fifth takes three times as long. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * In a window of 64 KB Brotli fills smaller tables. At this level a page is 1.5 % larger than at 9 and takes three quarters
 * of the time; at level 4 it would be 9 % larger and take half.
 */
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 };

/** For what is a response once, for the JSON of one, or for what is cached and sent often. */
type Use = 'once' | 'quickly' | 'kept';

const gzipLevels = { once: 6, quickly: 1, kept: 9 };

/** Level 7 makes a page 3 to 4 % smaller and takes up to 1.8 times as long. */
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 5 } };

/** In bytes: up to here the quick ways take less time than handing the work to another thread. */
const smallEnough = 2 ** 17;

/** Compresses a text: fast for a single response, more thoroughly for a cached one. */
export async function compress(body: Buffer, encoding: 'zstd' | 'br' | 'gzip', use: Use): Promise<Buffer> {
  const isSmall = body.length <= smallEnough;
  if (encoding === 'zstd') return isSmall ? zstdCompressSync(body, zstd) : await toZstd(body, zstd);
  if (encoding === 'gzip') return await toGzip(body, { level: gzipLevels[use] });
  if (use === 'quickly') return isSmall ? brotliCompressSync(body, quick) : await toBrotli(body, quick);
  const thorough = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: use === 'once' ? 5 : 11,
      ...(use === 'once' && isSmall && smallWindow),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return use === 'once' && isSmall ? brotliCompressSync(body, thorough) : await toBrotli(body, thorough);
}

/** In bytes: with its head, so much comes in the first round trip of a connection. */
const firstWindow = 13_280;
/** What Brotli makes of a page that Zstandard has compressed. */
const brotliOfZstd = 0.92;

/** A page that is made once: by what takes least work, or with Brotli where that saves a round trip. */
export async function compressOnce(
  body: Buffer,
  accepted: string | undefined,
): Promise<{ readonly bytes: Buffer; readonly encoding: QuickEncoding }> {
  const encoding = quickEncoding(accepted);
  if (encoding === 'identity') return { bytes: body, encoding };
  const bytes = await compress(body, encoding, 'once');
  const isJustTooLong = bytes.length > firstWindow && bytes.length * brotliOfZstd <= firstWindow;
  if (encoding !== 'zstd' || !isJustTooLong || acceptedEncoding(accepted) !== 'br')
    return { bytes, encoding };
  return { bytes: await compress(body, 'br', 'once'), encoding: 'br' };
}

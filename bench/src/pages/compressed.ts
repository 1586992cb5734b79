import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The text of a body, decompressed if necessary. */
export function plainText(body: Buffer, encoding: string | string[] | undefined): string {
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}

/** `other`, compressed at the level at which `text` takes about this many bytes. */
export function compressedLike(text: string, bytes: number, other: string): Buffer {
  const qualities = [11, 9, 4];
  const off = (quality: number) => Math.abs(brotli(text, quality).length - bytes);
  const [quality = 11] = qualities.toSorted((one, another) => off(one) - off(another));
  return brotli(other, quality);
}

function brotli(text: string, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params });
}

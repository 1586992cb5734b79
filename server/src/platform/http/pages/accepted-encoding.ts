export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;
const zstd = /(?:^|[\s,])zstd(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;
const gzip = /(?:^|[\s,])(?:x-)?gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;

/** The smallest encoding the caller accepts. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (brotli.test(acceptEncoding)) return 'br';
  return gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** What a response that is made once is compressed with: Zstandard takes about half of Brotli's time for 8 % more bytes. */
export type QuickEncoding = Encoding | 'zstd';

export function quickEncoding(acceptEncoding: string | undefined): QuickEncoding {
  return acceptEncoding !== undefined && zstd.test(acceptEncoding)
    ? 'zstd'
    : acceptedEncoding(acceptEncoding);
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;
const gzip = /(?:^|[\s,])(?:x-)?gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)/i;

/** The smallest encoding the caller accepts. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (brotli.test(acceptEncoding)) return 'br';
  return gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

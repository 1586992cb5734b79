import { createHash } from 'node:crypto';
import type { Exchange } from '../request-log.ts';
import { acceptedEncoding, type Encoding, type QuickEncoding } from './accepted-encoding.ts';

/** The finished bytes of a response in one encoding, with its head: nothing is computed per request. */
export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values alternating: the form Node writes fastest. */
  readonly head: string[];
  readonly headUnchanged: string[];
}

/** A response in memory, ready to send. */
export type StoredAnswer = Readonly<Record<Encoding, Variant>>;

export interface StoredContent {
  readonly body: Buffer;
  readonly compressed?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a response ready to send. */
export function storedAnswer({ body, compressed = {}, headers }: StoredContent): StoredAnswer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const { br, gzip } = compressed;
  const varies = br !== undefined || gzip !== undefined;
  const common = { ...headers, ...(varies ? { Vary: 'Accept-Encoding' } : {}) };
  const identity = variant(body, `"${hash}"`, common);
  const encoded = (bytes: Buffer | undefined, encoding: string) =>
    bytes === undefined
      ? undefined
      : variant(bytes, `"${hash}-${encoding}"`, { ...common, 'Content-Encoding': encoding });
  const asGzip = encoded(gzip, 'gzip') ?? identity;
  // A client that accepts Brotli is assumed to accept gzip too, as every browser does.
  return { identity, gzip: asGzip, br: encoded(br, 'br') ?? asGzip };
}

/** A response in the one encoding in which it was requested. */
export function storedVariant(
  body: Buffer,
  { encoding, headers }: { encoding: QuickEncoding; headers: Readonly<Record<string, string>> },
): Variant {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  return variant(body, encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`, headers);
}

function variant(body: Buffer, etag: string, headers: Readonly<Record<string, string>>): Variant {
  const unchanged = { ...headers, ETag: etag };
  const whole = { ...unchanged, 'Content-Length': String(body.length) };
  return { body, etag, head: Object.entries(whole).flat(), headUnchanged: Object.entries(unchanged).flat() };
}

/** Sends a stored response to a GET or HEAD: 304 when the caller has it already. */
export function sendStored(answer: StoredAnswer, exchange: Exchange): void {
  sendVariant(answer[acceptedEncoding(exchange.request.headers['accept-encoding'])], exchange);
}

/** The same for one that is stored in the accepted encoding. */
export function sendVariant({ body, etag, head, headUnchanged }: Variant, exchange: Exchange): void {
  const { request, response } = exchange;
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) {
    response.writeHead(304, headUnchanged);
    response.end();
    return;
  }
  response.writeHead(200, head);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

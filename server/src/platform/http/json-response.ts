import type { AnyOperation } from '@portway/contracts/operation';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { acceptedEncoding } from './pages/accepted-encoding.ts';
import { compress } from './pages/compress.ts';

/** Below this, the head and the work cost more than the bytes saved. */
export const compressedFrom = 1024;

const json = { 'Content-Type': 'application/json' } as const;

interface Sent {
  readonly status: 200 | 201;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON as the caller accepts it, compressed where its length may be known. */
export function jsonResponse(
  operation: AnyOperation,
  context: Context<AppEnv>,
  { text, status, headers }: Sent & { readonly text: string },
): Response | Promise<Response> {
  const all = { ...json, ...headers };
  if (text.length < compressedFrom || !mayBeCompressed(operation, context))
    return context.body(text, status, all);
  const varied = { ...all, Vary: 'Accept-Encoding' };
  const encoding = acceptedEncoding(context.req.header('Accept-Encoding'));
  if (encoding === 'identity') return context.body(text, status, varied);
  return compress(Buffer.from(text), encoding, 'quickly').then((body) =>
    context.body(new Uint8Array(body), status, { ...varied, 'Content-Encoding': encoding }),
  );
}

/**
 * The length of a compressed response tells a listener on the network whether words that a stranger placed in
 * it, such as a message, also stand elsewhere in it (BREACH). What visitors are sent is public; what a
 * signed-in caller is sent stays uncompressed unless its operation says that it may be.
 */
function mayBeCompressed({ holdsNoSecret }: AnyOperation, context: Context<AppEnv>): boolean {
  return context.get('account') === undefined || holdsNoSecret === true;
}

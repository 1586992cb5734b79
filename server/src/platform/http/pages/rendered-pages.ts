import { setImmediate } from 'node:timers/promises';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { contentPolicyFor } from '../content-policy.ts';
import { leftOut } from '../guarded-response.ts';
import { pauseSeconds } from '../problem.ts';
import { acceptedEncoding, type QuickEncoding } from './accepted-encoding.ts';
import { compress, compressOnce } from './compress.ts';
import type { PageCache } from './page-cache.ts';
import { isSignedIn, type ResponseCache } from './response-cache.ts';
import { type StoredAnswer, storedAnswer, storedVariant } from './stored-answer.ts';

/** Renders the page for a request. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;

/** What the page's own API calls inherit from the request for it. */
export type Visit = Pick<AppEnv['Bindings'], 'requestId' | 'visitor'>;

const keepHeader = 'Portway-Keep';

interface Rendered {
  readonly body: Buffer;
  readonly headers: Headers;
  /** When rendering began. */
  readonly askedAt: number;
}

export interface RenderedPagesDeps {
  readonly render: RenderPage;
  readonly kept: PageCache;
  readonly answers: Pick<ResponseCache, 'keep'>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Responds with rendered pages: text is compressed and HTML gets its content policy; both are cached for the
 * day or for a minute if the page allows it.
 */
export function renderedPages({ render, kept, answers, now }: RenderedPagesDeps): Handler<AppEnv> {
  /**
   * The first request does not wait for full compression; later ones within the minute get the smaller
   * response.
   */
  function keepBehind(path: string, { body, headers, askedAt }: Rendered): void {
    if (!kept.hasRoomBriefly()) return;
    const keep = async () => kept.keepBriefly(path, await finishedPage(body, headers), askedAt);
    // If compression fails, the page is rendered again.
    void keep().catch(() => undefined);
  }
  return async (context) => {
    const askedAt = now();
    const { signal } = context.req.raw;
    await untilClosesAreSeen();
    if (signal.aborted) return clientLeft();
    const response = await render(context.req.raw, context.env);
    const asks = response.headers.get(keepHeader);
    const keptFor = mayBeKept(context, response) ? asks : null;
    const keepable = keptFor === 'until-midnight' || keptFor === 'with-answers';
    const isAnswer = asks === 'with-answers' && mayBeKeptWithQuery(context, response);
    const headers = new Headers(response.headers);
    headers.delete(keepHeader);
    if (!headers.has('Cache-Control')) {
      headers.set('Cache-Control', keepable ? 'no-cache' : 'private, no-cache');
    }
    // React Router refuses a method without an Allow header.
    if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
    if (response.status === 503) headers.set('Retry-After', String(pauseSeconds));
    if (!isText(response)) return new Response(response.body, { status: response.status, headers });
    const body = Buffer.from(await response.arrayBuffer());
    if (signal.aborted) return clientLeft();
    if (isHtml(response))
      guard(headers, body, response.status === 200 ? new URL(context.req.raw.url).pathname : '');
    if (!keepable) {
      if (keptFor === 'a-minute')
        keepBehind(context.req.path, { body, headers: new Headers(headers), askedAt });
      headers.append('Vary', 'Accept-Encoding');
      headers.delete('Content-Length');
      const { status } = response;
      if (context.req.method === 'HEAD') return new Response(null, { status, headers });
      const { bytes, encoding } = await compressOnce(body, context.req.header('Accept-Encoding'));
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
      if (isAnswer) keepAnswer(answers, context, { body: bytes, encoding, headers, askedAt });
      return new Response(new Uint8Array(bytes), { status, headers });
    }
    const page = await finishedPage(body, headers);
    kept.keep(context.req.path, page, askedAt);
    return firstAnswer(context, page);
  };
}

/**
 * Canonical paths only. React Router also matches `/Rules` and `/rules///.`: cached under each of these, one
 * page could fill the cache. Operations of the API have capitals in their names, and no page under another spelling.
 */
const plainPath = /^\/(?:api\/docs\/[A-Za-z]+|[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;

function mayBeKept(context: Context<AppEnv>, response: Response): boolean {
  return isForEverybody(context, response) && !context.req.url.includes('?');
}

/** A calculator with its answers in the address. */
function mayBeKeptWithQuery(context: Context<AppEnv>, response: Response): boolean {
  const { req } = context;
  return isForEverybody(context, response) && req.url.includes('?') && !isSignedIn(req.header('Cookie'));
}

function isForEverybody({ req }: Context<AppEnv>, response: Response): boolean {
  return (
    response.headers.has(keepHeader) &&
    req.method === 'GET' &&
    response.status === 200 &&
    isText(response) &&
    plainPath.test(req.path) &&
    // A response that sets a cookie is for one visitor only.
    !response.headers.has('Set-Cookie')
  );
}

/** The page's own policy. Only the tools under `/embed/` may be framed by other sites. */
function guard(headers: Headers, html: Buffer, pathname: string): void {
  const framed = pathname.startsWith('/embed/');
  headers.set('Content-Security-Policy', contentPolicyFor(html, framed ? '*' : "'none'"));
  if (!framed) return;
  headers.set('X-Frame-Options', leftOut);
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** A page, or a file for programs. */
function isText(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/') ?? false;
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

async function finishedPage(body: Buffer, headers: Headers): Promise<StoredAnswer> {
  const [br, gzip] = await Promise.all([compress(body, 'br', 'kept'), compress(body, 'gzip', 'kept')]);
  return storedAnswer({ body, compressed: { br, gzip }, headers: Object.fromEntries(headers) });
}

function firstAnswer({ req }: Context<AppEnv>, page: StoredAnswer): Response {
  const { body, head } = page[acceptedEncoding(req.header('Accept-Encoding'))];
  const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1] ?? '']] : []));
  return new Response(new Uint8Array(body), { headers: Object.fromEntries(pairs) });
}

/** Keeps the bytes that are sent, in the encoding in which they are. */
function keepAnswer(
  answers: Pick<ResponseCache, 'keep'>,
  { req }: Context<AppEnv>,
  { body, encoding, headers, askedAt }: Rendered & { readonly encoding: QuickEncoding },
): void {
  const { pathname, search } = new URL(req.url);
  const variant = storedVariant(body, { encoding, headers: Object.fromEntries(headers) });
  answers.keep(`${pathname}${search}`, encoding, { ...variant, askedAt });
}

/**
 * While the process is busy, requests wait in the kernel, and some of their clients leave. Such a request is read in one
 * turn of the event loop, the end of its connection in the next, and `close` comes in the one after.
 */
async function untilClosesAreSeen(): Promise<void> {
  await setImmediate();
  await setImmediate();
  await setImmediate();
}

/** Nobody reads it: the connection is closed. */
function clientLeft(): Response {
  return new Response(null, { status: 499 });
}

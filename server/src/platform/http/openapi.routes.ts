import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { acceptedEncoding } from './pages/accepted-encoding.ts';
import { compress } from './pages/compress.ts';
import { type StoredAnswer, storedAnswer } from './pages/stored-answer.ts';

/** The description of the operations, the same for everybody: it may be cached. */
export const openApiPath = '/api/openapi.json';

/** Whether a path under `/api` is a page for people: the documentation, or the data that hydrates it. */
export function isApiPage(path: string): boolean {
  return path === '/api/docs' || path === '/api/docs.data' || path.startsWith('/api/docs/');
}

/**
 * `/api/openapi.json`: the machine-readable description of the operations. Written and compressed once, at the
 * first request, because that takes a tenth of a start; a caller that has it already gets 304.
 */
export function openApiRoutes(api: Hono<AppEnv>, document: () => object): void {
  let description: Promise<StoredAnswer> | undefined;
  api.get(openApiPath, async (context) => {
    description ??= storedDocument(document());
    const { body, etag, head, headUnchanged } = (await description)[
      acceptedEncoding(context.req.header('Accept-Encoding'))
    ];
    const isKnown = context.req.header('If-None-Match')?.includes(etag) === true;
    const headers = headersOf(isKnown ? headUnchanged : head);
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(new Uint8Array(body), { headers });
  });
}

async function storedDocument(document: object): Promise<StoredAnswer> {
  const body = Buffer.from(JSON.stringify(document));
  const [br, gzip] = await Promise.all([compress(body, 'br', 'once'), compress(body, 'gzip', 'once')]);
  return storedAnswer({
    body,
    compressed: { br, gzip },
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
  });
}

/** From names and values alternating. */
function headersOf(list: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < list.length; index += 2) headers.set(list[index] ?? '', list[index + 1] ?? '');
  return headers;
}

import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { dataIn, deferHydration } from './defer-hydration.ts';
import { hydrationMode } from './hydration-mode.ts';
import { londonToday } from './kit/page/london-today.ts';
import { ourOrigin } from './kit/page/our-origin.ts';
import { onlyOurScripts } from './only-our-scripts.ts';
import type { Thing } from './site/frame/sharing/schema-org.ts';
import { sharePage } from './site/frame/sharing/share-page.ts';
import { questionsInText } from './site/marketing/faq/questions.ts';

export { apiFetch } from './kit/loading/api-fetch.ts';
export { originToCome, setOurOrigin } from './kit/page/our-origin.ts';

const giveUpAfterMs = 10_000;
/** The server puts this header on a request for what a page's loaders answered, without the page. */
const asksForData = 'Portway-Wake';
/** In characters: less is not worth a request of its own. */
const smallData = 1000;

/** Renders one whole page; nothing is streamed, so that a page can be kept, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const mark = randomBytes(16).toString('base64url');
  const page = await render(context, request.url, mark);
  // The development server adds its own module scripts, which only work as it wrote them.
  const answer = { status: page.failed ? 500 : status, headers };
  if (import.meta.env.DEV) return new Response(page.html, answer);
  const html = onlyOurScripts(page.html, mark);
  const data = dataIn(html);
  if (request.headers.has(asksForData)) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(data, answer);
  }
  const awake = deferHydration(html, hydrationMode(context), apart(request, data) ? 'apart' : 'within');
  const shared = sharePage(awake, {
    url: new URL(request.url),
    status: answer.status,
    origin: ourOrigin(),
    described: describedIn(context.staticHandlerContext.loaderData),
    questionsOf: (path) => (path === '/faq' ? questionsInText(londonToday()) : undefined),
  });
  if (shared.link !== undefined) headers.append('Link', shared.link);
  return new Response(shared.html, answer);
}

/** Whether the data can be asked for alone, and is worth it. The answer to a post cannot be asked for again. */
function apart({ method, url }: Request, data: string): boolean {
  return method === 'GET' && data.length > smallData && new URL(url).pathname !== '/';
}

function render(
  context: EntryContext,
  url: string,
  mark: string,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={mark} />,
      {
        nonce: mark,
        // One piece: a boundary sent later would need inline scripts to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          text(body).then((html) => resolve({ html, failed }), reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error(`The page ${url.replace(/\?.*/, '')} took too long`)),
      giveUpAfterMs,
    );
  });
}

/** A page that does not exist is an answer, not a fault: only real errors reach the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};

/** What the loaders of a page give search engines to read besides. */
function describedIn(answers: Readonly<Record<string, unknown>>): Thing[] {
  return Object.values(answers).flatMap((answer) => {
    const isDescribed = typeof answer === 'object' && answer !== null && 'described' in answer;
    return isDescribed && Array.isArray(answer.described) ? answer.described.filter(isThing) : [];
  });
}

function isThing(thing: unknown): thing is Thing {
  return typeof thing === 'object' && thing !== null && '@type' in thing;
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { hydrationMode } from './hydration-mode.ts';
import { londonToday } from './kit/page/london-today.ts';
import { ourOrigin } from './kit/page/our-origin.ts';
import { dataIn, deferHydration } from './server-rewrites/defer-hydration.ts';
import { sheetInliner } from './server-rewrites/inline-sheets.ts';
import { keptFrames } from './server-rewrites/kept-frame.ts';
import { onlyOurScripts } from './server-rewrites/only-our-scripts.ts';
import { type Rule, readRules } from './server-rewrites/used-rules.ts';
import { FrameKept } from './site/frame/kept-part.tsx';
import type { Thing } from './site/frame/sharing/schema-org.ts';
import { sharePage } from './site/frame/sharing/share-page.ts';
import { questionsInText } from './site/marketing/faq/questions.ts';

export { apiFetch } from './kit/loading/api-fetch.ts';
export { originToCome, setOurOrigin } from './kit/page/our-origin.ts';

const frameOf = keptFrames();
const giveUpAfterMs = 10_000;
/** The server sets this header when it requests only a page's loader data. */
const asksForData = 'Portway-Wake';
/** In characters: smaller data is not worth a request of its own. */
const smallData = 1000;

/** Renders a whole page without streaming, so that it can be cached, compressed and hashed. */
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
  // Vite's development server adds its own module scripts, which must stay unchanged to work.
  const answer = { status: page.failed ? 500 : status, headers };
  if (import.meta.env.DEV) return new Response(page.html, answer);
  const html = onlyOurScripts(page.html, mark);
  const data = dataIn(html);
  if (request.headers.has(asksForData)) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(data, answer);
  }
  const mode = hydrationMode(context);
  const awake = deferHydration(html, mode, apart(request, headers, data) ? 'apart' : 'within');
  const styled = mode === 'now' ? awake : inlineSheets(awake, { hydrates: mode === 'idle' });
  const shared = sharePage(styled, {
    url: new URL(request.url),
    status: answer.status,
    origin: ourOrigin(),
    described: describedIn(context.staticHandlerContext.loaderData),
    questionsOf: (path) => (path === '/faq' ? questionsInText(londonToday()) : undefined),
  });
  if (shared.link !== undefined) headers.append('Link', shared.link);
  return new Response(shared.html, answer);
}

/**
 * Whether the data can be fetched separately and is large enough. The response to a POST cannot be fetched
 * again. Nor can what changes from one moment to the next, such as the free times of a demo: the page would
 * hydrate with other words than it shows.
 */
function apart({ method, url }: Request, headers: Headers, data: string): boolean {
  const changes =
    headers.get('Portway-Keep') === 'a-minute' || headers.get('Cache-Control')?.includes('no-store') === true;
  return method === 'GET' && !changes && data.length > smallData && new URL(url).pathname !== '/';
}

function render(
  context: EntryContext,
  url: string,
  mark: string,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const body = new PassThrough();
    const frame = frameOf();
    const { pipe, abort } = renderToPipeableStream(
      <FrameKept value={frame}>
        <ServerRouter context={context} url={url} nonce={mark} />
      </FrameKept>,
      {
        nonce: mark,
        // In one chunk: a boundary sent later would need inline scripts to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          text(body).then((html) => resolve({ html: frame.fill(html), failed }), reject);
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

/** A page that does not exist is a normal response: only real errors are logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};

const sheets = new Map<string, readonly Rule[]>();
const inlineSheets = sheetInliner(rulesAt);

/** The rules of a style sheet of the build, which stands beside the server's part of it. */
function rulesAt(href: string): readonly Rule[] {
  const known = sheets.get(href);
  if (known) return known;
  const rules = readRules(readFileSync(join(import.meta.dirname, '../client', href), 'utf8'));
  sheets.set(href, rules);
  return rules;
}

/** The structured data that a page's loaders give search engines. */
function describedIn(answers: Readonly<Record<string, unknown>>): Thing[] {
  return Object.values(answers).flatMap((answer) => {
    const isDescribed = typeof answer === 'object' && answer !== null && 'described' in answer;
    return isDescribed && Array.isArray(answer.described) ? answer.described.filter(isThing) : [];
  });
}

function isThing(thing: unknown): thing is Thing {
  return typeof thing === 'object' && thing !== null && '@type' in thing;
}

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
import { howItWakes } from './how-it-wakes.ts';
import { letWake } from './let-wake.ts';
import { onlyOurScripts } from './only-our-scripts.ts';

export { apiFetch } from './page/api-fetch.ts';

const giveUpAfterMs = 10_000;

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
  const html = import.meta.env.DEV
    ? page.html
    : letWake(onlyOurScripts(page.html, mark), howItWakes(context));
  return new Response(html, { status: page.failed ? 500 : status, headers });
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
    const timer = setTimeout(() => abort(new Error(`The page ${url} took too long`)), giveUpAfterMs);
  });
}

/** A page that does not exist is an answer, not a fault: only real errors reach the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hydrationMode } from './hydration-mode.ts';
import { londonToday } from './kit/page/london-today.ts';
import { ourOrigin } from './kit/page/our-origin.ts';
import { deferHydration, withData } from './server-rewrites/defer-hydration.ts';
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
/**
 * Where our server wants the page's text: a response would hand it over as a stream of bytes, which are joined again. Its
 * response then has no body. In development and when pages are prerendered it is not set.
 */
export const pageText = createContext<{ text?: string } | null>(null);
const encoder = new TextEncoder();

/** The server sets this header when it requests only a page's loader data. */
const asksForData = 'Portway-Wake';
/** In characters: smaller data is not worth a request of its own. */
const smallData = 1000;

/** Renders a whole page without streaming it, so that it can be cached, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const responseInit = { status, headers };
  if (request.method === 'HEAD') return new Response(null, responseInit);
  const data = serverHandoffStream === undefined ? '' : await text(serverHandoffStream);
  if (request.headers.has(asksForData)) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return responseOf(data, responseInit, routerContext);
  }
  const mark = randomBytes(16).toString('base64url');
  const page = render(context, request.url, mark);
  // Vite's development server adds its own module scripts, which must stay unchanged to work.
  if (import.meta.env.DEV) return new Response(withData(page, data), responseInit);
  const html = onlyOurScripts(page, mark);
  const mode = hydrationMode(context);
  const awake = deferHydration(html, mode, { data, isApart: isApart(request, headers, data) });
  const shared = sharePage(awake, {
    url: new URL(request.url),
    status,
    origin: ourOrigin(),
    described: describedIn(context.staticHandlerContext.loaderData),
    questionsOf: (path) => (path === '/faq' ? questionsInText(londonToday()) : undefined),
  });
  if (shared.link !== undefined) headers.append('Link', shared.link);
  const styled = mode === 'now' ? shared.html : inlineSheets(shared.html, { hydrates: mode === 'idle' });
  return responseOf(styled, responseInit, routerContext);
}

function responseOf(
  text: string,
  responseInit: ResponseInit,
  routerContext: RouterContextProvider,
): Response {
  const renderedPage = routerContext.get(pageText);
  if (renderedPage === null) return new Response(encoder.encode(text), responseInit);
  renderedPage.text = text;
  return new Response(null, responseInit);
}

/**
 * Whether the data can be fetched separately and is large enough. The response to a POST cannot be fetched
 * again. Nor can what changes from one moment to the next, such as the free times of a demo: the page would
 * hydrate with other words than it shows.
 */
function isApart({ method, url }: Request, headers: Headers, data: string): boolean {
  const changes =
    headers.get('Portway-Keep') === 'a-minute' || headers.get('Cache-Control')?.includes('no-store') === true;
  return method === 'GET' && !changes && data.length > smallData && new URL(url).pathname !== '/';
}

/**
 * The page in one go, as nothing in a page waits: what it needs is loaded before. The context is without the loader
 * data, which is added afterwards: React Router would have React render it in two further passes.
 */
function render(context: EntryContext, url: string, mark: string): string {
  const frame = frameOf();
  const html = renderToString(
    <FrameKept value={frame}>
      <ServerRouter context={ownRoutes(context)} url={url} nonce={mark} />
    </FrameKept>,
  );
  // React leaves this mark in place of a part that waits, or that failed within a boundary.
  if (html.includes('<!--$!-->')) throw new Error('A part of the page waits, or failed.');
  return `<!DOCTYPE html>${frame.fill(html)}`;
}

/** React Router makes a tree of all the site's routes for each page, which needs those of its own address. */
function ownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [[id, route] as const];
  });
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
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
  const cachedRules = sheets.get(href);
  if (cachedRules) return cachedRules;
  const rules = readRules(readFileSync(join(import.meta.dirname, '../client', href), 'utf8'));
  sheets.set(href, rules);
  return rules;
}

/** The structured data that a page's loaders give search engines. */
function describedIn(loaderData: Readonly<Record<string, unknown>>): Thing[] {
  return Object.values(loaderData).flatMap((data) => {
    const isDescribed = typeof data === 'object' && data !== null && 'described' in data;
    return isDescribed && Array.isArray(data.described) ? data.described.filter(isThing) : [];
  });
}

function isThing(thing: unknown): thing is Thing {
  return typeof thing === 'object' && thing !== null && '@type' in thing;
}

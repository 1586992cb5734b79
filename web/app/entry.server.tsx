import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { hydrationMode } from './hydration-mode.ts';
import { reportError } from './kit/loading/api-fetch.ts';
import { londonToday } from './kit/page/london-today.ts';
import { ourOrigin } from './kit/page/our-origin.ts';
import { renderPage } from './render-page.tsx';
import { sheetInliner } from './server-rewrites/inline-sheets.ts';
import { onlyOurScripts } from './server-rewrites/only-our-scripts.ts';
import { type Rule, readRules } from './server-rewrites/used-rules.ts';
import type { Thing } from './site/frame/sharing/schema-org.ts';
import { sharePage } from './site/frame/sharing/share-page.ts';
import { questionsInText } from './site/marketing/faq/questions.ts';

export { apiFetch, reportError } from './kit/loading/api-fetch.ts';
export { originToCome, setOurOrigin } from './kit/page/our-origin.ts';

const encoder = new TextEncoder();

/** Renders a whole page before it is sent, so that it can be cached, compressed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const responseInit = { status, headers };
  if (request.method === 'HEAD') return new Response(null, responseInit);
  // Vite's development server adds its own module scripts, which must stay unchanged to work. It has no content security
  // policy, and a nonce on its style sheet would differ from what React renders in the browser, which knows none.
  if (import.meta.env.DEV) return new Response(await renderPage(context, request), responseInit);
  const nonce = randomBytes(16).toString('base64url');
  const page = await renderPage(context, request, nonce);
  const mode = hydrationMode(context.staticHandlerContext.matches.map(({ route }) => route));
  const shared = sharePage(onlyOurScripts(page, nonce, { areHeld: mode === 'idle' }), {
    url: new URL(request.url),
    status,
    origin: ourOrigin(),
    described: describedIn(context.staticHandlerContext.loaderData),
    questionsOf: (path) => (path === '/faq' ? questionsInText(londonToday()) : undefined),
  });
  if (shared.link !== undefined) headers.append('Link', shared.link);
  const styled = mode === 'now' ? shared.html : inlineSheets(shared.html, { hydrates: mode === 'idle' });
  return new Response(encoder.encode(styled), responseInit);
}

/** A page that does not exist is a normal response: only real errors are logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(reportError)(error);
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

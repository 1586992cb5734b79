import { createServer, type Server } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Door } from './door.ts';
import { GuardedResponse } from './guarded-response.ts';
import { createListener } from './listener.ts';
import { keptPages } from './pages/kept-pages.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import type { Visit, WebBuild } from './pages/web-build.ts';
import { notFound } from './problem.ts';

export interface SiteNeeds {
  readonly app: Hono<Door>;
  /** Without it, the API stands alone. */
  readonly web: WebBuild | undefined;
  readonly origin: string;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The whole site as one server, not yet listening: the API, then what the build published, then pages rendered on demand. */
export function createSite({ app, web, origin, log, now }: SiteNeeds): Server {
  const kept = keptPages(now);
  const files = web?.files(origin) ?? { assets: new Map(), pages: new Map() };
  // A missing asset needs no page to say so.
  app.get('/assets/*', notFound);
  if (web !== undefined) {
    const render = web.renderer((request, visit) => apiFetch(app, request, visit), origin);
    app.all('*', renderedPages({ render, kept, now }));
  }
  const listener = createListener({ app, files, kept, origin, log });
  return createServer({ ServerResponse: GuardedResponse }, listener);
}

/** The API as a page of this visitor calls it: in this process, with the visitor's cookies, under the same request id. */
function apiFetch(app: Hono<Door>, page: Request, { requestId, visitor }: Visit) {
  const cookie = page.headers.get('Cookie');
  return async (request: Request): Promise<Response> => {
    const asked = new Request(request);
    if (cookie !== null) asked.headers.set('Cookie', cookie);
    return await app.fetch(asked, { requestId, visitor });
  };
}

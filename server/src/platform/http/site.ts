import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { TrustsProxy } from '../config/trusted-proxies.ts';
import type { AppEnv } from './app-env.ts';
import { GuardedResponse } from './guarded-response.ts';
import { createListener, type Traced } from './listener.ts';
import { type Metrics, metricsHandler } from './metrics.ts';
import type { PageCache } from './pages/page-cache.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { createResponseCache } from './pages/response-cache.ts';
import type { Visit, WebBuild } from './pages/web-build.ts';
import { faultOf, notFound } from './problem.ts';

export interface SiteDeps {
  readonly app: Hono<AppEnv>;
  /** Without it, only the API is served. */
  readonly web: WebBuild | undefined;
  /** The cache of rendered pages. */
  readonly kept: PageCache;
  readonly origin: string;
  readonly trustsProxy: TrustsProxy;
  /** Makes the idempotency keys of forms unguessable. */
  readonly secret: string;
  readonly log: Logger;
  /** Served at `/metrics`; without it, nothing is. With a token, only to who sends it. */
  readonly metrics?: { readonly of: Metrics; readonly token: string | undefined } | undefined;
  /** Notes each request, for those figures and for a page of the team. */
  readonly observe?: Pick<Metrics, 'begun' | 'ended' | 'ready'>;
  /** Handles a request within the span of its trace. */
  readonly trace?: Traced | undefined;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The whole site as one server, not yet listening: the API, then the build's static files, then pages
 * rendered on demand.
 */
export function createSite(deps: SiteDeps): Server {
  const { app, web, kept, origin, trustsProxy, secret, log, metrics, observe, trace, now } = deps;
  const files = web?.files(origin) ?? { assets: new Map(), pages: new Map() };
  const answers = createResponseCache(now);
  // A missing asset is answered without rendering a page.
  app.get('/assets/*', notFound);
  app.get('/metrics', metrics === undefined ? notFound : metricsHandler(metrics.of, metrics.token));
  if (web !== undefined) {
    const render = web.renderer(
      (request, visit) => apiFetch({ app, secret }, request, visit),
      origin,
      (error, { requestId }) => {
        const err = error instanceof Error ? faultOf(error) : String(error);
        log.error({ requestId, err }, 'A page could not be rendered');
      },
    );
    app.all('*', renderedPages({ render, kept, answers, now }));
  }
  const listener = createListener({
    app,
    files,
    kept,
    answers,
    origin,
    trustsProxy,
    log,
    observe,
    trace,
  });
  return createServer({ ServerResponse: GuardedResponse, ...patience }, listener);
}

/**
 * For how long the head of a request may come, in milliseconds, and how often Node looks. Files and forms come later, and
 * each has its own bound (uploads/).
 */
const patience = { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 } as const;

/** What the API learns of the visitor who requests the page. */
const ofTheVisitor = ['Cookie', 'User-Agent', 'Sec-Fetch-Site'];

/**
 * The API as called by a page for this visitor: in this process, with the visitor's cookies and the same
 * request id. The request is made for this call, so it takes the headers itself: a copy costs as much as a short answer.
 */
function apiFetch(
  { app, secret }: Pick<SiteDeps, 'app' | 'secret'>,
  page: Request,
  { requestId, visitor }: Visit,
) {
  return async (request: Request): Promise<Response> => {
    const { headers } = request;
    for (const name of ofTheVisitor) {
      const value = page.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const key = headers.get('Idempotency-Key');
    // A form's key is derived from its content: unhashed, a stranger could compute it and use it up.
    if (key !== null) headers.set('Idempotency-Key', sealed(secret, visitor, key));
    return await app.fetch(request, { requestId, visitor });
  };
}

function sealed(secret: string, visitor: string, key: string): string {
  return createHmac('sha256', secret).update(`key of a form\n${visitor}\n${key}`).digest('base64url');
}

import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { TrustsProxy } from '../config/trusted-proxies.ts';
import type { AppEnv } from './app-env.ts';
import { GuardedResponse } from './guarded-response.ts';
import type { Metrics } from './metrics.ts';
import { isApiPage, openApiPath } from './openapi.routes.ts';
import { acceptedEncoding, quickEncoding } from './pages/accepted-encoding.ts';
import { canonicalAddress } from './pages/canonical-address.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { PublishedFiles } from './pages/published-files.ts';
import { isSignedIn, type ResponseCache } from './pages/response-cache.ts';
import { type StoredAnswer, sendStored, sendVariant } from './pages/stored-answer.ts';
import { createProxyWatch } from './proxy-watch.ts';
import { readyAnswers } from './ready-answers.ts';
import { headerOf, requestIdOf } from './request-id.ts';
import { type Exchange, logRequest } from './request-log.ts';
import { within } from './request-scope.ts';
import { openSseConnection } from './sse-connection.ts';
import { visitorOf } from './visitor.ts';

export interface ListenerDeps {
  readonly app: Hono<AppEnv>;
  readonly files: PublishedFiles;
  readonly kept: PageCache;
  readonly answers: Pick<ResponseCache, 'find'>;
  /** The site's public origin. */
  readonly origin: string;
  readonly trustsProxy: TrustsProxy;
  readonly log: Logger;
  /** Told of each request, for the figures of an operator. */
  readonly observe?: Pick<Metrics, 'begun' | 'ended' | 'ready'> | undefined;
  /** Handles a request within the span of its trace. */
  readonly trace?: Traced | undefined;
}

/** Handles a request, and may do so within something. */
export type Traced = (exchange: Exchange, handle: () => void) => void;

/** Handles one request. */
export type SiteListener = (request: IncomingMessage, response: GuardedResponse) => void;

/**
 * Node's listener: responses ready in memory are sent at once, everything else goes to Hono. Cached pages and
 * suggestions skip Hono because they are most of the traffic and need nothing from it.
 */
export function createListener(deps: ListenerDeps): SiteListener {
  const { app, files, kept, answers, origin, trustsProxy, log, observe, trace } = deps;
  const redirectFor = canonicalAddress(origin);
  const ready = readyAnswers();
  const watchProxy = createProxyWatch({
    origin,
    trustsProxy,
    warn: (details, message) => log.warn(details, message),
  });
  const toApp = getRequestListener((request, { incoming, outgoing }) => {
    const { method, url = '' } = incoming;
    const keepReady =
      method === 'GET'
        ? (json: string, forSeconds: number | undefined) => ready.keep(url, json, forSeconds)
        : undefined;
    const ours = outgoing instanceof GuardedResponse ? outgoing : undefined;
    return app.fetch(request, {
      requestId: ours?.requestId ?? '',
      visitor: visitorOf(incoming, trustsProxy),
      keepReady,
      signedInAs:
        ours &&
        ((account) => {
          ours.account = account;
        }),
      answers:
        ours &&
        ((operation) => {
          ours.operation = operation;
        }),
      leaveOpen: ours && ((onClose) => openSseConnection(ours, onClose)),
    });
  });

  function findStored(url: string, path: string): StoredAnswer | undefined {
    const asset = files.assets.get(path);
    // A prerendered page would ignore its query.
    if (asset !== undefined || url !== path) return asset;
    return files.pages.get(path) ?? kept.find(path);
  }

  // Whoever takes Zstandard may have been sent Brotli.
  const findAnswered = ({ url = '', headers: { 'accept-encoding': accepted } }: IncomingMessage) =>
    answers.find(url, quickEncoding(accepted)) ?? answers.find(url, acceptedEncoding(accepted));

  const answer: (exchange: Exchange) => void = (exchange) => {
    const { path, request, response } = exchange;
    const { url = '/', method } = request;
    const forMachines = isForMachines(path);
    response.noStore = (forMachines && path !== openApiPath) || isSpeltOddly(path);
    if (!forMachines && (method === 'GET' || method === 'HEAD')) {
      const redirect = redirectFor(url, request.headers.host);
      if (redirect !== undefined) return void response.writeHead(redirect.status, redirect.headers).end();
      const storedAnswer = findStored(url, path);
      if (storedAnswer !== undefined) return sendStored(storedAnswer, exchange);
      const cachedAnswer =
        url === path || isSignedIn(request.headers.cookie) ? undefined : findAnswered(request);
      if (cachedAnswer !== undefined) return sendVariant(cachedAnswer, exchange);
    }
    const { requestId, traceId } = response;
    within(traceId === undefined ? { requestId } : { requestId, traceId }, () => toApp(request, response));
  };

  /** Counted, and neither logged nor timed: people ask at every keystroke, and it takes microseconds. */
  const isSentReady: (request: IncomingMessage, response: GuardedResponse) => boolean = (
    request,
    response,
  ) => {
    const { url = '/', method } = request;
    if (method !== 'GET' || !ready.send(url, response, headerOf(request, 'accept-encoding'))) return false;
    observe?.ready();
    return true;
  };

  return (request, response) => {
    response.requestId = requestIdOf(request);
    if (isAmbiguous(request)) return refuse(response);
    if (isSentReady(request, response)) return;
    const { url = '/' } = request;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const isAsset = files.assets.has(path);
    const exchange: Exchange = { id: response.requestId, path, request, response, isAsset };
    const started = performance.now();
    observe?.begun(response);
    // One listener for both: a second costs a tenth of an answer that is ready.
    response.once('close', () => {
      const ms = performance.now() - started;
      logRequest(log, exchange, ms);
      observe?.ended(exchange, ms);
    });
    watchProxy(request);
    if (trace === undefined) answer(exchange);
    else trace(exchange, () => answer(exchange));
  };
}

/**
 * Whether a request may mean one thing to us and another to a proxy before us: it names two hosts (RFC 9112, 3.2), or
 * asks for itself to be sent back (RFC 9110, 9.3.8), which nobody here needs.
 */
function isAmbiguous({ method, rawHeaders }: IncomingMessage): boolean {
  if (method === 'TRACE') return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

function refuse(response: GuardedResponse): void {
  response.shouldKeepAlive = false;
  response
    .writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end('This request is not one that we answer.\n');
}

/**
 * `/%61pi/rules`, `/x/../api/rules` and `http://host/api/rules` also reach the API, whose responses must not
 * be stored.
 */
function isSpeltOddly(path: string): boolean {
  return /^[^/]|%|\/\.\.?(?:\/|$)/.test(path);
}

function isForMachines(path: string): boolean {
  if (isApiPage(path)) return false;
  return (
    path.startsWith('/api/') ||
    path === '/api' ||
    path === '/healthz' ||
    path === '/metrics' ||
    path === '/readyz'
  );
}

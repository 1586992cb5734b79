import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Door } from './door.ts';
import { isApiPage } from './openapi.routes.ts';
import { canonicalAddress } from './pages/canonical-address.ts';
import type { KeptPages } from './pages/kept-pages.ts';
import type { PublishedFiles } from './pages/published-files.ts';
import { type StoredAnswer, sendStored } from './pages/stored-answer.ts';
import { requestIdOf } from './request-id.ts';
import { type Exchange, logRequest } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface ListenerNeeds {
  readonly app: Hono<Door>;
  readonly files: PublishedFiles;
  readonly kept: KeptPages;
  /** Where people reach the site. */
  readonly origin: string;
  readonly log: Logger;
}

/**
 * Node's listener: an answer that is ready in memory is sent at once, everything else goes to the app. Pages in
 * memory are answered before Hono because they are most of what is asked and need nothing it does.
 */
export function createListener({ app, files, kept, origin, log }: ListenerNeeds): RequestListener {
  const redirectFor = canonicalAddress(origin);
  const toApp = getRequestListener((request, { outgoing }) =>
    app.fetch(request, { requestId: String(outgoing.getHeader('X-Request-Id')) }),
  );

  function stored(url: string, path: string): StoredAnswer | undefined {
    const asset = files.assets.get(path);
    // A page that ignored its query would lose the answer in it.
    if (asset !== undefined || url !== path) return asset;
    return files.pages.get(path) ?? kept.find(path);
  }

  return (request, response) => {
    const { url = '/', method, headers } = request;
    const path = url.split('?', 1)[0] ?? url;
    const exchange: Exchange = { id: requestIdOf(request), path, request, response };
    logRequest(log, exchange);
    const isPage = (method === 'GET' || method === 'HEAD') && !isForMachines(path);
    const redirect = isPage ? redirectFor(url, headers.host) : undefined;
    const answer = isPage && redirect === undefined ? stored(url, path) : undefined;
    if (answer !== undefined) return sendStored(answer, exchange);

    setSecurityHeaders(response);
    response.setHeader('X-Request-Id', exchange.id);
    if (redirect !== undefined) return void response.writeHead(redirect.status, redirect.headers).end();
    if (isForMachines(path)) response.setHeader('Cache-Control', 'no-store');
    return void toApp(request, response);
  };
}

function isForMachines(path: string): boolean {
  if (isApiPage(path)) return false;
  return path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/readyz';
}

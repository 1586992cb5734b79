import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { pagesAtOrigin } from './pages-at-origin.ts';
import { type PublishedFiles, readBuiltFiles } from './published-files.ts';
import type { RenderPage, Visit } from './rendered-pages.ts';

export type { Visit };

/** Calls our own API without leaving the process. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** Told of what a page throws, with the request for it. */
export type OnPageError = (error: unknown, visit: Visit) => void;

/** Loads the build of `web/`; undefined when there is none, as in API tests. */
export async function loadWebBuild(folder: string): Promise<WebBuild | undefined> {
  const entry = resolve(folder, 'server/index.js');
  if (!existsSync(entry)) return undefined;
  try {
    return await load(folder, entry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The pages in ${resolve(folder)} cannot be loaded: ${reason}. Remove that folder and run "npm start", which builds them.`,
      { cause: error },
    );
  }
}

/** The web build: static files, and pages to render. */
async function load(folder: string, entry: string) {
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  const handle = createRequestHandler(build, 'production');
  const fetchKey = exportedKey<ApiFetch>(build, 'apiFetch');
  const reportKey = exportedKey<(error: unknown) => void>(build, 'reportError');
  const files = readBuiltFiles(resolve(join(folder, 'client')));
  return {
    /** The static files, once the public origin is known. */
    files: (origin: string): PublishedFiles => ({
      assets: files.assets,
      pages: pagesAtOrigin(files.pages, { standIn: originToCome(build), origin }),
    }),
    /**
     * `apiFetchFor` creates the API client of a page's loaders and actions for the visitor; `origin` is the
     * public origin.
     */
    renderer: (
      apiFetchFor: (request: Request, visit: Visit) => ApiFetch,
      origin: string,
      onError: OnPageError = (error) => console.error(error),
    ): RenderPage => {
      tellOrigin(build, origin);
      return async (request, visit) => {
        const context = new RouterContextProvider();
        if (fetchKey !== undefined) context.set(fetchKey, orUnavailable(apiFetchFor(request, visit)));
        if (reportKey !== undefined) context.set(reportKey, (error) => onError(error, visit));
        return await handle(asAsked(request, visit, origin), context);
      };
    },
  };
}

/**
 * A page that cannot read its data is a response of its own, by the framework's way of throwing one. A form's own call is
 * answered instead, so that what was typed stays.
 */
function orUnavailable(apiFetch: ApiFetch): ApiFetch {
  return async (request) => {
    const response = await apiFetch(request);
    if (response.status === 503 && request.method === 'GET')
      throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
    return response;
  };
}

export type WebBuild = Awaited<ReturnType<typeof load>>;

/** Pages build absolute URLs with the configured origin, never with the Host header. */
function tellOrigin({ entry }: ServerBuild, origin: string): void {
  const exported: object = entry.module;
  if ('setOurOrigin' in exported && typeof exported.setOurOrigin === 'function')
    exported.setOurOrigin(origin);
}

/** The placeholder for the origin in prerendered pages, if there is one. */
function originToCome({ entry }: ServerBuild): string | undefined {
  const exported: object = entry.module;
  return 'originToCome' in exported && typeof exported.originToCome === 'string'
    ? exported.originToCome
    : undefined;
}

/** Tells a page the key of its visitor's limits. */
const ofVisitor = 'Portway-Visitor';

/**
 * The request as a page sees it. Its URL is on the public origin, whatever the Host header says and although
 * a proxy may terminate TLS: React Router refuses a form whose origin is not the page's.
 */
function asAsked(request: Request, { visitor }: Visit, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(ofVisitor, visitor);
  const { method, signal } = request;
  // Asking for the body of a request makes a second request of it, even where there can be none.
  const { body } = method === 'GET' || method === 'HEAD' ? { body: null } : request;
  const bodyInit = body === null ? {} : { body, duplex: 'half' as const };
  // Built from its parts: a path may begin with two slashes, which alone would be parsed as a host.
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return new Request(url, { method, headers, signal, ...bodyInit });
}

/**
 * A context key must be the build's own object, so its entry exports it: `export const apiFetch =
 * createContext()`.
 */
function exportedKey<Value>({ entry }: ServerBuild, name: string): RouterContext<Value> | undefined {
  const key: unknown = Object.entries(entry.module).find(([exported]) => exported === name)?.[1];
  return isContextKey<Value>(key) ? key : undefined;
}

function isContextKey<Value>(value: unknown): value is RouterContext<Value> {
  return typeof value === 'object' && value !== null;
}

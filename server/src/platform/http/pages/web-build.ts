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

/** Reaches our own API without leaving the process. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** What the web build brings: files to send as they are, and pages to render. */
export interface WebBuild {
  /** Those to send as they are, once it is known where people reach the site. */
  files(origin: string): PublishedFiles;
  /**
   * `apiFetchFor` makes the way to the API that a page's loaders and actions use, for the visitor who asked;
   * `origin` is where people reach the site.
   */
  renderer(apiFetchFor: (request: Request, visit: Visit) => ApiFetch, origin: string): RenderPage;
}

/** Loads the build of `web/`; undefined when there is none, as in tests of the API alone. */
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

async function load(folder: string, entry: string): Promise<WebBuild> {
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  const handle = createRequestHandler(build, 'production');
  const key = apiFetchKey(build);
  const built = readBuiltFiles(resolve(join(folder, 'client')));
  return {
    files: (origin) => ({
      assets: built.assets,
      pages: pagesAtOrigin(built.pages, { standIn: originToCome(build), origin }),
    }),
    renderer: (apiFetchFor, origin) => {
      tellOrigin(build, origin);
      return (request, visit) => {
        const context = new RouterContextProvider();
        if (key !== undefined) context.set(key, apiFetchFor(request, visit));
        return handle(asAsked(request, origin), context);
      };
    },
  };
}

/** Pages write whole addresses with the origin that is configured, never with the host of a request. */
function tellOrigin({ entry }: ServerBuild, origin: string): void {
  const exported: object = entry.module;
  if ('setOurOrigin' in exported && typeof exported.setOurOrigin === 'function')
    exported.setOurOrigin(origin);
}

/** What stands for the origin in pages that were drawn at build, if anything does. */
function originToCome({ entry }: ServerBuild): string | undefined {
  const exported: object = entry.module;
  return 'originToCome' in exported && typeof exported.originToCome === 'string'
    ? exported.originToCome
    : undefined;
}

const ofData = '.wake';
const asksForData = 'Portway-Wake';

/**
 * The request as a page reads it. Its address is on the origin where people reach the site, whatever host was named
 * and although another server may end the encryption before ours: React Router refuses a form whose origin is not
 * the page's. With `.wake` after its path it asks for the data that wakes the page, without the page; the header that
 * says so is ours alone, because from outside it would let data be kept as the page.
 */
function asAsked(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const data = request.method === 'GET' && pathname.endsWith(ofData);
  const path = data ? pathname.slice(0, -ofData.length) : pathname;
  const headers = new Headers(request.headers);
  if (data) headers.set(asksForData, 'data');
  else headers.delete(asksForData);
  const { method, body, signal } = request;
  const sent = body === null ? {} : { body, duplex: 'half' as const };
  // By its parts: a path may begin with two slashes, which alone would name a host.
  const url = new URL(origin);
  url.pathname = path;
  url.search = search;
  return new Request(url, { method, headers, signal, ...sent });
}

/** The context key must be the build's own object, so its entry exports it: `export const apiFetch = createContext()`. */
function apiFetchKey({ entry }: ServerBuild): RouterContext<ApiFetch> | undefined {
  const exported: object = entry.module;
  return 'apiFetch' in exported && isContextKey(exported.apiFetch) ? exported.apiFetch : undefined;
}

function isContextKey(value: unknown): value is RouterContext<ApiFetch> {
  return typeof value === 'object' && value !== null;
}

import type { HydrationMode } from '../hydration-mode.ts';
import { rewriteHead } from './rewrite-head.ts';

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
/** The last script of a page. */
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;
const everyScript = /<script(?![^>]*\bdata-keep\b)[^>]*>[\s\S]*?<\/script>/g;
/** Markers that only React needs: ends of text nodes and starts of boundaries. */
const reactsMarks = /<!--[ /$?!&]*-->/g;
/** Links whose routes are discovered when they come into view: the table of routes has all of ours. */
const toDiscover = ' data-discover="true"';
/** The bar that shows a navigation of scripts: each link of a page without them is the browser's own. */
const pendingBar = /(?<=<body[^>]*>)<div role="status"[^>]*><\/div>/;

/** What a page's loaders returned, as React Router encodes it. */
interface LoaderData {
  readonly data: string;
  /** Whether it is large enough to be fetched after the page, and can be. */
  readonly isApart: boolean;
}

/**
 * Rewrites the HTML that React Router rendered so that its scripts start as the page requests. `idle` turns
 * the module script into a list that `/wake.js` reads later: 98 KB of scripts then do not delay the first
 * paint, and the page has no executable script that changes with a build. Only public pages are idle: their
 * manifest is the one without the pages behind the log-in (web/build-rewrites). The loader data can be left out
 * too: `/wake.js` then fetches it from the page's address with `.wake`.
 */
export function deferHydration(html: string, waking: HydrationMode, { data, isApart }: LoaderData): string {
  if (waking === 'now') return withData(html, data);
  const quiet = rewriteHead(html, (head) => head.replace(modulePreloads, '')).replaceAll(toDiscover, '');
  if (waking === 'never')
    return quiet.replace(everyScript, '').replace(reactsMarks, '').replace(pendingBar, '');
  const start = quiet.lastIndexOf('<script type="module"');
  const moduleScripts = quiet.slice(start).replace(moduleScript, (_, code: string) => {
    const modulesOfPage = readModules(code);
    const manifest = modulesOfPage.manifest.replace(/\.js$/, '-public.js');
    const modules = { ...modulesOfPage, manifest, ...(isApart && { data: true }) };
    const list = JSON.stringify(modules).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="wake">${list}</script><script defer src="/wake.js"></script>`;
  });
  return quiet.slice(0, start) + (isApart ? moduleScripts : withData(moduleScripts, data));
}

/** The page with its loader data, which React Router's scripts in the browser expect in this form. */
export function withData(html: string, data: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const stream = 'window.__reactRouterContext.streamController';
  const scripts = `<script>${stream}.enqueue(${json});</script><script>${stream}.close();</script>`;
  return html.replace('</body>', () => `${scripts}</body>`);
}

/** What the module script would import: the manifest, each route (once for each of its parts), the entry. */
export interface Modules {
  manifest: string;
  routes: [id: string, url: string][];
  entry: string;
}

/**
 * Throws when React Router changes its output, so that the build fails rather than a page never hydrating.
 */
export function readModules(code: string): Modules {
  const manifest = /^\s*import "([^"]+)"/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);?\s*$/.exec(code)?.[1];
  const names = /__reactRouterRouteModules = \{(.*)\};/.exec(code)?.[1];
  if (manifest === undefined || entry === undefined || names === undefined) {
    throw new Error(`React Router's module script has a new shape:\n${code}`);
  }
  const ids = new Map([...names.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name]) => [name, id]));
  const routes = [...code.matchAll(/import \* as (route\d+)\w* from "([^"]+)"/g)].map(
    ([, name, url = '']): [string, string] => [ids.get(name) ?? '', url],
  );
  return { manifest, routes, entry };
}

import type { ReactNode } from 'react';
import { createRequestHandler, type EntryContext, Links, Outlet, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import handleOurRequest from './entry.server.tsx';
import { hydrationMode } from './hydration-mode.ts';
import { heldScripts, PageScripts } from './page-scripts.tsx';
import { renderPage } from './render-page.tsx';
import { onlyOurScripts } from './server-rewrites/only-our-scripts.ts';

const nonce = 'of-this-render';
/** More than React sends in one piece by itself. */
const words = 'The charge is due. </script>'.repeat(1000);

/** As the build makes it of a site with three pages, named as they hydrate. */
function buildOf(handler: typeof handleRequest): ServerBuild {
  const pages = ['never', 'idle', 'now'].map((hydrate) => ({
    id: hydrate,
    parentId: 'root',
    path: hydrate,
    module: { default: () => <h1>{hydrate}</h1>, handle: { hydrate }, loader: () => ({ words }) },
  }));
  const root = { id: 'root', path: '', module: { default: () => <Outlet />, Layout } };
  const routes = Object.fromEntries([root, ...pages].map((route) => [route.id, route]));
  const manifestRoutes = Object.fromEntries(
    Object.values(routes).map(({ module: _, ...route }) => [
      route.id,
      { ...flags, ...route, hasLoader: route.id !== 'root', module: `/assets/${route.id}.js` },
    ]),
  );
  return {
    entry: { module: { default: handler } },
    routes,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: manifestRoutes,
      url: '/assets/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

const flags = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <title>Page</title>
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await renderPage(context, request, nonce);
  const mode = hydrationMode(context.staticHandlerContext.matches.map(({ route }) => route));
  return new Response(onlyOurScripts(html, nonce, { areHeld: mode === 'idle' }), { status, headers });
}

async function pageAt(path: string, handler = handleRequest): Promise<string> {
  const handle = createRequestHandler(buildOf(handler), 'production');
  const response = await handle(new Request(`http://localhost${path}`));
  expect(response.status).toBe(200);
  return await response.text();
}

/** The attributes and the text of each script. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

beforeEach(() => {
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a page rendered by the installed React Router', () => {
  it('has no script and fetches none where it never hydrates', async () => {
    const html = await pageAt('/never');
    expect(html).toContain('<!DOCTYPE html><html lang="en-GB">');
    expect(html).toContain('<h1>never</h1>');
    expect(html).not.toMatch(/<script|modulepreload/);
  });

  it('has its scripts and its data as they are where it hydrates now', async () => {
    const html = await pageAt('/now');
    expect(html).toContain('<link rel="modulepreload" href="/assets/now.js"/>');
    const scripts = scriptsIn(html);
    expect(scripts.map(({ attributes }) => attributes)).toEqual(['', ' type="module" async=""', '', '']);
    expect(html).not.toMatch(/nomodule|wake\.js/);
  });

  it('runs nothing but /wake.js and fetches no module before that releases them where it hydrates when idle', async () => {
    const html = await pageAt('/idle');
    const [before = '', held = '', after = ''] = html.split(
      new RegExp(`<noscript id="${heldScripts}">|</noscript>`),
    );
    expect(scriptsIn(held).map(({ attributes }) => attributes)).toEqual([
      ' nomodule=""',
      ' nomodule="" type="module" async=""',
    ]);
    expect(held).toContain('<link rel="modulepreload" href="/assets/idle.js"/>');
    expect(before).not.toMatch(/<script|modulepreload/);
    expect(after).not.toContain('modulepreload');
    expect(scriptsIn(after).map(({ attributes }) => attributes)).toEqual([
      ' defer="" src="/wake.js"',
      ' nomodule=""',
      ' nomodule=""',
    ]);
  });

  it('has its data in one piece, which no script has to move to its place', async () => {
    const html = await pageAt('/idle');
    const [, , data, close] = scriptsIn(html).filter(({ attributes }) => attributes.includes('nomodule'));
    expect(data?.text).toContain('The charge is due.');
    expect(data?.text.length).toBeGreaterThan(words.length);
    expect(close?.text).toContain('close()');
    expect(html).not.toMatch(/<template|hidden/);
  });

  it('has no nonce in development, which React would miss as it hydrates', async () => {
    vi.stubEnv('DEV', true);
    expect(await pageAt('/now', handleOurRequest)).not.toContain('nonce');
  });
});

// A build of the web with only what the server needs to know of one: routes that answer, and an entry.
import { setTimeout } from 'node:timers/promises';
import { createContext } from 'react-router';

let rendered = 0;
let drawCount = 0;

/** The way to the API that the server puts into each request's context. */
const apiFetch = createContext();
/** Told of what a page throws. */
const reportError = createContext();

const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const filler = 'The charge is due before the certificate is assigned. '.repeat(40);
const page = (text) =>
  `<!doctype html><title>${text}</title><script>go(${JSON.stringify(text)})</script><p>${filler}`;
/** Rows that differ, the same each time. */
function listOf(rows) {
  let seed = 7;
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `fee${seed % 90}`;
  };
  return Array.from(
    { length: rows },
    () => `<li><a href="/${draw()}/${draw()}">${draw()} ${draw()}</a>`,
  ).join('');
}
const html = (text, more) => new Response(page(text), { headers: { ...headers, ...more } });

const loaders = {
  index: () => html('home, rendered'),
  prerendered: ({ request }) => html(`rendered for ${new URL(request.url).search}`),
  fees: () => {
    rendered += 1;
    return html(`fees ${rendered}`, { 'Portway-Keep': 'until-midnight' });
  },
  calculated: ({ request }) => {
    rendered += 1;
    const { search, searchParams } = new URL(request.url);
    const answer = page(`answer ${rendered} to ${search}`) + listOf(Number(searchParams.get('rows')));
    return new Response(answer, { headers: { ...headers, 'Portway-Keep': 'with-answers' } });
  },
  'fees-for-you': () => {
    rendered += 1;
    return html(`yours ${rendered}`, { 'Portway-Keep': 'until-midnight', 'Set-Cookie': 'a=b' });
  },
  session: async ({ request, context }) => {
    const { origin } = new URL(request.url);
    const response = await context.get(apiFetch)(new Request(`${origin}/api/whoami`));
    return html(await response.text());
  },
  keyed: async ({ request, context }) => {
    const { origin } = new URL(request.url);
    const headers = { 'Idempotency-Key': 'guessed' };
    const response = await context.get(apiFetch)(new Request(`${origin}/api/key`, { headers }));
    return html(await response.text());
  },
  down: async ({ request, context }) => {
    const { origin } = new URL(request.url);
    return await context.get(apiFetch)(new Request(`${origin}/api/down`));
  },
  broken: () => {
    throw new Error('a loader that fails');
  },
  where: ({ request }) => html(request.url),
  file: () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
  lost: () => new Response(page('nothing here'), { status: 404, headers }),
};

const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  index: { id: 'index', parentId: 'root', index: true, module: { loader: loaders.index } },
};
for (const [id, loader] of Object.entries(loaders)) {
  if (id === 'index') continue;
  routes[id] = { id, parentId: 'root', path: id === 'lost' ? '*' : id, module: { loader } };
}

/** A page whose loader takes a while, and which is rendered after it. */
const slowly = { loader: async () => await setTimeout(100, {}), default: () => null };
// With something to show, a route is a page, whose failures are drawn too.
routes.down.module.default = () => null;
routes.slow = { id: 'slow', parentId: 'root', path: 'slow', module: slowly };
routes.operation = { ...routes.fees, id: 'operation', path: 'api/docs/:operation' };
routes.embedded = { ...routes.fees, id: 'embedded', path: 'embed/fees' };

const manifestRoutes = Object.fromEntries(
  Object.values(routes).map(({ module: { loader }, ...route }) => [
    route.id,
    { ...route, hasLoader: loader !== undefined, hasAction: false, hasErrorBoundary: false, module: '' },
  ]),
);

// Without it, React Router writes every 405 to the console.
const handleError = (error, { context }) => {
  if (error.status === undefined) context.get(reportError)(error);
};
const draw = (_request, status) => {
  drawCount += 1;
  return new Response(page(`drawn ${drawCount}`), { status, headers });
};
const entry = { module: { default: draw, handleError, apiFetch, reportError } };
const assets = { entry: { imports: [], module: '' }, routes: manifestRoutes, url: '', version: '1' };
const future = {};
const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
const prerender = [];

export { assets, entry, future, prerender, routeDiscovery, routes };
export const ssr = true;
export const isSpaMode = false;
export const basename = '/';
export const publicPath = '/';
export const assetsBuildDirectory = 'client';

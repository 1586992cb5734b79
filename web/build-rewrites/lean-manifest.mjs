import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = 'window.__reactRouterManifest=';

/** Routes without a page that React Router's links lead to: they redirect. */
const followed = new Set(['site/marketing/get-started', 'one-m', 'one-m-calculate']);

/** The frames of the pages behind the log-in, in web/app/workspace-routes.ts. */
const isWorkspaceFrame = (id) => id.startsWith('frame:');

/**
 * Writes the route manifest of public pages beside that of all pages, which the pages behind the log-in load:
 * a new page there costs a public page nothing. And removes from both what the browser never reads, unless
 * `isLean` is false.
 */
export async function leanManifest(client, isLean = true) {
  const assets = join(client, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name));
  if (names.length !== 1)
    throw new Error(`One table of routes was expected in ${assets}, not ${names.length}.`);
  const file = join(assets, names[0]);
  const source = await readFile(file, 'utf8');
  const text = isLean ? lean(source) : source;
  await Promise.all([writeFile(file, text), writeFile(file.replace(/\.js$/, '-public.js'), ofPublic(text))]);
}

/**
 * The text of the manifest without what saves bytes on every page that hydrates: files that only plain links
 * lead to, and each page's list of scripts, which its module imports anyway.
 */
export function lean(text) {
  const manifest = parseManifest(text);
  const routes = Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => hasDefaultExport || followed.has(id),
  );
  manifest.routes = Object.fromEntries(
    routes.map(([id, route]) => [id, onlyTrue({ ...route, imports: [] })]),
  );
  return manifestScript(manifest);
}

/**
 * The text without the pages behind the log-in. To a browser on a public page their addresses are unknown, and
 * the page for unknown addresses loads them as documents.
 */
export function ofPublic(text) {
  const manifest = parseManifest(text);
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId = '' }]) => !isWorkspaceFrame(id) && !isWorkspaceFrame(parentId),
  );
  if (routes.length === Object.keys(manifest.routes).length) throw new Error('No page is behind the log-in.');
  manifest.routes = Object.fromEntries(routes);
  return manifestScript(manifest);
}

function parseManifest(text) {
  if (!text.startsWith(assignment)) throw new Error('The table of routes begins as no earlier one did.');
  return JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ''));
}

function manifestScript(manifest) {
  return `${assignment}${JSON.stringify(manifest)};`;
}

/** False is the default of every property, so it may be left out. */
function onlyTrue(route) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const before = 'window.__reactRouterManifest=';

/** Routes without a page that React Router's links lead to: they redirect. */
const followed = new Set(['site/marketing/get-started', 'one-m', 'one-m-calculate']);

/**
 * Removes from the browser's route manifest what the browser never reads, to save bytes on every page that
 * hydrates: files that only plain links lead to, and each page's list of scripts, which its module imports
 * anyway.
 */
export async function leanManifest(client) {
  const assets = join(client, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name));
  if (names.length !== 1)
    throw new Error(`One table of routes was expected in ${assets}, not ${names.length}.`);
  const file = join(assets, names[0]);
  await writeFile(file, lean(await readFile(file, 'utf8')));
}

/** The text of the manifest without those parts. */
export function lean(text) {
  if (!text.startsWith(before)) throw new Error('The table of routes begins as no earlier one did.');
  const manifest = JSON.parse(text.slice(before.length).replace(/;\s*$/, ''));
  const kept = Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => hasDefaultExport || followed.has(id),
  );
  manifest.routes = Object.fromEntries(kept.map(([id, route]) => [id, onlyTrue({ ...route, imports: [] })]));
  return `${before}${JSON.stringify(manifest)};`;
}

/** False is the default of every property, so it may be left out. */
function onlyTrue(route) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = '<!doctype html><title>Prerendered</title><script>boot()</script><p>Prerendered</p>';
const server = pathToFileURL(join(import.meta.dirname, 'web-fixture-server.js')).href;

/** What the fixture's build holds, by path. */
export const fixtureFiles = {
  'server/index.js': `export * from ${JSON.stringify(server)};`,
  'client/prerendered/index.html': page,
  'client/prerendered/index.html.br': brotliCompressSync(page),
  'client/prerendered/index.html.gz': gzipSync(page),
  'client/prerendered.data': 'loaded',
  'client/assets/app-1a2b3c.js': 'start();',
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'client/__spa-fallback.html': '<p>fallback</p>',
} as const;

/** Writes a small build of the web into a folder of its own. */
export function makeWebFixture(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portway-web-'));
  for (const [path, content] of Object.entries(fixtureFiles)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

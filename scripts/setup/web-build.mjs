import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { leanManifest } from './lean-manifest.mjs';
import { findNode24 } from './node-24.mjs';
import { precompress } from './precompress.mjs';
import { CannotGoOn, root, say } from './repository.mjs';

/** All that the pages are made from. */
const sources = [
  'web',
  'rules',
  'contracts',
  'package-lock.json',
  'scripts/setup/lean-manifest.mjs',
  'scripts/setup/precompress.mjs',
];
const note = join(root, 'web/build/sources.sha256');

/** Builds the pages unless they were built from what is here now. */
export async function ensureWebBuild() {
  const now = fingerprint(root, sources);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== now) await buildWeb(now);
}

/** Builds the pages and their compressed copies. */
export async function buildWeb(from = fingerprint(root, sources)) {
  say('building the pages');
  const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { code, output } = await capture(findNode24(), [builder, 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new CannotGoOn(`the pages do not build. What the builder says:\n${output}`);
  await leanManifest(join(root, 'web/build/client'));
  await precompress(join(root, 'web/build/client'));
  writeFileSync(note, from);
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { findNode24 } from './node-24.mjs';
import { CannotGoOn, root, say } from './repository.mjs';
import { compiled } from './server.mjs';

const sources = [
  'server/src',
  'rolldown.config.mjs',
  'rules/src',
  'contracts/src',
  'formats/src',
  'files/src',
  'package-lock.json',
];
const note = join(root, 'server/build/sources.sha256');

/** Bundles the server unless the last bundle was made from the present sources. */
export async function ensureServerBuild() {
  const from = fingerprint(root, sources);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== from) await buildServer(from);
}

/** Bundles the server and its commands into `server/build`. */
export async function buildServer(from = fingerprint(root, sources)) {
  say('bundling the server');
  const bundler = join(root, 'node_modules/rolldown/bin/cli.mjs');
  const { code, output } = await capture(findNode24(), [bundler, '--config', 'rolldown.config.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new CannotGoOn(`the server does not build. What the bundler says:\n${output}`);
  // What was compiled of the last one is never asked for again.
  rmSync(compiled, { recursive: true, force: true });
  writeFileSync(note, from);
}

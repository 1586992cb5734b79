import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { findNode24 } from './node-24.mjs';
import { precompress } from './precompress.mjs';
import { CannotGoOn, root, say } from './repository.mjs';
import { compiled } from './server.mjs';

/** All the sources of the pages. */
const sources = [
  'web',
  'rules',
  'contracts',
  'formats',
  'package-lock.json',
  'scripts/setup/precompress.mjs',
];
const fingerprintNow = () => fingerprint(root, sources);

const note = join(root, 'web/build/sources.sha256');

/** Builds the pages unless the last build was made from the present sources. */
export async function ensureWebBuild() {
  const currentFingerprint = fingerprintNow();
  if (!existsSync(note) || readFileSync(note, 'utf8') !== currentFingerprint)
    await buildWeb(currentFingerprint);
}

/** Builds the pages and their compressed copies. */
export async function buildWeb(from = fingerprintNow()) {
  say('building the pages');
  const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { code, output } = await capture(findNode24(), [builder, 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new CannotGoOn(`the pages do not build. What the builder says:\n${output}`);
  await precompress(join(root, 'web/build/client'));
  // The files of each build have names of their own: what was compiled of the last one is never asked for again.
  rmSync(compiled, { recursive: true, force: true });
  writeFileSync(note, from);
}

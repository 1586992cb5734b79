import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { findNode24 } from './node-24.mjs';
import { root } from './repository.mjs';

/**
 * Where Node keeps what it compiled of our files and our packages: a third of a start. It asks for an entry by the
 * file's name and the hash of its text, so a changed file is compiled again.
 */
export const compiled = join(root, '.cache/compiled');

/** Runs the server until it ends and returns its exit code. `flags` are Node's. */
export function runServer({ flags = [], env = {} } = {}) {
  // Node would print a message at every start if the file were named but missing.
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...flags, ...settings, join(root, 'server/src/main.ts')];
  const child = spawn(findNode24(), args, {
    cwd: root,
    // The fourth channel tells the server when this process has ended, in whatever way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  });
  return ended(child, 'Node');
}

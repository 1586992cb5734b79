import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { findNode24 } from './node-24.mjs';
import { root } from './repository.mjs';

/** Runs the server until it ends and returns its exit code. `flags` are Node's. */
export function runServer({ flags = [], env = {} } = {}) {
  // Node would print a message at every start if the file were named but missing.
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...flags, ...settings, join(root, 'server/src/main.ts')];
  const child = spawn(findNode24(), args, {
    cwd: root,
    // The fourth channel tells the server when this process has ended, in whatever way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env, ...env },
  });
  return ended(child, 'Node');
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './child.mjs';
import { findNode24 } from './node-24.mjs';
import { root } from './repository.mjs';

/** Runs the server until it ends and returns its exit code. `flags` are Node's. */
export function runServer({ flags = [], env = {} } = {}) {
  // Asked for when it is not there, Node says so at every start.
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...flags, ...settings, join(root, 'server/src/main.ts')];
  const child = spawn(findNode24(), args, {
    cwd: root,
    // The fourth channel tells the server when we are gone, however we went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env, ...env },
  });
  return ended(child, 'Node');
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { waitForExit } from './child.mjs';
import { findNode24 } from './node-24.mjs';
import { root } from './repository.mjs';

/**
 * Where Node keeps what it compiled of our files and our packages. It asks for an entry by the file's name and the hash
 * of its text, so a changed file is compiled again.
 */
export const compiled = join(root, '.cache/compiled');

/**
 * Node's flags for a server. By itself V8 lets the heap grow to four times what is in use before it looks for what is not,
 * where the machine has memory: 20 % more is enough. A young generation of 8 MB instead of 16 keeps three times the difference free.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** The C library keeps up to eight heaps a processor for the threads that compress, each with what it once needed. */
export const serverEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };

/** A program of `server/rolldown.config.mjs`, as it was built. */
export const builtProgram = (name) => join(root, 'server/build', `${name}.js`);

/** Runs the server until it ends and returns its exit code. `flags` are Node's. */
export function runServer({ program = builtProgram('main'), flags = [], env = {} } = {}) {
  // Node would print a message at every start if the file were named but missing.
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...serverFlags, ...flags, ...settings, program];
  const child = spawn(findNode24(), args, {
    cwd: root,
    // The fourth channel tells the server when this process has ended, in whatever way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...serverEnvironment, NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  });
  return waitForExit(child, 'Node');
}

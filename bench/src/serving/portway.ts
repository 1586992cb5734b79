import { join } from 'node:path';
import { root } from '../repository.ts';
import { freePort, type Serving, startServing } from './child.ts';

export const serverScript = join(root, 'server/build/main.js');

/** What `npm start` gives Node: `scripts/setup/server.mjs` says why. */
const ofNpmStart = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** What both `npm start` and `npm run admin` set. */
export const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), MALLOC_ARENA_MAX: '2' };

/**
 * Starts our server as `npm start` does, on a data folder of its own; it logs to a file, as in production.
 */
export async function startPortway(
  dataFolder: string,
  script: string = serverScript,
  more: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  return await startServing({
    flags: script === serverScript ? ofNpmStart : [],
    script,
    port: await freePort(),
    env: { ...compiled, DATA_DIR: dataFolder, RATE_LIMITS: 'off', ...more },
    logFile: join(dataFolder, 'bench.log'),
  });
}

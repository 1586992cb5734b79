import { join } from 'node:path';
import { root } from '../repository.ts';
import { freePort, type Serving, startServing } from './child.ts';

export const serverScript = join(root, 'server/src/main.ts');

/**
 * Starts our server as `npm start` does, on a data folder of its own; it logs to a file, as in production.
 */
export async function startPortway(
  dataFolder: string,
  script: string = serverScript,
  more: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  return await startServing({
    script,
    port: await freePort(),
    env: { DATA_DIR: dataFolder, RATE_LIMITS: 'off', ...more },
    logFile: join(dataFolder, 'bench.log'),
  });
}

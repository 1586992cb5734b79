// Runs the benchmarks with the same Node as the server: all arguments go to bench/.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript } from './setup/repository.mjs';
import { ensureServerBuild } from './setup/server-build.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await ensureWebBuild();
  await ensureServerBuild();
  const env = { NODE_ENV: 'production', ...process.env };
  return await run(findNode24(), [join(root, 'bench/src/main.ts'), ...process.argv.slice(2)], { env });
});

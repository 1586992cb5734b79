// Commands for an operator of the server: all arguments go to server/src/admin.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript } from './setup/repository.mjs';
import { builtProgram, compiled, serverEnvironment } from './setup/server.mjs';
import { ensureServerBuild } from './setup/server-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await ensureServerBuild();
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...settings, builtProgram('admin'), ...process.argv.slice(2)];
  return await run(findNode24(), args, {
    env: { ...serverEnvironment, NODE_COMPILE_CACHE: compiled, ...process.env },
  });
});

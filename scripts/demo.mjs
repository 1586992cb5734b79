// Fills an empty database with made-up people for a look around: server/src/seed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript } from './setup/repository.mjs';
import { builtProgram } from './setup/server.mjs';
import { ensureServerBuild } from './setup/server-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await ensureServerBuild();
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...settings, builtProgram('seed')];
  return await run(findNode24(), args, { env: { NODE_ENV: 'production', ...process.env } });
});

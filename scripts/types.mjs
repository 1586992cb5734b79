// Checks the types, after making those that pages have by their routes.
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript } from './setup/repository.mjs';

await runScript(async () => {
  await ensurePackages();
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const code = await run(findNode24(), [router, 'typegen'], { cwd: join(root, 'web') });
  return code || (await run(findNode24(), [join(root, 'node_modules/typescript/bin/tsc'), '-b']));
});

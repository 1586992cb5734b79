// Installs what is missing, builds what is stale, and serves. With everything in place it only serves.
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './setup/repository.mjs';
import { runServer } from './setup/server.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await ensureWebBuild();
  return await runServer();
});

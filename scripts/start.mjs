// Installs missing packages, rebuilds outdated pages, and starts the server. If all is up to date it only
// starts the server.
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './setup/repository.mjs';
import { runServer } from './setup/server.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await ensureWebBuild();
  return await runServer();
});

// Installs missing packages, builds what is outdated, and starts the server. If all is up to date it only
// starts the server.
import { requireFreePort } from './setup/free-port.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runScript } from './setup/repository.mjs';
import { runServer } from './setup/server.mjs';
import { ensureServerBuild } from './setup/server-build.mjs';
import { settingOf } from './setup/setting.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';

await runScript(async () => {
  await requireFreePort(Number(settingOf('PORT') ?? 5000), { purpose: 'the site' });
  await ensurePackages();
  await ensureWebBuild();
  await ensureServerBuild();
  return await runServer();
});

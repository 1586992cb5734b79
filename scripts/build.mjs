// Builds the pages and the server, even if they are up to date.
import { ensurePackages } from './setup/packages.mjs';
import { runScript, say } from './setup/repository.mjs';
import { buildServer } from './setup/server-build.mjs';
import { buildWeb } from './setup/web-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await buildWeb();
  await buildServer();
  say('the pages are in web/build, the server is in server/build');
  return 0;
});

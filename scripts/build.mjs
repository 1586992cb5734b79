// Builds the pages, even if they are up to date.
import { ensurePackages } from './setup/packages.mjs';
import { runScript, say } from './setup/repository.mjs';
import { buildWeb } from './setup/web-build.mjs';

await runScript(async () => {
  await ensurePackages();
  await buildWeb();
  say('the pages are in web/build');
  return 0;
});

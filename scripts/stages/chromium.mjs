import { existsSync } from 'node:fs';
import { run } from '../setup/child.mjs';
import { CannotGoOn, say } from '../setup/repository.mjs';

const debian = '/usr/bin/chromium';

/** Makes sure there is a browser: Debian's, or on other systems the one Playwright brings. */
export async function ensureChromium(node) {
  if (existsSync(debian)) return;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    if (process.getuid() !== 0) {
      throw new CannotGoOn('Chromium is missing. Install it: sudo apt-get install chromium');
    }
    await aptInstall('chromium');
    return;
  }
  say('fetching a browser for the tests');
  const code = await run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0) throw new CannotGoOn('Playwright found no browser to fetch. Check the connection.');
}

/** Installs a Debian package; only root may. */
export async function aptInstall(name) {
  say(`installing ${name} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  if (code !== 0)
    throw new CannotGoOn(`apt-get could not install ${name}. Install it by hand and run this again.`);
}

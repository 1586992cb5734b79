import { existsSync } from 'node:fs';
import { run } from '../setup/child.mjs';
import { CannotGoOn, say } from '../setup/repository.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const letters = '/usr/share/fonts/truetype/liberation';

/**
 * Makes sure that there is a browser: Debian's, headless if available, or the one from Playwright. On Debian also letters as
 * wide as Arial's, in which a page is laid out until ours have come: others make it longer than on people's phones.
 */
export async function ensureChromium(node) {
  const isDebian = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  const installs = isDebian && process.getuid() === 0;
  if (installs && !existsSync(letters)) await installLetters();
  if (existsSync(shell)) return;
  if (installs) return await installOne();
  if (isDebian && existsSync(whole)) return;
  say('fetching a browser for the tests, for a minute at most');
  const code = await run(
    node,
    ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'],
    {
      timeout: 60_000,
    },
  );
  if (code !== 0) {
    throw new CannotGoOn(
      'There is no browser, and Playwright could not fetch one. Install it (sudo apt-get install chromium-headless-shell), or leave its tests out: npm test -- --without-browser',
    );
  }
}

async function installLetters() {
  try {
    await aptInstall('fonts-liberation');
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    say('going on with the letters that are here: a test that measures a page may find it too long');
  }
}

/** The headless shell takes half the time of the whole browser; an old Debian has only the latter. */
async function installOne() {
  try {
    await aptInstall('chromium-headless-shell');
  } catch (error) {
    if (existsSync(whole)) say('going on with the whole browser');
    else if (error instanceof CannotGoOn) await aptInstall('chromium');
    else throw error;
  }
}

/** Installs a Debian package; only root may do so. */
export async function aptInstall(name) {
  say(`installing ${name} (apt-get)`);
  // Without a runlevel no service that comes with it is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  if (code !== 0)
    throw new CannotGoOn(`apt-get could not install ${name}. Install it by hand and run this again.`);
}

import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { CannotGoOn, root, say } from './repository.mjs';

/** Installs the packages unless they are what the lockfile says. */
export async function ensurePackages() {
  if (packagesAreCurrent(root)) return;
  say('installing packages (npm ci)');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH: pathWithoutOurs() },
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    throw new CannotGoOn('npm ci failed. Check the connection to the npm registry and run it again.');
  }
}

/** Compares the lockfile with the list npm keeps of what it installed. */
export function packagesAreCurrent(folder) {
  const installedList = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedList);
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true;
    const found = installed[path];
    // What is made for another system is left out on this one.
    return found === undefined ? optional === true : found.version === version;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm must not run on the Node it is about to replace. */
function pathWithoutOurs() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.startsWith(join(root, 'node_modules'))).join(delimiter);
}

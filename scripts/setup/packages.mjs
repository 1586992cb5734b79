import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './child.mjs';
import { CannotGoOn, root, say } from './repository.mjs';

/** Installs the packages unless they are what the lockfile says. */
export async function ensurePackages() {
  if (packagesAreCurrent(root)) return;
  say('installing packages (npm ci)');
  const first = await npm(['ci']);
  if (first.code === 0) return;
  // `npm ci` also refuses a lockfile that leaves out a package for another system, as a registry without that
  // package makes it. `npm install` minds only what this system needs; `--no-save` leaves the lockfile alone.
  say('npm ci refused; installing by the lockfile with npm install');
  const second = await npm(['install', '--no-save']);
  if (second.code !== 0) {
    throw new CannotGoOn(
      `the packages cannot be installed. Check the connection to the npm registry and try again.\n${second.output}`,
    );
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

function npm(args) {
  return capture('npm', [...args, '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH: pathWithoutOurs() },
    shell: process.platform === 'win32',
  });
}

/** npm must not run on the Node it is about to replace. */
function pathWithoutOurs() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.startsWith(join(root, 'node_modules'))).join(delimiter);
}

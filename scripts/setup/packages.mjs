import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './child.mjs';
import { findNode24 } from './node-24.mjs';
import { CannotGoOn, root, say } from './repository.mjs';

/** Installs the packages unless they match the lockfile; never while a site is running on our data folder. */
export async function ensurePackages() {
  if (packagesAreCurrent(root)) return;
  requireNobodyRuns();
  say('installing packages (npm ci)');
  const first = await npm(['ci']);
  if (first.code === 0 && packagesAreCurrent(root)) return;
  // `npm ci` also refuses a lockfile without a package for another system, which some registries produce.
  // `npm install` needs only the packages for this system; `--no-save` leaves the lockfile alone.
  say('npm ci refused; installing by the lockfile with npm install');
  const second = await npm(['install', '--no-save']);
  if (second.code !== 0) {
    throw new CannotGoOn(
      `the packages cannot be installed. Check the connection to the npm registry and try again.\n${second.output}`,
    );
  }
  // npm does not report an optional package that it could not fetch, even when this machine needs it.
  const missing = missingPackages(root);
  if (missing.length > 0) {
    throw new CannotGoOn(
      `npm left out what this machine needs: ${missing.join(', ')}. Check the connection to the npm registry, that npm is not told to omit optional packages, and try again.`,
    );
  }
}

/** A running site uses the installed packages, so it must be stopped before they are replaced. */
function requireNobodyRuns() {
  const node = anyNode24();
  if (node === undefined) return;
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = [...settings, join(root, 'server/src/platform/db/data-folder/who-holds-folder.ts')];
  const { status, stdout } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
  if (status === 1) {
    throw new CannotGoOn(
      `the packages have to be renewed, and ${stdout.trim()} is using them. Stop it, then start this again.`,
    );
  }
}

/** Without Node 24 nothing of ours can be running. */
function anyNode24() {
  try {
    return findNode24();
  } catch {
    return undefined;
  }
}

/** Compares the lockfile with npm's list of what is installed. */
export function packagesAreCurrent(folder) {
  return existsSync(join(folder, 'node_modules/.package-lock.json')) && missingPackages(folder).length === 0;
}

/**
 * The packages of the lockfile that are missing or have another version, though this machine needs them; also a workspace
 * of ours that is not linked yet.
 */
export function missingPackages(folder, machine = thisMachine()) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(locked)
    .filter(([path, one]) => {
      if (path === '' || !path.includes('node_modules/')) return false;
      const installedPackage = installed[path];
      return installedPackage === undefined
        ? isNeeded(one, machine)
        : installedPackage.version !== one.version;
    })
    .map(([path, { version, link }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 13);
      return link ? name : `${name} ${version}`;
    });
}

/** An optional package is needed only if it names systems and this is one of them. */
function isNeeded({ optional, os, cpu, libc }, machine) {
  if (optional !== true) return true;
  if (os === undefined && cpu === undefined) return false;
  return fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc);
}

function fits(platforms, ours) {
  const list = [platforms ?? []].flat();
  const allowed = list.filter((name) => !name.startsWith('!'));
  return allowed.length > 0 ? allowed.includes(ours) : !list.includes(`!${ours}`);
}

function thisMachine() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  return {
    os: process.platform,
    cpu: process.arch,
    libc: process.platform !== 'linux' ? undefined : glibcVersionRuntime === undefined ? 'musl' : 'glibc',
  };
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

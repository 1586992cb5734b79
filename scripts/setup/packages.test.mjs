import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages, packagesAreCurrent } from './packages.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const writeLock = (packages) =>
  write('package-lock.json', { '': {}, web: {}, 'node_modules/@portway/web': { link: true }, ...packages });
const installed = (packages) =>
  write('node_modules/.package-lock.json', { 'node_modules/@portway/web': { link: true }, ...packages });

const zod = { 'node_modules/zod': { version: '4.0.0' } };
const newerZod = { 'node_modules/zod': { version: '4.1.0' } };
const forAnotherSystem = {
  'node_modules/node-elsewhere': { version: '24.0.0', optional: true, os: ['sunos'], cpu: ['x64'] },
};
const forThisSystem = {
  'node_modules/node-here': {
    version: '24.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
};
const forNobody = { 'node_modules/sometimes': { version: '1.0.0', optional: true } };
const newWorkspace = { formats: {}, 'node_modules/@portway/formats': { link: true } };
const nested = { 'web/node_modules/zod': { version: '3.0.0' } };

it.each([
  ['the same', zod, zod, true],
  ['an older version', newerZod, zod, false],
  ['one missing', { ...zod, ...nested }, zod, false],
  ['one missing that is for another system', { ...zod, ...forAnotherSystem }, zod, true],
  ['one missing that is optional, but for this system', { ...zod, ...forThisSystem }, zod, false],
  ['one missing that is optional and names no system', { ...zod, ...forNobody }, zod, true],
  ['a workspace that is not linked yet', { ...zod, ...newWorkspace }, zod, false],
  ['a workspace that is linked', { ...zod, ...newWorkspace }, { ...zod, ...newWorkspace }, true],
  ['one too many', zod, { ...zod, ...nested }, true],
])('packages that are %s', (_, lockfile, packages, current) => {
  writeLock(lockfile);
  installed(packages);
  expect(packagesAreCurrent(folder)).toBe(current);
});

it('packages of which nothing is installed', () => {
  writeLock(zod);
  expect(packagesAreCurrent(folder)).toBe(false);
});

it.each([
  [{ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, true],
  [{ os: ['linux'], cpu: ['x64'], libc: 'musl' }, false],
  [{ os: ['linux'], cpu: ['arm64'] }, false],
  [{ os: ['!win32'], cpu: ['x64', 'arm64'] }, true],
  [{ os: ['!linux'] }, false],
])('an optional package for %j is needed on Linux with glibc: %s', (platform, needed) => {
  writeLock({ 'node_modules/@some/package': { version: '1.0.0', optional: true, ...platform } });
  installed({});
  const missing = missingPackages(folder, { os: 'linux', cpu: 'x64', libc: 'glibc' });
  expect(missing).toEqual(needed ? ['@some/package 1.0.0'] : []);
});

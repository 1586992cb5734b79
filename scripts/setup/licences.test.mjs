import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesIn } from './licences.mjs';
import { root } from './repository.mjs';

const refusedOf = (packages) =>
  licencesIn({ packages })
    .filter(({ refused }) => refused)
    .map(({ name }) => name);

it('every package of the product has a licence that permits its use', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(licencesIn(lock).length).toBeGreaterThan(100);
  expect(refusedOf(lock.packages)).toEqual([]);
});

it.each([
  ['AGPL-3.0-only', true],
  ['(MIT OR GPL-3.0-or-later)', false],
  ['MIT AND GPL-2.0-only', true],
  ['(MIT AND Zlib)', false],
  [undefined, true],
])('a package under %s is refused: %s', (license, refused) => {
  expect(refusedOf({ 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license } })).toEqual(
    refused ? ['@b/c'] : [],
  );
});

it('what only development needs, and our own packages, are not listed', () => {
  const packages = { 'node_modules/a': { dev: true }, 'node_modules/@portway/web': { link: true }, web: {} };
  expect(licencesIn({ packages })).toEqual([]);
});

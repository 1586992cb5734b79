import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, repositoryRoot } from './repository-files.ts';

const maxWords = 700;
const maxPictureBytes = 250_000;

const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');

it('the README is read in three minutes', () => {
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(maxWords);
});

it('each picture of the README is described, small and used', () => {
  const images = [...readme.matchAll(/!\[([^\]]*)\]\((docs\/images\/[^)]+)\)/g)];
  for (const [, description = '', path = ''] of images) {
    expect({ path, words: description.split(' ').length > 5 }).toEqual({ path, words: true });
    expect(statSync(join(repositoryRoot, path)).size, path).toBeLessThan(maxPictureBytes);
  }
  const files = repositoryFiles().filter(({ path }) => path.startsWith('docs/images/'));
  expect(images.map(([, , path]) => path).sort()).toEqual(files.map(({ path }) => path).sort());
});

it('the paths that the README names are there', () => {
  const paths = repositoryFiles().map(({ path }) => path);
  const pathsNamed = [...readme.matchAll(/`((?:rules|contracts|server|web|checks)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );
  const missing = pathsNamed.filter((path) => {
    const form = path
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replaceAll(/<\w+>/g, '[^/]+');
    return !paths.some((one) => new RegExp(`^${form}(?:/|$)`).test(one));
  });
  expect(pathsNamed.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decisionIndex, decisions } from './decisions.ts';
import { links } from './links.ts';
import { repositoryFiles, repositoryRoot } from './repository-files.ts';
import { report } from './violation.ts';

it('every decision has a number, a title and a status, and every mention of one leads to it', () => {
  expect(report(decisions(repositoryFiles()))).toEqual([]);
});

it('the index lists the records as they are: `npm run docs` writes it', async () => {
  const index = decisionIndex(repositoryFiles());
  await expect(index).toMatchFileSnapshot(join(repositoryRoot, 'docs/decisions/README.md'));
});

it('every link of a document leads to a file', () => {
  expect(report(links(repositoryFiles()))).toEqual([]);
});

const record = (path: string, text: string) => ({ path: `docs/decisions/${path}`, text });
const search = record(
  '0012-search.md',
  '# 12. Search in memory\n\n**Status.** In force.\n\n**Context.** Slow.\n',
);
const folders = record(
  'archive/0011-folders.md',
  '# 11. Folders\n\n**Status.** Superseded by\n[0012](../0012-search.md). Text.\n\nMore.\n',
);

it.each([
  ['has no status', record('0013-a.md', '# 13. A title\n\n**Context.** None.\n'), 'Say the status'],
  ['has no title', record('0013-a.md', 'A title\n\n**Status.** In force.\n'), 'number and title'],
  ['has the number of another', record('0012-b.md', search.text), 'the number 0012'],
  ['is superseded and not in the archive', record('0011-folders.md', folders.text), 'Say the status'],
  ['is in force and in the archive', record('archive/0013-a.md', search.text), 'what superseded it'],
])('a record is refused that %s', (_, file, hint) => {
  expect(report(decisions([search, file])).join('\n')).toContain(hint);
});

it.each([
  ['server/src/app.ts', '\n// docs/decisions/0040-badges.md'],
  ['server/src/app.ts', '\n// docs/decisions/0040'],
  ['CONTRIBUTING.md', '\n[0011](docs/decisions/0011-folders.md)'],
  ['docs/other.md', '\n[0011](decisions/0011)'],
])('in %s, %j is refused: there is no such record', (path, text) => {
  expect(decisions([search, folders, { path, text }])).toMatchObject([{ path, line: 2, law: 'decisions' }]);
});

it.each([
  ['server/src/app.ts', '// docs/decisions/0012-search.md, docs/decisions/0012.'],
  ['docs/other.md', '[0011](decisions/archive/0011-folders.md)'],
])('in %s, %j is accepted', (path, text) => {
  expect(report(decisions([search, folders, { path, text }]))).toEqual([]);
});

it('the index names what is in force and what superseded the rest, with links from its own folder', () => {
  const index = decisionIndex([folders, search]);
  expect(index).toContain('- [0012](0012-search.md) Search in memory. In force.\n');
  expect(index).toContain(
    '- [0011](archive/0011-folders.md) Folders. Superseded by [0012](0012-search.md). Text.\n',
  );
});

const page = (text: string) => [search, { path: 'docs/page.md', text }];

it.each(['\n[a](missing.md)', '\n![b](images/none.png)', '\n[c](../decisions/0012-search.md#part)'])(
  'a link that leads nowhere is refused: %j',
  (text) => {
    expect(links(page(text))).toMatchObject([{ path: 'docs/page.md', line: 2, law: 'links' }]);
  },
);

it.each([
  '[a](decisions/0012-search.md#part)',
  '[b](decisions)',
  '[c](https://portway.example/a)',
  '[d](#here)',
])('a link that leads somewhere is accepted: %s', (text) => {
  expect(report(links(page(text)))).toEqual([]);
});

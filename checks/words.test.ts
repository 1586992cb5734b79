import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';
import { words } from './words.ts';

it('nothing in the repository depends on one machine or is filler text', () => {
  expect(report(words(repositoryFiles()))).toEqual([]);
});

// Assembled at run time, so that this file does not itself contain the words.
const machine = ['', 'work', 'main'].join('/');
const shared = ['..', 'shared', 'fees.csv'].join('/');
const filler = ['Lorem', 'ipsum'].join(' ');

it.each([
  ['docs/start.md', `First\ncd ${machine}`],
  ['server/src/app.ts', `const root = \n'file://${machine}';`],
  ['scripts/start.mjs', `\nread('${shared}');`],
  ['web/app/site/marketing/home.tsx', `\n<p>${filler} dolor</p>`],
])('%s may not say %j', (path, text) => {
  expect(words([{ path, text }])).toMatchObject([{ path, line: 2, law: 'words' }]);
});

it.each([
  ['bench/src/shared-files.ts', `export const fees = '../../${shared}';`],
  ['web/app/routes.ts', "const a = '/workspace/people'; const b = 'https://www.gov.uk/work/visas';"],
  ['web/app/text/reasons.ts', "const a = 'Shared accommodation: work/life, and lorem';"],
  ['web/app/site/tools/page.tsx', "import { a } from './shared-rows.ts';"],
])('%s may say %j', (path, text) => {
  expect(report(words([{ path, text }]))).toEqual([]);
});

import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('no file of the repository is longer than two or three screens', () => {
  expect(report(fileSize(repositoryFiles()))).toEqual([]);
});

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

it.each([
  ['server/src/app.ts', 401],
  ['web/app/app.css', 401],
  ['server/src/platform/db/migrations/0002-accounts.sql', 401],
  ['rules/src/occupations/occupations.ts', 401],
  ['server/src/app.test.ts', 401],
  ['e2e/salary.spec.ts', 401],
])('%s may not have %i lines', (path, lines) => {
  expect(fileSize([file(path, lines)])).toMatchObject([{ path, line: lines, law: 'file-size' }]);
});

it.each([
  ['server/src/app.ts', 400],
  ['server/src/app.test.ts', 400],
  ['rules/src/occupations/tables/edition-2025-07-22.ts', 2000],
  ['package-lock.json', 9000],
  ['docs/guides/start.md', 500],
  ['web/public/seal.svg', 500],
])('%s may have %i lines', (path, lines) => {
  expect(fileSize([file(path, lines)])).toEqual([]);
});

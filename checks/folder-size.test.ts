import { expect, it } from 'vitest';
import { folderSize } from './folder-size.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('no folder has more than twenty files of code but those with a reason', () => {
  expect(report(folderSize(repositoryFiles()))).toEqual([]);
});

const folderOf = (count: number, folder = 'web/app/site/made-up', ending = 'ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/part-${index}.${ending}`, text: '' }));

it('accepts twenty files, and more that are no code or stand in folders below', () => {
  const below = folderOf(20, 'web/app/site/made-up/below');
  expect(folderSize([...folderOf(20), ...folderOf(5, undefined, 'md'), ...below])).toEqual([]);
});

it('refuses the twenty-first', () => {
  expect(folderSize(folderOf(21))).toMatchObject([{ path: 'web/app/site/made-up', law: 'folder-size' }]);
});

it('accepts the folders that are read as one list', () => {
  expect(folderSize(folderOf(50, 'web/app/ui'))).toEqual([]);
});

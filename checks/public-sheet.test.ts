import { expect, it } from 'vitest';
import { publicSheet } from './public-sheet.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('a visitor’s style sheet has no utility that only pages behind the log-in use, and lacks none', () => {
  expect(report(publicSheet(repositoryFiles()))).toEqual([]);
});

const site = { path: 'web/app/site/home.tsx', text: "import { Card } from '../ui/card.tsx';" };
const inside = { path: 'web/app/workspaces/home.tsx', text: "import { Board } from '../ui/board.tsx';" };
const parts = ['card', 'board'].map((name) => ({ path: `web/app/ui/${name}.tsx`, text: 'export {};' }));

const sheetWith = (globs: string) => ({
  path: 'web/app/app.css',
  text: globs
    .split(' ')
    .map((glob) => `@source not "./${glob}";`)
    .join('\n'),
});

it('accepts a sheet that leaves out what only pages behind the log-in draw', () => {
  expect(publicSheet([sheetWith('workspaces ui/{board,dialog}.tsx'), site, inside, ...parts])).toEqual([]);
});

it('refuses a part that only pages behind the log-in draw', () => {
  const violations = publicSheet([sheetWith('workspaces'), site, inside, ...parts]);
  expect(violations).toMatchObject([{ path: 'web/app/ui/board.tsx', law: 'public-sheet' }]);
});

it('refuses to leave out a part of a public page', () => {
  const violations = publicSheet([sheetWith('workspaces ui'), site, inside, ...parts]);
  expect(violations).toMatchObject([{ path: 'web/app/ui/card.tsx', law: 'public-sheet' }]);
});

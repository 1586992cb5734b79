import { expect, it } from 'vitest';
import { joinedText } from './joined-text.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('no words on a page are joined to the link before them', () => {
  expect(report(joinedText(repositoryFiles()))).toEqual([]);
});

const page = (text: string) => joinedText([{ path: 'web/app/site/page.tsx', text }]);

it.each(['<a>\n  Choose one\n</a>\nand the figure.', '<b>One</b>\nand two'])('%j is joined', (text) => {
  expect(page(text)).toMatchObject([{ law: 'joined-text' }]);
});

it.each([
  "<a>\n  Choose one\n</a>{' '}\nand the figure.",
  '<a>Choose one</a>\n.',
  '<b>One</b>\n<b>two</b>',
  '<div>One</div>\nand two',
  '<b>One</b>\n{words}',
])('%j is not', (text) => {
  expect(page(text)).toEqual([]);
});

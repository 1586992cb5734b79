import { expect, it } from 'vitest';
import { columnsOf } from './pdf-columns.ts';
import { inColumn, type PlacedText } from './pdf-lines.ts';

type Line = readonly [x: number, y: number, text: string];

const placed = ([x, y, str]: Line): PlacedText => ({
  str,
  width: str.length * 5,
  height: 10,
  transform: [10, 0, 0, 10, x, y],
  hasEOL: false,
});
const textOf = (lines: readonly Line[]) => columnsOf(lines.map(placed)).map(inColumn).join('\n\n');
const rows = (x: number, top: number, step: number, words: readonly string[]): Line[] =>
  words.map((word, row) => [x, top - step * row, word]);

const leftColumn = rows(50, 700, 14, [
  'Contact',
  'Leeds',
  'Skills',
  'Figma',
  'Research',
  'Languages',
  'Urdu',
]);
const right = rows(250, 695, 15, [
  'Experience',
  'Designer',
  'Brightwell',
  'Drew maps',
  'Education',
  'BA',
  'Leeds Arts',
]);
const mixed = [...leftColumn, ...right].toSorted((one, other) => other[1] - one[1]);

it('two columns are read one after the other, however the file mixes their lines', () => {
  const inOrder = `${leftColumn.map(([, , word]) => word).join('\n')}\n\n${right.map(([, , word]) => word).join('\n')}`;
  expect(textOf(mixed)).toBe(inOrder);
  expect(textOf([...right, ...leftColumn])).toBe(inOrder);
});

it('what spans both columns stays above and below them', () => {
  const name: Line = [50, 760, 'Mariam Akhtar, who designs pages that everybody can use'];
  const end: Line = [50, 500, 'References are available from everybody who is named above'];
  const text = textOf([name, ...mixed, end]);
  expect(text.startsWith(`${name[2]}\n\nContact`)).toBe(true);
  expect(text.endsWith(`Leeds Arts\n\n${end[2]}`)).toBe(true);
});

it('months at the edge, and a table, stay in the lines of what they belong to', () => {
  const jobs = rows(50, 700, 40, ['Engineer', 'Developer', 'Tester', 'Apprentice', 'Intern', 'Helper']);
  const months = rows(450, 700, 40, ['May 2021', 'May 2020', 'May 2019', 'May 2018', 'May 2017', 'May 2016']);
  const beside = jobs.flatMap((job, row) => [job, ...months.slice(row, row + 1)]);
  expect(textOf(beside).split('\n\n')[0]).toBe('Engineer\tMay 2021');
  const labels = rows(50, 700, 14, ['Languages', 'Tools', 'Clouds', 'Tests', 'Design', 'Other']);
  const values = rows(200, 700, 14, ['Go, SQL', 'Git', 'AWS', 'Jest', 'Figma', 'Excel']);
  const table = labels.flatMap((label, row) => [label, ...values.slice(row, row + 1)]);
  expect(textOf(table).split('\n')[0]).toBe('Languages\tGo, SQL');
});

it('a page with more lines than any CV is read as it is written, and soon', () => {
  const many = Array.from(
    { length: 30_000 },
    (_, row): Line => [row % 2 === 0 ? 50 : 250, 800 - row / 40, 'word'],
  );
  const start = performance.now();
  columnsOf(many.map(placed));
  expect(performance.now() - start).toBeLessThan(2000);
});

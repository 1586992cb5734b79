import { expect, it } from 'vitest';
import { email } from '../cells/contacts.ts';
import { line } from '../cells/facts.ts';
import { weekdays } from '../cells/weekdays.ts';
import { faultList } from '../fault-list.ts';
import { rowReader } from '../read-row.ts';
import { readCsv } from './read-csv.ts';
import { tableRows } from './table-rows.ts';

const rows = ['Name,Job title', 'Amara Okafor,Programmer', 'Mei Chen,"Planner, lead"'];
function tableOf(text: string) {
  const rowsOfText = tableRows({ maxRows: 100, places: [0, 1] });
  readCsv(text, rowsOfText);
  return rowsOfText.end({ sheets: [], sheet: 0, encoding: 'utf-8' });
}

it.each(['\n', '\r\n', '\r'])('a table with lines that end with %j is read row by row', (end) => {
  for (const text of [rows.join(end), rows.join(end) + end, `\ufeff${rows.join(end)}${end.repeat(3)}`]) {
    const { headings, rows: csvRows, total } = tableOf(text);
    expect(headings).toEqual(['Name', 'Job title']);
    expect(csvRows.map(({ cells }) => cells)).toEqual([
      ['Amara Okafor', 'Programmer'],
      ['Mei Chen', 'Planner, lead'],
    ]);
    expect(total).toBe(2);
  }
});

it('a row is numbered as a spreadsheet numbers it, empty rows too', () => {
  expect(tableOf('Name,Job title\n\n\nAmara Okafor,Programmer\n').rows).toMatchObject([{ row: 4 }]);
  expect(tableOf('Name,Job title\r\r\rAmara Okafor,Programmer\r').rows).toMatchObject([{ row: 4 }]);
});

it.each(['\n', '\r\n', '\r'])(
  'a quotation mark that is never closed is of its own row: lines end with %j',
  (end) => {
    const text = [
      'Name,Job title',
      'Amara,Programmer',
      '',
      '"Ben,Planner',
      '"Mei, Dr","Planner, lead"',
      'Dee,"Baker',
    ];
    for (const more of ['', end]) {
      const { rows: csvRows } = tableOf(text.join(end) + more);
      expect(csvRows.map(({ row, cells }) => [row, ...cells])).toEqual([
        [2, 'Amara', 'Programmer'],
        [4, '"Ben', 'Planner'],
        [5, 'Mei, Dr', 'Planner, lead'],
        [6, 'Dee', '"Baker'],
      ]);
    }
  },
);

it('a file of rows with open quotation marks is refused, and one long row', () => {
  expect(() => tableOf(`Name,Job title\n${'"A"b,c\n'.repeat(60)}`)).toThrow(/Row 52 cannot be read/);
  expect(() => tableOf(`Name,Job title\n"${'x'.repeat(200_000)}`)).toThrow(/Row 2 is longer/);
});

it.each([
  ['"Amara', 'an open one'],
  ['Amara"', 'a closing one'],
])('a name with a lone quotation mark is a fault: %s', (name) => {
  const faults = faultList();
  const reading = { headings: ['Name'], columns: { fullName: 0 }, faults };
  const row = rowReader<'fullName'>({ row: 2, cells: [name], width: 1 }, reading);
  expect(row.read('fullName', line(200))).toBeNull();
  expect(faults.stored).toMatchObject([{ kind: 'other', row: 2, value: name }]);
});

it.each(['\u202eavO arama', 'Amara\u2066Okafor', 'Amara\u202dOkafor', 'Amara\u2028Okafor', 'Amara\u0007'])(
  'a name that turns or breaks the text around it is a fault: %j',
  (name) => {
    expect(line(200)(name)).toHaveProperty('fault');
  },
);

it.each(['Amara Okafor', 'סיון לוי', 'سارة حسن', 'Zoë O’Neill-Łuczak', 'नेहा शर्मा', '王小明'])(
  'the name %s is rowsOfText as it is',
  (name) => {
    expect(line(200)(name)).toEqual({ value: name });
  },
);

it.each([
  ['spaces', `1${' '.repeat(90_000)}2`],
  ['hyphens', `1${'-'.repeat(90_000)}2`],
  ['at signs', `${'a@'.repeat(45_000)}`],
  ['full stops', `a@${'a.'.repeat(45_000)} `],
])('a cell of 90,000 %s is refused before any pattern reads it', (_, text) => {
  const faults = faultList();
  const reading = { headings: ['Days'], columns: { days: 0 }, faults };
  const row = rowReader<'days'>({ row: 2, cells: [text], width: 1 }, reading);
  const start = process.cpuUsage().user;
  for (const as of [weekdays, email]) expect(row.read<unknown>('days', as)).toBeNull();
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
  expect(faults.stored).toMatchObject([
    { row: 2, column: 'Days', kind: 'too-long', message: 'Use up to 500 characters.' },
    { row: 2, column: 'Days', kind: 'too-long', message: 'Use up to 500 characters.' },
  ]);
});

import { expect, inject, it } from 'vitest';
import { checkedStaffFile } from '../../../../../testing/files/checked-staff-file.ts';
import { madeRow, madeWorkbook } from '../../../../../testing/files/made-workbook.ts';
import { readTable } from '../table/read-table.ts';
import { tableReader } from '../table/table-reader.ts';
import { formatOfCode, shownNumber } from './number-formats.ts';

const headings = madeRow(1, ['Name', 'Job title', 'Start date', 'Salary']);
const tableOptions = { maxRows: 100, places: [0, 1, 2, 3] };
const namesOf = async (bytes: Uint8Array, more: { sheet?: number } = {}) =>
  (await readTable(bytes, { ...tableOptions, ...more })).rows.map(({ cells }) => cells[0]);

it('a workbook is read as its cells are shown: shared and rich texts, days, cached values of formulas', async () => {
  const bytes = madeWorkbook({
    sharedStrings: [
      '<t>Amara Okafor</t>',
      '<r><t>Data </t></r><r><t>engineer</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
    ],
    formats: ['dd/mm/yyyy', '"£"#,##0'],
    sheets: [
      {
        name: 'Staff',
        rows: `${headings}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" s="1"><v>45901</v></c><c r="D2" s="2"><f>50000*1.1</f><v>55000.000000000007</v></c></row>`,
      },
    ],
  });
  const file = await checkedStaffFile(bytes);
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([
    {
      fullName: 'Amara Okafor',
      startedOn: '2025-09-01',
      terms: [{ jobTitle: 'Data engineer', payPence: 55_000_00 }],
    },
  ]);
});

it('one sheet is read: the first that is not hidden and holds a table, or the one that is chosen', async () => {
  const rowOf = (name: string) => `${headings}${madeRow(2, [name, 'Programmer', '2025-09-01', 55_000])}`;
  const bytes = madeWorkbook({
    sheets: [
      { name: 'Lists', state: 'hidden', rows: rowOf('Hidden') },
      { name: 'Cover', rows: madeRow(1, ['Our staff']) },
      { name: 'Staff', rows: rowOf('Amara Okafor') },
      { name: 'Leavers', rows: rowOf('Mei Chen') },
    ],
  });
  expect(await namesOf(bytes)).toEqual(['Amara Okafor']);
  expect(await namesOf(bytes, { sheet: 3 })).toEqual(['Mei Chen']);
  expect(await readTable(bytes, tableOptions)).toMatchObject({
    sheet: 2,
    sheets: [{ isHidden: true }, {}, {}, { name: 'Leavers' }],
  });
});

it('rows that a filter hides are read and counted', async () => {
  const row = (number: number, name: string, more = '') =>
    madeRow(number, [name, 'Programmer', '2025-09-01', 55_000]).replace('<row ', `<row ${more} `);
  const rows = `${headings}${row(2, 'Amara Okafor')}${row(3, 'Mei Chen', 'hidden="1"')}${row(4, 'Dee', 'hidden="0"')}`;
  const bytes = madeWorkbook({ sheets: [{ name: 'Staff', rows }] });
  expect(await namesOf(bytes)).toEqual(['Amara Okafor', 'Mei Chen', 'Dee']);
  expect(await readTable(bytes, tableOptions)).toMatchObject({ total: 3, hiddenRows: 1 });
});

it('a formula that was never worked out is a fault, and an error is no value', async () => {
  const rows = `${headings}<row r="2"><c r="A2" t="inlineStr"><is><t>Amara Okafor</t></is></c><c r="B2"><f>A1</f></c><c r="C2" t="d"><v>2025-09-01T00:00:00</v></c><c r="D2" t="e"><v>#N/A</v></c></row>`;
  const file = await checkedStaffFile(madeWorkbook({ sheets: [{ name: 'Staff', rows }] }));
  expect(file.faults).toMatchObject([{ columnId: 'jobTitle', kind: 'formula' }]);
});

it.each([
  ['dd/mm/yyyy', '45901', '2025-09-01'],
  ['[$-809]d mmmm yyyy;@', '45901.5', '2025-09-01T12:00'],
  ['mmm-yy', '45901', '2025-09-01'],
  ['h:mm', '0.3125', '7:30'],
  ['[h]:mm', '1.5625', '37:30'],
  ['0%', '0.6', '60%'],
  ['00000', '42', '00042'],
  ['0.0 "FTE"', '0.6', '0.6 FTE'],
  ['[$€-2] #,##0.00', '55000', '€ 55000'],
  ['"£"#,##0.00_);("£"#,##0.00)', '55000', '£ 55000'],
  ['General', '0.60000000000000009', '0.6'],
  ['dd/mm/yyyy', '59', '1900-02-28'],
])('a number with the format %s is shown: %s is %s', (code, raw, shown) => {
  expect(shownNumber(raw, formatOfCode(code), false)).toBe(shown);
});

it('days of a workbook that counts from 1904 are days too', () => {
  expect(shownNumber('44439', formatOfCode('dd/mm/yyyy'), true)).toBe('2025-09-01');
});

const doctype = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]>';
const sheetOf = (rows: string) => madeWorkbook({ sheets: [{ name: 'Staff', rows }] });

/** Workbooks made to harm: each is refused in words, within the bounds. */
it.each([
  [
    'entities',
    () =>
      madeWorkbook({
        sheets: [{ name: 'S', rows: headings }],
        parts: { 'xl/worksheets/sheet1.xml': `${doctype}<worksheet>&d;</worksheet>` },
      }),
    /damaged/,
  ],
  [
    'an entity of a file',
    () =>
      madeWorkbook({
        sheets: [{ name: 'S', rows: headings }],
        parts: {
          'xl/sharedStrings.xml':
            '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><sst><si><t>&b;</t></si></sst>',
        },
      }),
    /damaged/,
  ],
  [
    'a cell far out',
    () => sheetOf(`${headings}<row r="2"><c r="XFD2"><v>1</v></c></row>`),
    /more than 200 columns/,
  ],
  [
    'a cell farther than any',
    () => sheetOf(`${headings}<row r="2"><c r="ZZZZ2"><v>1</v></c></row>`),
    /damaged/,
  ],
  ['a row twice', () => sheetOf(`${headings}${headings}`), /damaged/],
  [
    'a row farther than any',
    () => sheetOf(`${headings}${madeRow(9_999_999, ['A'])}`),
    /more than 1,048,576 rows/,
  ],
  [
    '101 rows',
    () => sheetOf(headings + Array.from({ length: 101 }, (_, at) => madeRow(at + 2, ['A', 'B'])).join('')),
    /more than 100 rows/,
  ],
  [
    'a text that is not there',
    () => sheetOf(`${headings}<row r="2"><c r="A2" t="s"><v>99</v></c></row>`),
    /damaged/,
  ],
  [
    'a sheet outside',
    () =>
      madeWorkbook({
        sheets: [{ name: 'S', rows: headings }],
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="../../../../etc/passwd"/></Relationships>',
        },
      }),
    /no sheet/,
  ],
  ['broken XML', () => sheetOf('<row r="1"><c r="A1">'), /damaged/],
  [
    'another packed file',
    () =>
      madeWorkbook({
        sheets: [],
        parts: { 'xl/workbook.xml': '', 'word/document.xml': '<a/>', '_rels/.rels': '<Relationships/>' },
      }),
    /damaged|not an .xlsx/,
  ],
  ['half a workbook', () => sheetOf(headings).slice(0, 300), /damaged/],
])('%s is refused', async (_, bytes, words) => {
  await expect(readTable(bytes(), tableOptions)).rejects.toThrow(words);
});

const isNightly = inject('nightly');

/** At night: each is 50 to 200 MB that have to be packed first. */
it.runIf(isNightly).each([
  [
    'a bomb',
    () => sheetOf(`${headings}<row r="2"><c r="A2"><v>${' '.repeat(200_000_000)}</v></c></row>`),
    /too large/,
  ],
  [
    'a bomb of texts',
    () =>
      madeWorkbook({
        sharedStrings: Array.from({ length: 25_000 }, () => `<t>${'a'.repeat(2000)}</t>`),
        sheets: [{ name: 'S', rows: headings }],
      }),
    /too much text/,
  ],
])('%s is refused, within its bounds', async (_, bytes, words) => {
  await expect(readTable(bytes(), tableOptions)).rejects.toThrow(words);
});

it('empty cells that have a style are no columns, and a sheet is read off the main thread', async () => {
  const empty = '<c r="XFD1" s="0"/>';
  const bytes = sheetOf(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Job title</t></is></c>${empty}</row>${madeRow(2, ['Amara Okafor', 'Programmer'])}`,
  );
  const table = await tableReader()(bytes, tableOptions);
  expect(table.headings).toEqual(['Name', 'Job title']);
  expect(table.rows).toMatchObject([{ cells: ['Amara Okafor', 'Programmer'] }]);
});

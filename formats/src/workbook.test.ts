import { expect, it } from 'vitest';
import { sheetEnd, sheetRow, sheetStart, type WorkbookColumn, workbookParts } from './workbook.ts';

const columns: readonly WorkbookColumn[] = [
  { head: 'name', kind: 'text', width: 20 },
  { head: 'ends', kind: 'day', width: 12 },
  { head: 'pay', kind: 'pounds', width: 12 },
  { head: 'hours', kind: 'number', width: 8 },
];

it('writes a day as the number that spreadsheets count, pence as pounds, and nothing for what is missing', () => {
  expect(sheetRow(columns, ['Ana', '2028-03-16', 4_170_050, 37.5], 1)).toBe(
    '<row r="2"><c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">Ana</t></is></c>' +
      '<c r="B2" s="3"><v>46828</v></c><c r="C2" s="4"><v>41700.5</v></c><c r="D2" s="0"><v>37.5</v></c></row>',
  );
  expect(sheetRow(columns, ['', null, null, null], 2)).toBe('<row r="3"></row>');
});

it.each(['=1+1', '+44 113', '-1', '@SUM(A1)', '=HYPERLINK("http://a")'])(
  'keeps %s a text, in a style in which it is one when it is edited too',
  (text) => {
    const row = sheetRow(columns, [text, null, null, null], 1);
    expect(row).toContain('s="2" t="inlineStr"');
    expect(row).not.toContain('<f>');
    expect(new Map(workbookParts('Workers')).get('xl/styles.xml')).toContain('quotePrefix="1"');
  },
);

it('has nothing in it that XML cannot hold', () => {
  const row = sheetRow(columns, ['a\u0000\u000b<b>&"\ud800', 'not a day', null, null], 1);
  expect(row).toContain('>a&lt;b&gt;&amp;&quot;\ufffd</t>');
  expect(row).toContain('>not a day</t>');
});

it('keeps the first row and column in sight, and can be filtered by every column', () => {
  expect(sheetStart(columns)).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"');
  expect(sheetEnd(columns, 40)).toBe('</sheetData><autoFilter ref="A1:D41"/></worksheet>');
  const wide = Array.from({ length: 28 }, () => ({ head: '', kind: 'text', width: 1 }) as const);
  expect(sheetEnd(wide, 1)).toContain('A1:AB2');
});

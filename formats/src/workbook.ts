import { xmlText } from './xml.ts';

/** Text as text, `YYYY-MM-DD` as a day, whole pence as pounds, a number as it is. */
export type CellKind = 'text' | 'day' | 'pounds' | 'number';

export interface WorkbookColumn {
  readonly head: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
}

export type WorkbookCell = string | number | null;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Where the rows of the one sheet are in the ZIP that a workbook is. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** The places of `cellXfs` in the styles. */
const styles: Readonly<Record<CellKind | 'head', number>> = {
  head: 1,
  text: 2,
  day: 3,
  pounds: 4,
  number: 0,
};

/** Excel takes no more in one cell. */
const maxText = 32_767;
/** What XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The parts of a workbook (ECMA-376) besides its rows, by their path in the ZIP, in the order in which they go there. */
export function workbookParts(sheetName: string): readonly (readonly [path: string, xml: string])[] {
  const name = xmlText(sheetName.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31));
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/${sheetPart}" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', relationsXml([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsXml([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', stylesXml],
  ];
}

function relationsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageRelations}">${entries.join('')}</Relationships>`;
}

/**
 * `quotePrefix` has a spreadsheet take a text for text when its cell is edited too: a name that begins with `=` never
 * becomes a formula.
 */
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="&quot;£&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What comes before the rows of the sheet: the first row and column stay in sight. */
export function sheetStart(columns: readonly WorkbookColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }, index) => textCell(`${columnName(index)}1`, head, styles.head));
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

/** One row, counted from 1 under the row of heads. */
export function sheetRow(
  columns: readonly WorkbookColumn[],
  cells: readonly WorkbookCell[],
  rowNumber: number,
): string {
  const row = rowNumber + 1;
  const cellsXml = columns.map(({ kind }, index) =>
    cellXml(`${columnName(index)}${row}`, kind, cells[index]),
  );
  return `<row r="${row}">${cellsXml.join('')}</row>`;
}

/** What comes after the rows; every column can be filtered. */
export function sheetEnd(columns: readonly WorkbookColumn[], rowCount: number): string {
  const range = `A1:${columnName(Math.max(0, columns.length - 1))}${rowCount + 1}`;
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

function cellXml(reference: string, kind: CellKind, cell: WorkbookCell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (kind === 'number' && typeof cell === 'number') return numberCell(reference, cell, styles.number);
  if (kind === 'pounds' && typeof cell === 'number') return numberCell(reference, cell / 100, styles.pounds);
  const serial = kind === 'day' ? serialOf(String(cell)) : undefined;
  if (serial !== undefined) return numberCell(reference, serial, styles.day);
  return textCell(reference, String(cell), styles.text);
}

const numberCell = (reference: string, value: number, style: number) =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;

function textCell(reference: string, text: string, style: number): string {
  const clean = text.slice(0, maxText).toWellFormed().replaceAll(unprintable, '');
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(clean)}</t></is></c>`;
}

/** Days since 30 December 1899, as spreadsheets count from March 1900 on; undefined for what is no such day. */
function serialOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < '1900-03-01') return undefined;
  const serial = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Number.isNaN(serial) ? undefined : serial;
}

/** A, …, Z, AA, …: the first column is 0. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

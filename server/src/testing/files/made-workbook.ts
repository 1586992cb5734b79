import { strToU8, zipSync } from 'fflate';

export interface MadeSheet {
  readonly name: string;
  readonly state?: 'hidden';
  /** The content of `sheetData`, as XML. */
  readonly rows: string;
}

interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[];
  readonly sharedStrings?: readonly string[];
  /** The formats of styles 1, 2, …: custom codes. */
  readonly formats?: readonly string[];
  readonly isFrom1904?: boolean;
  /** Parts besides, or instead of those that are made. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relationsPart = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${packageRelations}">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** An Excel workbook with these sheets. */
export function madeWorkbook({
  sheets,
  sharedStrings = [],
  formats = [],
  isFrom1904,
  parts = {},
}: MadeWorkbook): Uint8Array<ArrayBuffer> {
  const sheetTargets = sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const);
  const all: Record<string, string | Uint8Array> = {
    '_rels/.rels': relationsPart([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${isFrom1904 === true ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsPart([
      ...sheetTargets,
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
  const bytes = Object.entries(all).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}

/** A row of texts and numbers, as a spreadsheet writes it. */
export const madeRow = (row: number, cells: readonly (string | number)[]) =>
  `<row r="${row}">${cells
    .map((cell, at) => {
      const reference = `${String.fromCharCode(65 + at)}${row}`;
      return typeof cell === 'number'
        ? `<c r="${reference}"><v>${cell}</v></c>`
        : `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join('')}</row>`;

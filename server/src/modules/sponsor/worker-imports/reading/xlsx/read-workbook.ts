import { type TableRows, UnreadableTable } from '../table/table-rows.ts';
import { readFormats } from './number-formats.ts';
import { readSheet } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { broken, openWorkbook, type WorkbookParts } from './workbook-parts.ts';

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

const maxSheets = 200;

/** An Excel workbook, of which single sheets are read. Links, pictures and macros in it are never looked at. */
export async function readWorkbook(bytes: Uint8Array) {
  const parts = await openWorkbook(bytes);
  const main = await mainPart(parts);
  const { sheets, isFrom1904 } = await sheetsIn(parts, main);
  const relations = await relationsOf(parts, main);
  const partOfType = (type: string) => relations.find((each) => each.type === type)?.target;
  const texts = await readSharedStrings(parts, partOfType('sharedStrings'));
  const formatOf = await readFormats(parts, partOfType('styles'));
  const worksheets = sheets.flatMap(({ id, ...sheet }) => {
    const relation = relations.find((each) => each.id === id && each.type === 'worksheet');
    return relation !== undefined && parts.has(relation.target) ? [{ ...sheet, part: relation.target }] : [];
  });
  if (worksheets.length === 0) throw new UnreadableTable('This workbook has no sheet with a table.');
  return {
    sheets: worksheets.map(({ name, isHidden }): Sheet => ({ name, isHidden })),
    async read(sheet: number, rows: TableRows): Promise<void> {
      const worksheet = worksheets[sheet];
      if (worksheet === undefined) throw new UnreadableTable('This workbook has no such sheet.');
      await readSheet(parts, worksheet.part, { rows, texts, formatOf, isFrom1904 });
    },
  };
}

async function mainPart(parts: WorkbookParts): Promise<string> {
  const relations = parts.has('_rels/.rels') ? await relationsOf(parts, '') : [];
  const name = relations.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  if (/\.xml$/i.test(name) && parts.has(name) && /(?:^|\/)xl\//i.test(name)) return name;
  if (parts.has('content.xml') || parts.has('word/document.xml') || parts.has('xl/workbook.bin'))
    throw new UnreadableTable(
      'This is not an .xlsx workbook. In your spreadsheet, save it as one, or as “CSV UTF-8”.',
    );
  throw new UnreadableTable(
    'This packed file is not an Excel workbook. Send an .xlsx workbook or a CSV file.',
  );
}

interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`. */
  readonly type: string;
  readonly target: string;
}

/** What a part points to within the workbook. */
async function relationsOf(parts: WorkbookParts, name: string): Promise<readonly Relation[]> {
  const slash = name.lastIndexOf('/') + 1;
  const folder = name.slice(0, slash);
  const relationsPart = `${folder}_rels/${name.slice(slash)}.rels`;
  const relations: Relation[] = [];
  if (!parts.has(relationsPart)) throw broken();
  await parts.read(relationsPart, {
    open(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'Relationship' || TargetMode === 'External' || relations.length > 5000) return;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: within(folder, Target) });
    },
  });
  return relations;
}

function within(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  return path.join('/');
}

async function sheetsIn(parts: WorkbookParts, main: string) {
  const sheets: (Sheet & { readonly id: string })[] = [];
  let isFrom1904 = false;
  await parts.read(main, {
    open(element, attributes) {
      const { name = '', state = 'visible', date1904 = '' } = attributes;
      if (element === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(date1904);
      if (element !== 'sheet' || sheets.length >= maxSheets) return;
      const id = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key) && key !== 'sheetId');
      sheets.push({ name: name.slice(0, 100), isHidden: state !== 'visible', id: id?.[1] ?? '' });
    },
  });
  return { sheets, isFrom1904 };
}

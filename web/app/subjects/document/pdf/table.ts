import type { TablePart, TableRow } from '../result-document.ts';
import { type Column, cellLook, headLook, layColumns } from './columns.ts';
import { ink } from './ink.ts';
import {
  decorate,
  drawRule,
  type Element,
  heightOf,
  type Look,
  measure,
  type Paper,
  put,
  sheet,
  within,
  write,
} from './paper.ts';

const remarkLook: Look = { face: 'text', size: 8.5, colour: ink.quiet };
const padding = 4.5;

interface Cell {
  readonly element: Element;
  readonly column: Column;
  readonly look: Look;
  readonly text: string;
  /** Under the text, on the cell's first page. */
  readonly remark: string;
  readonly link: string | undefined;
}

/** A table with hairlines between rows and the header repeated on every page. */
export function drawTable(paper: Paper, part: TablePart): void {
  const table = within(paper, paper.root, 'Table', { title: part.title });
  const columns = layColumns(paper, part);
  drawHead(paper, columns, within(paper, within(paper, table, 'THead'), 'TR'));
  const body = within(paper, table, 'TBody');
  for (const row of part.rows) {
    drawRow(paper, columns, { cells: cellsOf(paper, columns, { row, body }), strong: isStrong(row) });
  }
}

/** On later pages the header is only visual: the structure has it once. */
function drawHead(paper: Paper, columns: readonly Column[], row?: Element): void {
  const { doc } = paper;
  const y = doc.y;
  const heights = columns.map(({ head, width }) => heightOf(paper, { text: head, look: headLook, width }));
  for (const { head, ...place } of columns) {
    const heading = { text: head, look: headLook, y, ...place };
    if (row) write(paper, within(paper, row, 'TH', { scope: 'Column' }), heading);
    else decorate(paper, () => put(paper, heading), 'Pagination');
  }
  doc.y = y + Math.max(...heights) + 2;
  drawRule(paper, ink.racing, 0.8);
}

function cellsOf(
  paper: Paper,
  columns: readonly Column[],
  { row, body }: { row: TableRow; body: Element },
): Cell[] {
  const element = within(paper, body, 'TR');
  return columns.map((column, index) => {
    const link = index === columns.length - 1 ? row.address : undefined;
    const look = cellLook(column, isStrong(row));
    return {
      column,
      element: index === 0 ? within(paper, element, 'TH', { scope: 'Row' }) : within(paper, element, 'TD'),
      look: link === undefined ? look : { ...look, colour: ink.link },
      text: row.cells[index] ?? '',
      remark: index === 0 ? (row.remark ?? '') : '',
      link,
    };
  });
}

function isStrong({ strong, total }: TableRow): boolean {
  return strong === true || total === true;
}

interface DrawnRow {
  readonly cells: readonly Cell[];
  readonly strong: boolean;
}

/** A row is kept on one page; one taller than a page continues on the next. */
function drawRow(paper: Paper, columns: readonly Column[], { cells, strong }: DrawnRow): void {
  const height = Math.max(...cells.map((cell) => cellHeight(paper, cell))) + 2 * padding;
  const space = paper.bottom - paper.doc.y;
  const longerThanAPage = height > paper.bottom - sheet.top - 40;
  if (longerThanAPage ? space < 80 : space < height) turn(paper, columns);
  let rest = drawAsFits(paper, { cells, strong });
  while (rest.some(({ text }) => text !== '')) {
    turn(paper, columns);
    rest = drawAsFits(paper, { cells: rest, strong });
  }
}

function turn(paper: Paper, columns: readonly Column[]): void {
  paper.doc.addPage();
  paper.doc.y = sheet.top;
  drawHead(paper, columns);
}

/** Draws what fits on the page, and returns the rest of each cell. */
function drawAsFits(paper: Paper, { cells, strong }: DrawnRow): Cell[] {
  const { doc } = paper;
  const y = doc.y + padding;
  const split = cells.map((cell) => {
    const { look, column, text } = cell;
    const height = paper.bottom - padding - y - remarkHeight(paper, cell);
    const [fits, rest] = splitToFit(paper, text, { look, width: column.width, height });
    return { now: { ...cell, text: fits }, later: { ...cell, text: rest, remark: '' } };
  });
  const height = Math.max(...split.map(({ now }) => cellHeight(paper, now)));
  if (strong) drawGround(paper, height + 2 * padding);
  for (const { now } of split) drawCell(paper, now, y);
  doc.y = y + height + padding;
  drawRule(paper, ink.line, 0.6);
  return split.map(({ later }) => later);
}

function drawCell(paper: Paper, cell: Cell, y: number): void {
  const { element, text, look, link, remark } = cell;
  const { x, width, align } = cell.column;
  write(paper, element, { text, look, x, y, width, align, ...(link !== undefined && { link }) });
  const below = y + heightOf(paper, { text, look, width });
  write(paper, element, { text: remark, look: remarkLook, x, y: below, width });
}

function cellHeight(paper: Paper, cell: Cell): number {
  const { text, look, column } = cell;
  return heightOf(paper, { text, look, width: column.width }) + remarkHeight(paper, cell);
}

function remarkHeight(paper: Paper, { remark, column }: Cell): number {
  return heightOf(paper, { text: remark, look: remarkLook, width: column.width });
}

/** The background of the deciding row. */
function drawGround(paper: Paper, height: number): void {
  const { doc } = paper;
  const y = doc.y;
  decorate(paper, () => {
    doc
      .fillColor(ink.mint)
      .roundedRect(sheet.left - 8, y, measure + 16, height, 3)
      .fill();
  });
}

interface Room {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
}

/** As much of the text as fits, broken between words where possible, and the rest. */
function splitToFit(paper: Paper, text: string, { look, width, height }: Room): [fits: string, rest: string] {
  const fits = (length: number) => heightOf(paper, { text: text.slice(0, length), look, width }) <= height;
  if (fits(text.length)) return [text, ''];
  let [least, most] = [0, text.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  const breaks = text.slice(0, least + 1).search(/\s\S*$/);
  const end = breaks > 0 ? breaks : least;
  return [text.slice(0, end), text.slice(end).trimStart()];
}

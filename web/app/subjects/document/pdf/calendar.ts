import type { CalendarCell, CalendarPart } from '../result-document.ts';
import { headLook } from './columns.ts';
import { ink } from './ink.ts';
import {
  decorate,
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

const days = 7;
const gap = 4;
const width = (measure - gap * (days - 1)) / days;
const padding = 5;
const minHeight = 40;

const grounds: Readonly<Record<CalendarCell['look'], string | undefined>> = {
  counts: ink.mint,
  before: ink.sky,
  over: ink.sand,
  plain: undefined,
};

const dayLook: Look = { face: 'text', size: 9, colour: ink.quiet };
const plainLook: Look = { ...dayLook, colour: ink.outline };
const figureLook: Look = { face: 'strong', size: 13, colour: ink.ink, figures: true };
const noteLook: Look = { face: 'text', size: 7.5, colour: ink.quiet };
const markLook: Look = { ...noteLook, face: 'strong', colour: ink.ink };

interface Placed {
  readonly cell: CalendarCell;
  readonly x: number;
}

/** Weeks as a small calendar, as the page has them. A week is kept on one page. */
export function drawCalendar(paper: Paper, { title, heads, weeks }: CalendarPart): void {
  const table = within(paper, paper.root, 'Table', { title });
  drawHeads(paper, heads, within(paper, within(paper, table, 'THead'), 'TR'));
  const body = within(paper, table, 'TBody');
  for (const week of weeks) {
    const placed = week.map((cell, index) => ({ cell, x: sheet.left + index * (width + gap) }));
    const height = Math.max(minHeight, ...placed.map(({ cell }) => heightOfCell(paper, cell)));
    if (paper.doc.y + height > paper.bottom) {
      paper.doc.addPage();
      paper.doc.y = sheet.top;
      drawHeads(paper, heads);
    }
    drawWeek(paper, placed, { height, row: within(paper, body, 'TR') });
  }
}

/** On later pages the heads are only visual: the structure has them once. */
function drawHeads(paper: Paper, heads: readonly string[], row?: Element): void {
  const { doc } = paper;
  const { y } = doc;
  for (const [index, text] of heads.entries()) {
    const heading = { text, look: headLook, x: sheet.left + index * (width + gap) + padding, y, width };
    if (row) write(paper, within(paper, row, 'TH', { scope: 'Column' }), heading);
    else decorate(paper, () => put(paper, heading), 'Pagination');
  }
  doc.y = y + heightOf(paper, { text: heads[0] ?? '', look: headLook, width }) + gap;
}

function drawWeek(
  paper: Paper,
  week: readonly Placed[],
  { height, row }: { height: number; row: Element },
): void {
  const { y } = paper.doc;
  for (const { cell, x } of week) {
    drawGround(paper, cell, { x, y, height });
    const inside = { x: x + padding, width: width - 2 * padding };
    const data = within(paper, row, 'TD');
    const look = cell.look === 'plain' ? plainLook : dayLook;
    write(paper, data, { text: cell.day, look, y: y + padding, ...inside });
    const figure = { text: cell.figure ?? '', look: figureLook, y: y + padding - 3, ...inside };
    write(paper, data, { ...figure, align: 'right' });
    const under = y + padding + heightOf(paper, { text: cell.day, look, width: inside.width }) + 3;
    write(paper, data, {
      text: cell.note ?? '',
      look: cell.isMarked ? markLook : noteLook,
      y: under,
      ...inside,
    });
  }
  paper.doc.y = y + height + gap;
}

function heightOfCell(paper: Paper, { day, note = '', isMarked }: CalendarCell): number {
  const inside = width - 2 * padding;
  const noted = heightOf(paper, { text: note, look: isMarked ? markLook : noteLook, width: inside });
  return 2 * padding + heightOf(paper, { text: day, look: dayLook, width: inside }) + 3 + noted;
}

function drawGround(
  paper: Paper,
  { look, isMarked }: CalendarCell,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { doc } = paper;
  const { y: before } = doc;
  const ground = grounds[look];
  decorate(paper, () => {
    if (ground !== undefined) doc.fillColor(ground).roundedRect(x, y, width, height, 4).fill();
    if (isMarked)
      doc
        .lineWidth(1.4)
        .strokeColor(ink.racing)
        .roundedRect(x + 0.7, y + 0.7, width - 1.4, height - 1.4, 4)
        .stroke();
  });
  doc.y = before;
}

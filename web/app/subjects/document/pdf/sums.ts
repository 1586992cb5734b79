import type { SumsPicture } from '../brief.ts';
import { ink } from './ink.ts';
import { heightOf, type Look, measure, type Paper, put, sheet } from './paper.ts';

const title: Look = { face: 'strong', size: 10, colour: ink.ink };
const total: Look = { face: 'display', size: 13, colour: ink.ink };
const words: Look = { face: 'text', size: 8, colour: ink.quiet };
const cell: Look = { face: 'text', size: 8.5, colour: ink.ink };
const amount: Look = { face: 'strong', size: 8.5, colour: ink.ink, figures: true };

const looks = [
  { fill: ink.racing, line: ink.white },
  { fill: ink.gold, line: ink.white },
  { fill: ink.link, line: ink.white },
  { fill: ink.racing3, line: ink.white },
  { fill: ink.sky, line: ink.outline },
  { fill: ink.mint, line: ink.outline },
  { fill: ink.gold, line: ink.outline },
  { fill: ink.sand, line: ink.outline },
  { fill: ink.white, line: ink.outline },
];

const gutter = 28;
const column = (measure - gutter) / 2;
const figureWidth = 96;
const barHeight = 14;

type Sum = SumsPicture['sums'][number];

/** How high the bars and their amounts are. */
export function heightOfSums(paper: Paper, { sums }: SumsPicture): number {
  return sums.reduce((height, sum) => height + heightOfSum(paper, sum), 0);
}

const nameOf = (text: string) => ({ text, look: cell, width: column - figureWidth - 12 });

/** The amounts in two columns; a row is as high as the longer name of its two. */
function rowsOf(paper: Paper, { rows }: Sum) {
  const half = Math.ceil(rows.length / 2);
  return Array.from({ length: half }, (_, index) => {
    const pair = [rows[index], rows[index + half]];
    const heights = pair.map((row) => (row ? heightOf(paper, nameOf(row.title)) : 0));
    return { pair, height: Math.max(...heights) + 2 };
  });
}

function heightOfSum(paper: Paper, sum: Sum): number {
  return rowsOf(paper, sum).reduce((height, row) => height + row.height, 19 + barHeight + 16) + 8;
}

/** Draws the sums with their top at `y`: the bars on one scale, the amounts as their legend. */
export function putSums(paper: Paper, { sums }: SumsPicture, y: number): void {
  let top = y;
  for (const sum of sums) {
    putSum(paper, sum, top);
    top += heightOfSum(paper, sum);
  }
}

function putSum(paper: Paper, sum: Sum, y: number): void {
  const row = { x: sheet.left, width: measure };
  put(paper, { ...row, text: sum.title, look: title, y: y + 3 });
  put(paper, { ...row, text: sum.total, look: total, y, align: 'right' });
  const top = y + 19;
  let x: number = sheet.left;
  for (const { look, percent } of sum.parts) {
    const width = (percent / 100) * measure;
    putBox(paper, look, { x, y: top, width, height: barHeight });
    x += width;
  }
  put(paper, { ...row, text: sum.note, look: words, y: top + barHeight + 3 });
  let below = top + barHeight + 17;
  for (const { pair, height } of rowsOf(paper, sum)) {
    for (const [index, each] of pair.entries()) {
      if (each === undefined) continue;
      const left = sheet.left + index * (column + gutter);
      if (each.look !== undefined) putBox(paper, each.look, { x: left, y: below + 1.5, width: 8, height: 8 });
      put(paper, { ...nameOf(each.title), x: left + 12, y: below });
      const place = { x: left + column - figureWidth, y: below, width: figureWidth };
      put(paper, { ...place, text: each.figure, look: amount, align: 'right' });
    }
    below += height;
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function putBox({ doc }: Paper, look: number, { x, y, width, height }: Box): void {
  const { fill, line } = looks[look] ?? { fill: ink.white, line: ink.outline };
  doc.lineWidth(0.8).fillColor(fill).strokeColor(line);
  doc.roundedRect(x, y, width, height, Math.min(2.5, width / 2)).fillAndStroke();
}

import type { TablePart } from '../result-document.ts';
import { ink } from './ink.ts';
import { type Look, measure, type Paper, sheet, widthOf } from './paper.ts';

export const headLook: Look = { face: 'strong', size: 8.5, colour: ink.quiet };

/** A column's position on the page. */
export interface Column {
  readonly head: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const gutter = 16;

/** The style of a cell: figures use tabular digits. */
export function cellLook(column: Pick<Column, 'align'>, strong: boolean): Look {
  return {
    face: strong ? 'strong' : 'text',
    size: 9.5,
    colour: ink.ink,
    ...(column.align === 'right' && { figures: true }),
  };
}

/**
 * Figures are right-aligned. Columns take the width they need and the first takes the rest; where that leaves
 * it too little, the wide ones share.
 */
export function layColumns(paper: Paper, { columns, rows }: TablePart): Column[] {
  const needs = columns.map(({ head, like, figure = false }, index) => {
    const align = figure ? ('right' as const) : ('left' as const);
    const widths = rows.map(({ cells }) => widthOf(paper, cells[index] ?? '', cellLook({ align }, true)));
    const sample = like === undefined ? 0 : widthOf(paper, like, cellLook({ align }, true));
    const widest = Math.max(widthOf(paper, head, headLook), sample, ...widths);
    return { head, align, need: Math.min(widest, figure ? 150 : 300), wide: !figure && widest > 110 };
  });
  const sum = (columns: readonly { need: number }[]) => columns.reduce((total, { need }) => total + need, 0);
  const roomy = sum(needs) + gutter * (columns.length - 1) <= measure || !needs.some(({ wide }) => wide);
  const shares = roomy ? needs.slice(0, 1) : needs.filter(({ wide }) => wide);
  const free = measure - gutter * (columns.length - 1) - (sum(needs) - sum(shares));
  let x: number = sheet.left;
  return needs.map((column) => {
    const { head, align, need } = column;
    const width = shares.includes(column) ? (need / Math.max(sum(shares), 1)) * free : need;
    const placedColumn = { head, align, x, width };
    x += width + gutter;
    return placedColumn;
  });
}

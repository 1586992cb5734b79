import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, digits under digits. */
  figure?: boolean;
}

interface DataTableProps<Row> {
  /** Says what the table holds; read out, and shown unless `quietCaption`. */
  caption: string;
  quietCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Marks the row that decides. */
  strong?: (row: Row) => boolean;
  empty?: ReactNode;
}

/** A table; the first column heads its row. Scrolls inside itself when the page is narrow. */
export function DataTable<Row>({
  caption,
  quietCaption = false,
  columns,
  rows,
  keyOf,
  strong,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty;
  const align = (column: Column<Row>) => (column.figure ? 'text-right figures' : 'text-left');
  return (
    // Focusable, so that the keyboard can scroll it; a group, so that it is no landmark beside its section.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-15">
        <caption className={quietCaption ? 'sr-only' : 'pb-1 text-left text-16 font-semibold'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={classNames('px-3 py-3 font-semibold first:pl-0 last:pr-0', align(column))}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classNames('border-b border-line last:border-b-0', strong?.(row) && 'font-semibold')}
            >
              {columns.map((column, index) => {
                const look = classNames(
                  'px-3 py-3.5 align-top [font-weight:inherit] first:pl-0 last:pr-0',
                  align(column),
                );
                return index === 0 ? (
                  <th key={column.head} scope="row" className={look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.head} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

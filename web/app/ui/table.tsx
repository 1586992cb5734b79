import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, in tabular digits. */
  figure?: boolean;
}

interface DataTableProps<Row> {
  /** Says what the table contains; announced, and visible unless `quietCaption`. */
  caption: string;
  quietCaption?: boolean;
  /** Hides the columns' heads from sight, where the cells speak for themselves. */
  quietHead?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Marks the deciding row. */
  strong?: (row: Row) => boolean;
  empty?: ReactNode;
}

/** A table; the first column heads its row. Scrolls inside itself when the page is narrow. */
export function DataTable<Row>({
  caption,
  quietCaption = false,
  quietHead = false,
  columns,
  rows,
  keyOf,
  strong,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return empty;
  const look = ({ figure }: Column<Row>) => (figure ? 'figures' : undefined);
  return (
    // Focusable, so that the keyboard can scroll it; a group, so that it is no landmark beside its section.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="relative overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className={quietCaption ? 'sr-only' : 'pb-1 text-left text-16 font-semibold'}>
          {caption}
        </caption>
        <thead className={quietHead ? 'sr-only' : undefined}>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={look(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={strong?.(row) ? 'font-semibold' : undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.head} scope="row" className={look(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.head} className={look(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

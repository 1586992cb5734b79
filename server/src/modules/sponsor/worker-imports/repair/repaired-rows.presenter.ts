import type { ImportCorrection, ImportFault } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { csvBytes } from '@portway/formats/csv';

/** The last heading of the file that gives rows back: read as if it were not there. */
export const reasonsHeading = 'What is wrong (Portway)';

interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

interface Repaired {
  readonly table: Table;
  /** For each of our columns, the place of the file's. */
  readonly columns: Readonly<Record<string, number>>;
  readonly corrected: (row: number, column: string, text: string) => string;
}

/** The cells of a row as they were corrected, and whether each was. */
export function correctedRow(
  row: Table['rows'][number],
  { table, columns, corrected }: Repaired,
): { readonly text: string; readonly isCorrected: boolean }[] {
  const idByPlace = new Map(Object.entries(columns).map(([id, place]) => [place, id]));
  return table.headings.map((_, place) => {
    const text = row.cells[place] ?? '';
    const id = idByPlace.get(place);
    const now = id === undefined ? text : corrected(row.row, id, text);
    return { text: now, isCorrected: now !== text };
  });
}

interface Left {
  readonly rowsLeft: ReadonlySet<number>;
  readonly faults: readonly ImportFault[];
  readonly corrections: readonly ImportCorrection[];
  /** What our columns are called. */
  readonly labelOf: (columnId: string) => string;
}

/**
 * The rows that were left out, as a file that can be sent again. What was corrected in a column that the file does not have
 * comes in a column of its own.
 */
export function restOfFile(repaired: Repaired, { rowsLeft, faults, corrections, labelOf }: Left): Uint8Array {
  const { table, columns, corrected } = repaired;
  const faultsByRow = Map.groupBy(faults, ({ row }) => row);
  const addedColumns = [...new Set(corrections.map(({ columnId }) => columnId))].filter(
    (id) => columns[id] === undefined,
  );
  // One file comes back several times: its reasons are said once, as they are now.
  const places = table.headings.flatMap((heading, place) => (heading === reasonsHeading ? [] : [place]));
  const reasonsOf = (row: number) =>
    (faultsByRow.get(row) ?? [])
      .map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
      .join(' ');
  return csvBytes([
    [...places.map((place) => table.headings[place] ?? ''), ...addedColumns.map(labelOf), reasonsHeading],
    ...table.rows
      .filter(({ row }) => rowsLeft.has(row))
      .map((row) => {
        const cells = correctedRow(row, repaired);
        return [
          ...places.map((place) => cells[place]?.text ?? ''),
          ...addedColumns.map((id) => corrected(row.row, id, '')),
          reasonsOf(row.row) || 'Another row of this worker has a fault.',
        ];
      }),
  ]);
}

import { type CellValue, isFormula } from './cell-values.ts';
import type { faultList } from './fault-list.ts';
import type { CsvRow } from './read-csv.ts';

/** One row, as its columns are mapped. What is wrong with a cell goes to `faults`, and the cell then counts as empty. */
export interface RowReader<Column extends string> {
  readonly row: number;
  /** The cell as it stands; empty where the file has no such column. */
  text(column: Column): string;
  read<Value>(column: Column, as: (text: string) => CellValue<Value>): Value | null;
  fault(column: Column | null, message: string): void;
}

interface Reading {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<string, number>>;
  readonly faults: ReturnType<typeof faultList>;
}

/** In characters: no column takes longer ones than an address, of 300. */
const maxCellLength = 500;

export function rowReader<Column extends string>(
  { row, cells, width }: CsvRow,
  { headings, columns, faults }: Reading,
): RowReader<Column> {
  const fault = (column: Column | null, message: string) => {
    const place = column === null ? undefined : columns[column];
    faults.add({ row, column: place === undefined ? null : (headings[place] ?? null), message });
  };
  const text = (column: Column) => cells[columns[column] ?? -1] ?? '';
  if (width > headings.length)
    fault(
      null,
      `This row has ${width} cells, the headings ${headings.length}. Put a cell with a comma in quotation marks.`,
    );
  return {
    row,
    text,
    fault,
    read(column, as) {
      const cell = text(column);
      if (cell === '') return null;
      // Before any pattern reads it: rows are read on the thread that answers.
      if (cell.length > maxCellLength) {
        fault(column, `Use up to ${maxCellLength} characters.`);
        return null;
      }
      if (isFormula(cell)) {
        fault(column, 'This begins like a formula. Write the value itself.');
        return null;
      }
      const outcome = as(cell);
      if ('value' in outcome) return outcome.value;
      fault(column, outcome.fault);
      return null;
    },
  };
}

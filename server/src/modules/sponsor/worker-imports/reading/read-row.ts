import { type FaultKind, secretColumns } from '@portway/contracts/sponsor/worker-imports/import-faults';
import type { CellFault, CellValue } from './cell-values.ts';
import { isFormula } from './cell-values.ts';
import type { faultList } from './fault-list.ts';
import type { CsvRow } from './read-csv.ts';

/** One row, as its columns are mapped. What is wrong with a cell goes to `faults`, and the cell then counts as empty. */
export interface RowReader<Column extends string> {
  readonly row: number;
  /** The cell as it stands, or as it was corrected; empty where the file has no such column. */
  text(column: Column): string;
  read<Value>(column: Column, as: (text: string) => CellValue<Value>): Value | null;
  fault(column: Column | null, kind: FaultKind, message: string): void;
}

interface Reading {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<string, number>>;
  readonly faults: ReturnType<typeof faultList>;
  readonly corrected?: (row: number, column: string, text: string) => string;
}

/** In characters: no column takes longer ones than an address, of 300. */
const maxCellLength = 500;
/** How much of a cell a fault repeats, in characters. */
const maxRepeated = 200;

export function rowReader<Column extends string>(
  { row, cells, width }: CsvRow,
  { headings, columns, faults, corrected = (_row, _column, text) => text }: Reading,
): RowReader<Column> {
  const text = (column: Column) => corrected(row, column, cells[columns[column] ?? -1] ?? '');
  const add = (column: Column | null, { kind, fault: message, choices }: CellFault) => {
    const place = column === null ? undefined : columns[column];
    const cell = column === null || secretColumns.has(column) ? '' : text(column).slice(0, maxRepeated);
    faults.add({
      row,
      column: place === undefined ? null : (headings[place] ?? null),
      columnId: column,
      kind,
      value: cell === '' ? null : cell,
      message,
      ...(choices && { choices: [...choices] }),
    });
  };
  if (width > headings.length)
    add(null, {
      kind: 'extra-cells',
      fault: `This row has ${width} cells, the headings ${headings.length}. Put a cell with a comma in quotation marks.`,
    });
  return {
    row,
    text,
    fault: (column, kind, message) => add(column, { kind, fault: message }),
    read(column, as) {
      const cell = text(column);
      if (cell === '') return null;
      // Before any pattern reads it: rows are read on the thread that answers.
      if (cell.length > maxCellLength) {
        add(column, { kind: 'too-long', fault: `Use up to ${maxCellLength} characters.` });
        return null;
      }
      if (isFormula(cell)) {
        add(column, { kind: 'formula', fault: 'This begins like a formula. Write the value itself.' });
        return null;
      }
      const outcome = as(cell);
      if ('value' in outcome) return outcome.value;
      add(column, outcome);
      return null;
    },
  };
}

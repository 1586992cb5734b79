import { type FaultKind, secretColumns } from '@portway/contracts/sponsor/worker-imports/import-faults';
import { cellText, saysNothing } from './cells/cell-text.ts';
import { type CellFault, type CellValue, fault as cellFault } from './cells/cell-value.ts';
import { isFormula } from './cells/facts.ts';
import type { faultList } from './fault-list.ts';
import type { TableRow } from './table/table-rows.ts';

/** One row, as its columns are mapped. What is wrong with a cell goes to `faults`, and the cell then counts as empty. */
export interface RowReader<Column extends string> {
  readonly row: number;
  /** The heading of a column; empty where the file has none. */
  heading(column: Column): string;
  /** The cell without what says nothing, or as it was corrected; empty where the file has no such column. */
  text(column: Column): string;
  read<Value>(column: Column, as: (text: string) => CellValue<Value>): Value | null;
  fault(column: Column | null, kind: FaultKind, message: string): void;
}

/** What was read of a cell. */
export interface Outcome {
  readonly column: string;
  readonly text: string;
  readonly value: unknown;
  readonly fault: CellFault | null;
}

export interface Reading {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<string, number>>;
  readonly faults: ReturnType<typeof faultList>;
  readonly corrected?: ((row: number, column: string, text: string) => string) | undefined;
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined;
}

/** In characters: no column takes longer ones than an address, of 300. */
const maxCellLength = 500;
/** How much of a cell a fault repeats, in characters. */
const maxRepeated = 200;

/** At most `maxCellLength`. */
const hasOpenQuotation = (cell: string) =>
  (cell.startsWith('"') || cell.endsWith('"')) && cell.split('"').length % 2 === 0;

export function rowReader<Column extends string>(
  { row, cells, width }: TableRow,
  { headings, columns, faults, corrected = (_row, _column, text) => text, onOutcome }: Reading,
): RowReader<Column> {
  const cellOf = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const text = (column: Column) => {
    const plain = cellText(corrected(row, column, cellOf(column)));
    return plain.length <= maxCellLength && saysNothing(column, plain) ? '' : plain;
  };
  const heading = (column: Column) => headings[columns[column] ?? -1] ?? '';
  const add = (column: Column | null, { kind, fault: message, choices }: CellFault) => {
    const cell = column === null || secretColumns.has(column) ? '' : cellOf(column).slice(0, maxRepeated);
    faults.add({
      row,
      column: column === null || columns[column] === undefined ? null : heading(column),
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
  function outcomeOf<Value>(cell: string, as: (text: string) => CellValue<Value>): CellValue<Value> {
    // Before any pattern reads it: rows are read on the thread that answers.
    if (cell.length > maxCellLength) return cellFault('too-long', `Use up to ${maxCellLength} characters.`);
    if (isFormula(cell)) return cellFault('formula', 'This begins like a formula. Write the value itself.');
    if (hasOpenQuotation(cell))
      return cellFault('other', 'A quotation mark is opened here and not closed. Write the value itself.');
    return as(cell);
  }
  return {
    row,
    heading,
    text,
    fault: (column, kind, message) => add(column, { kind, fault: message }),
    read(column, as) {
      const cell = text(column);
      if (cell === '') return null;
      const outcome = outcomeOf(cell, as);
      const isRead = 'value' in outcome;
      onOutcome?.({
        column,
        text: cell,
        value: isRead ? outcome.value : null,
        fault: isRead ? null : outcome,
      });
      if (isRead) return outcome.value;
      add(column, outcome);
      return null;
    },
  };
}

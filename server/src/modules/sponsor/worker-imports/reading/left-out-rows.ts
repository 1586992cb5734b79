import { cellText } from './cells/cell-text.ts';
import type { TableRow } from './table/table-rows.ts';

export interface LeftOutRow {
  readonly row: number;
  /** In words for the person who sent the file. */
  readonly why: string;
}

interface TableColumns {
  readonly headings: readonly string[];
  readonly columns: Readonly<Record<string, number>>;
  /** The columns of which each row of a record fills at least one. */
  readonly needed: readonly string[];
}

const totals =
  /^(?:(?:grand|sub|report|page|overall)[\s-]?)?(?:totals?|sum|count|average|headcount)\b|^\d+ (?:rows?|records?|employees?|workers?|staff)\b|^(?:end of (?:report|file|list)|page \d+|printed|produced|generated|report run|run date)\b/i;

/** Why a row is no record: a line of totals or of the report, or the headings once more. Null for a record. */
export function whyLeftOut(
  { cells, row }: TableRow,
  { headings, columns, needed }: TableColumns,
): LeftOutRow | null {
  const filledCells = Object.values(columns).flatMap((place) => {
    const text = (cells[place] ?? '').slice(0, 200);
    return text === '' ? [] : [{ place, text: cellText(text) }];
  });
  if (filledCells.length > 1 && filledCells.every(({ place, text }) => text === headings[place]))
    return { row, why: 'It repeats the headings.' };
  const [first] = filledCells.toSorted((one, other) => one.place - other.place);
  const filledNeeded = needed.filter((column) => filledCells.some(({ place }) => place === columns[column]));
  const isRecord = filledNeeded.length > 1 || filledNeeded.some((column) => columns[column] !== first?.place);
  return first !== undefined && !isRecord && totals.test(first.text)
    ? { row, why: `It is a line of the report: “${first.text.slice(0, 60)}”.` }
    : null;
}

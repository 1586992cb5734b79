import type { DateOrder } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { dayOrderOf } from '../cells/days.ts';
import { headingRowIn } from './heading-row.ts';

/** Which rows and cells of a file are wanted. */
export interface Wanted {
  readonly maxRows: number;
  /** The places of the columns whose cells are wanted, counted from 0; without any, only what `TableHead` holds. */
  readonly places?: readonly number[] | undefined;
  /** The sheet of a workbook, counted from 0; the first that is not hidden where it is left out. */
  readonly sheet?: number | undefined;
  /** The row of the headings as a spreadsheet counts, 0 for none; the likeliest where it is left out. */
  readonly headingRow?: number | undefined;
}

/** A row of a file as a spreadsheet numbers it. */
export interface TableRow {
  readonly row: number;
  /** By place; empty where the column is not wanted. */
  readonly cells: readonly string[];
  /** How many cells the row has, up to the last that holds something. */
  readonly width: number;
}

/** Whether the days of a column such as 3/4/2026 say by themselves which number is the day. */
export type ColumnDayOrder = DateOrder | 'either' | 'both' | null;

export interface TableHead {
  readonly headings: readonly string[];
  /** How many rows hold something, without the headings. */
  readonly total: number;
  readonly headingRow: number;
  /** How many of them a spreadsheet does not show: a filter or a person hid them. */
  readonly hiddenRows: number;
  /** The first rows of the file, those over the headings too. */
  readonly firstRows: readonly Omit<TableRow, 'width'>[];
  /** By place. */
  readonly dayOrders: readonly ColumnDayOrder[];
  /** The sheets of a workbook; none of a text. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  readonly sheet: number;
  /** How the signs of a text are stored; null for a workbook. */
  readonly encoding: string | null;
}

/** A file as a table. */
export interface Table extends TableHead {
  readonly rows: readonly TableRow[];
}

/** Why a file cannot be read, in words for its sender. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

export const maxColumns = 200;
/** What a sheet of a spreadsheet can have, empty rows among them. */
const maxSheetRows = 1_048_576;
const maxHeadingLength = 100;
/** So many rows are looked at for the headings. */
const maxRowsBefore = 30;
const maxFirstRows = 60;
const maxFirstCellLength = 200;
/** In characters, of all cells of the first rows. */
const maxFirstLength = 150_000;

/** Takes the rows of a file one by one, so that what is not wanted is never kept. */
export function tableRows({ maxRows, places = [], headingRow }: Wanted) {
  const wantedPlaces = new Set(places);
  const lastPlace = Math.max(-1, ...places);
  const rows: TableRow[] = [];
  const firstRows: { row: number; cells: string[] }[] = [];
  const dayOrders: ColumnDayOrder[] = [];
  let waiting: { row: number; cells: readonly string[]; isHidden: boolean }[] = [];
  let headings: string[] | undefined;
  let headingsAt = headingRow ?? 0;
  let total = 0;
  let hiddenRows = 0;
  let firstLength = 0;

  function takeHeadings(row: number, cells: readonly string[]): void {
    if (cells.length > maxColumns) throw tooManyColumns();
    headingsAt = row;
    headings = cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' ').slice(0, maxHeadingLength));
  }

  function takeRow(row: number, cells: readonly string[], isHidden: boolean): void {
    total++;
    if (isHidden) hiddenRows++;
    if (total > maxRows)
      throw new UnreadableTable(
        `This file has more than ${maxRows.toLocaleString('en-GB')} rows. Send it in parts.`,
      );
    if (lastPlace < 0) {
      cells.slice(0, maxColumns).forEach((cell, place) => {
        dayOrders[place] = withOrder(dayOrders[place] ?? null, cell);
      });
      return;
    }
    const wantedCells = cells
      .slice(0, lastPlace + 1)
      .map((cell, place) => (wantedPlaces.has(place) ? cell : ''));
    rows.push({ row, cells: wantedCells, width: cells.length });
  }

  function wait(row: number, cells: readonly string[], isHidden: boolean): void {
    waiting.push({ row, cells, isHidden });
    if (waiting.length >= maxRowsBefore) settle();
  }

  /** Gives out what waited until it was clear which row the headings are. */
  function settle(): void {
    const headingRow = headingRowIn(waiting);
    for (const { row, cells, isHidden } of waiting) {
      if (row === headingRow) takeHeadings(row, cells);
      else if (row > headingRow) takeRow(row, cells, isHidden);
    }
    waiting = [];
  }

  return {
    /** Cells may be empty at the end of a row, and a row may be empty. */
    take(row: number, record: readonly string[], { isHidden = false } = {}): void {
      if (row > maxSheetRows)
        throw new UnreadableTable(
          `This file has more than ${maxSheetRows.toLocaleString('en-GB')} rows, most of them empty. Delete those.`,
        );
      const width = record.findLastIndex((cell) => cell !== '') + 1;
      if (width === 0) return;
      const cells = width === record.length ? record : record.slice(0, width);
      if (firstRows.length < maxFirstRows && firstLength < maxFirstLength && width <= maxColumns) {
        const firstCells = cells.map((cell) => cell.slice(0, maxFirstCellLength));
        firstLength += firstCells.reduce((sum, cell) => sum + cell.length + 1, 0);
        firstRows.push({ row, cells: firstCells });
      }
      if (headings === undefined && headingRow === 0) {
        if (width > maxColumns) throw tooManyColumns();
        headings = cells.map(() => '');
      }
      if (headings !== undefined) takeRow(row, cells, isHidden);
      else if (headingRow === undefined) wait(row, cells, isHidden);
      else if (row === headingRow) takeHeadings(row, cells);
    },
    /** Throws for a file without a row. */
    end(about: Pick<TableHead, 'sheets' | 'sheet' | 'encoding'>): Table {
      if (headings === undefined && waiting.length > 0) settle();
      if (headings === undefined)
        throw new UnreadableTable(
          headingRow === undefined
            ? 'This file is empty.'
            : 'This row is empty. Choose the row of the headings.',
        );
      if (total === 0)
        throw new UnreadableTable('This file has headings only. Add a row for each worker or absence.');
      return {
        headings,
        rows,
        total,
        hiddenRows,
        headingRow: headingsAt,
        firstRows,
        dayOrders: [...dayOrders],
        ...about,
      };
    },
  };
}

export type TableRows = ReturnType<typeof tableRows>;

const tooManyColumns = () => new UnreadableTable(`This file has more than ${maxColumns} columns.`);

function withOrder(order: ColumnDayOrder, cell: string): ColumnDayOrder {
  if (order === 'both' || cell.length > 30 || !/^\D{0,12}\d/.test(cell)) return order;
  return joinedOrder(order, dayOrderOf(cell.trim()));
}

/** What a column says together with one more of its values. */
export function joinedOrder(order: ColumnDayOrder, other: ColumnDayOrder): ColumnDayOrder {
  if (other === null || other === order) return order;
  if (order === null || order === 'either') return other;
  return other === 'either' ? order : 'both';
}

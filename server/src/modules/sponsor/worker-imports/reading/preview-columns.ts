import type { DateOrder, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportPreview } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { findOccupation } from '@portway/rules/occupations';
import { cellText } from './cells/cell-text.ts';
import { dayInWords } from './cells/days.ts';
import { joinedName } from './cells/names.ts';
import { weekdaysInWords } from './cells/weekdays.ts';
import { checkAbsences } from './check-absences.ts';
import { checkWorkers } from './check-workers.ts';
import { isDayColumn } from './columns/column-values.ts';
import { orderOfColumns } from './columns/day-orders.ts';
import type { Outcome } from './read-row.ts';
import type { ColumnDayOrder } from './table/table-rows.ts';

interface PreviewedFile {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly headingRow: number;
  readonly firstRows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly columns: Readonly<Record<string, number>>;
  readonly dayOrders: readonly ColumnDayOrder[];
  readonly dateOrder: DateOrder | undefined;
  /** Today in London, YYYY-MM-DD. */
  readonly today: string;
}

/** How many different values of a column are shown. */
const maxValues = 3;
const maxRows = 20;
const maxShownRows = 15;
const maxShownCells = 12;

/** The first rows of a file, and what the first different values of each column become: read as the check reads them. */
export async function previewColumns(file: PreviewedFile): Promise<ImportPreview> {
  const { kind, headings, headingRow, firstRows, columns, dayOrders, dateOrder, today } = file;
  const rows = firstRows
    .filter(({ row }) => row > headingRow)
    .slice(0, maxRows)
    .map(({ row, cells }) => ({ row, cells, width: Math.min(cells.length, headings.length) }));
  const values: Record<string, { text: string; becomes: string | null; message: string | null }[]> = {};
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const against = {
    columns,
    today,
    onRecord: notRecorded(rows, columns),
    matchOf: (field: string, number: string) => `${field} ${number}`,
    orderOf: orderOfColumns({ columns, chosen: dateOrder, orderAt: (place) => dayOrders[place] ?? null }),
    onOutcome(row: number, outcome: Outcome) {
      const columnValues = values[outcome.column] ?? [];
      values[outcome.column] = columnValues;
      if (columnValues.length >= maxValues || columnValues.some(({ text }) => text === outcome.text)) return;
      columnValues.push({
        text: outcome.text,
        becomes: outcome.fault === null ? inWords(outcome, { cells: cellsOf.get(row) ?? [], columns }) : null,
        message: outcome.fault?.fault ?? null,
      });
    },
  };
  await (kind === 'workers'
    ? checkWorkers({ headings, rows }, against)
    : checkAbsences({ headings, rows }, against));
  return {
    rows: firstRows
      .slice(0, maxShownRows)
      .map(({ row, cells }) => ({ row, cells: cells.slice(0, maxShownCells) })),
    columns: headings.map((_, place) => firstValues(rows.map(({ cells }) => cells[place] ?? ''))),
    values,
  };
}

const firstValues = (cells: readonly string[]) =>
  [...new Set(cells.filter((cell) => cell !== ''))].slice(0, maxValues);

/** As if every place and worker that the rows name were on record: only the cells are looked at. */
function notRecorded(
  rows: readonly { readonly cells: readonly string[] }[],
  columns: Readonly<Record<string, number>>,
) {
  const namesIn = (column: string) => {
    const place = columns[column];
    return place === undefined ? [] : rows.map(({ cells }) => cellText(cells[place] ?? ''));
  };
  return {
    workers: new Map('firstDay' in columns ? namesIn('reference').map((name) => [name, name]) : []),
    names: new Map(namesIn('portwayId').map((id) => [id, id])),
    matches: new Map<string, string>(),
    places: new Map(namesIn('workPlace').map((name) => [name.toLowerCase(), name])),
    closedPlaces: new Map<string, { id: string; closedOn: string }>(),
    placeNames: new Map<string, string>(),
    absences: new Map<string, never>(),
  };
}

interface ReadRow {
  readonly cells: readonly string[];
  readonly columns: Readonly<Record<string, number>>;
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});
const nameParts = ['forename', 'middleName', 'surname'];

function inWords({ column, value, text }: Outcome, { cells, columns }: ReadRow): string {
  if (isDayColumn(column) && typeof value === 'string') return dayInWords(value);
  if (column === 'pay' && typeof value === 'number') return `${pounds.format(value / 100)} a year`;
  if (column === 'hoursPerWeek' && typeof value === 'number') return `${value} hours a week`;
  if (column === 'worksOn' && Array.isArray(value))
    return weekdaysInWords(value.filter((each) => typeof each === 'number'));
  if (column === 'occupationCode' && typeof value === 'string')
    return `${value} ${findOccupation(value)?.title ?? ''}`.trim();
  if (nameParts.includes(column))
    return joinedName(nameParts.map((part) => cellText(cells[columns[part] ?? -1] ?? '')));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (column === 'payPer' && typeof value === 'string') return wordsOfBasis[value] ?? value;
  if (typeof value !== 'string') return text;
  return column === 'route' || column === 'checkMethod' || column === 'absencePay' ? idInWords(value) : value;
}

const wordsOfBasis: Readonly<Record<string, string>> = {
  ...{ year: 'A year', month: 'A month', 'four-weeks': 'Four weeks', fortnight: 'Two weeks' },
  ...{ week: 'A week', day: 'A day', hour: 'An hour' },
};

const idInWords = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

import type { DateOrder, WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { OnRecord, PlannedCheck, PlannedWorker } from '../imported.repository.ts';
import { betweenRequests } from './between-requests.ts';
import { reference as readReference } from './cells/contacts.ts';
import { type OrderOf, orderOfColumns, ordersIn } from './columns/day-orders.ts';
import { findRecorded, refuseOthers } from './comparing/find-recorded.ts';
import { correctedCells } from './corrected-cells.ts';
import { faultList } from './fault-list.ts';
import { type LeftOutRow, whyLeftOut } from './left-out-rows.ts';
import { type Outcome, type RowReader, rowReader } from './read-row.ts';
import { readTerms } from './read-terms.ts';
import { nameIn, otherColumns, readChecks, readWorker } from './read-worker.ts';
import type { TableRow } from './table/table-rows.ts';

export interface Against {
  readonly columns: Readonly<Record<string, number>>;
  readonly onRecord: OnRecord;
  /** Today in London, YYYY-MM-DD. */
  readonly today: string;
  /** Finds the same number again without knowing it. */
  readonly matchOf: (field: string, value: string) => string;
  /** What cells are read as instead. */
  readonly corrections?: readonly ImportCorrection[] | undefined;
  /** Which of two numbers of a day comes first, where the file does not say. */
  readonly dateOrder?: DateOrder | undefined;
  /** Hears what was read of each cell. */
  readonly onOutcome?: ((row: number, outcome: Outcome) => void) | undefined;
  /** Instead of the orders of the rows themselves. */
  readonly orderOf?: OrderOf | undefined;
}

/** The headings and rows of a file. */
export interface CheckedTable {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

type Row = RowReader<WorkerColumn>;

interface Begun {
  readonly row: number;
  readonly reader: Row;
  readonly worker: PlannedWorker;
  /** From which its terms hold. */
  readonly termDays: Set<string | null>;
}

/** Reads the cells of a table’s rows, as they are corrected. */
export function tableReading(table: CheckedTable, against: Against) {
  const { columns, dateOrder: chosen, corrections } = against;
  const orderAt = ordersIn(table.rows, columns);
  const faults = faultList();
  const corrected = correctedCells(corrections);
  return {
    faults,
    orderOf: against.orderOf ?? orderOfColumns({ columns, chosen, orderAt }),
    readerOf: <Column extends string>(tableRow: TableRow): RowReader<Column> =>
      rowReader<Column>(tableRow, {
        ...{ headings: table.headings, columns, faults, corrected },
        onOutcome: (outcome) => against.onOutcome?.(tableRow.row, outcome),
      }),
  };
}

/** The workers of a file, and everything that is wrong with its rows. Rows with one reference are terms of one worker. */
export async function checkWorkers(table: CheckedTable, against: Against) {
  const { faults, orderOf, readerOf } = tableReading(table, against);
  const begunWorkers = new Map<string, Begun>();
  const rowsByNumber = new Map<string, number>();
  const workers: PlannedWorker[] = [];
  const leftOut: LeftOutRow[] = [];
  const giveWay = betweenRequests();
  for (const tableRow of table.rows) {
    await giveWay();
    const reason = whyLeftOut(tableRow, { headings: table.headings, columns: against.columns, needed });
    if (reason !== null) {
      leftOut.push(reason);
      continue;
    }
    const row: Row = readerOf(tableRow);
    const reference = row.read('reference', readReference);
    const recorded = findRecorded(row, reference, against);
    const key = recorded ?? reference;
    const earlier = begunWorkers.get(key ?? '');
    if (earlier) {
      addRow(row, earlier, { against, orderOf });
      continue;
    }
    const worker = readWorker(row, { recorded, reference }, { against, orderOf });
    refuseOthers(row, { worker, against, rowsByNumber });
    workers.push(worker);
    const termDays = new Set(worker.terms.map(({ fromDay }) => fromDay));
    if (key !== null) begunWorkers.set(key, { row: tableRow.row, reader: row, worker, termDays });
  }
  return { workers, faults, leftOut };
}

const needed = ['fullName', 'forename', 'surname', 'jobTitle', 'startedOn', 'fromDay', 'certificateStart'];

const ofTerms = new Set<WorkerColumn>([
  ...(['jobTitle', 'occupationCode', 'pay', 'payPer', 'hoursPerWeek', 'worksOn'] as const),
  ...(['fromDay', 'workPlace'] as const),
]);
const ofChecks = ['checkMethod', 'checkedOn', 'checkerName', 'nextCheckOn'] as const;

interface RowContext {
  readonly against: Against;
  readonly orderOf: OrderOf;
}

/**
 * A further row of a worker holds terms from another day, or another right to work check. What it says besides must
 * be what the first row says.
 */
function addRow(row: Row, { row: first, reader, worker, termDays }: Begun, context: RowContext): void {
  if (nameIn(row).toLowerCase() !== nameIn(reader).toLowerCase()) {
    row.fault('reference', 'other-name', `Row ${first} has this reference for another name.`);
    return;
  }
  for (const column of otherColumns)
    if (!ofTerms.has(column) && row.text(column) !== '' && row.text(column) !== reader.text(column))
      row.fault(column, 'differs', `Row ${first} says something else for this worker.`);
  worker.rows.push(row.row);
  const isAnotherCheck =
    ofChecks.some((column) => row.text(column) !== reader.text(column)) && addChecks(row, worker, context);
  // A file of checks repeats the worker's job, or leaves it out.
  const saysNothingElse = [...ofTerms].every((column) =>
    ['', reader.text(column)].includes(row.text(column)),
  );
  if (isAnotherCheck && saysNothingElse) return;
  const { certificateStart, startedOn } = worker;
  const terms = readTerms(row, {
    ...context,
    certificateStart,
    startedOn,
    otherwiseFrom: null,
    isDayUnread: false,
  });
  if (terms === null) return;
  if (termDays.has(terms.fromDay))
    row.fault(
      'fromDay',
      'repeated',
      `This worker has terms from this day in an earlier row: the row is there twice.`,
    );
  else {
    termDays.add(terms.fromDay);
    worker.terms.push(terms);
  }
}

/** Whether the row has a check, which is then the worker's, once. */
function addChecks(row: Row, { checks }: PlannedWorker, context: RowContext): boolean {
  const rowChecks = readChecks(row, context);
  const isKnown = ({ method, checkedOn }: PlannedCheck) =>
    checks.some((check) => check.method === method && check.checkedOn === checkedOn);
  checks.push(...rowChecks.filter((check) => !isKnown(check)));
  return rowChecks.length > 0;
}

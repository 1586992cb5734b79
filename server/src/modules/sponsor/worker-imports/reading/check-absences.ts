import type { AbsenceColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { OnRecord, PlannedAbsence } from '../imported.repository.ts';
import { betweenRequests } from './between-requests.ts';
import { absencePay, isCancelled, yesOrNo } from './cells/absences.ts';
import { reference as readReference } from './cells/contacts.ts';
import { day } from './cells/days.ts';
import { type Against, type CheckedTable, tableReading } from './check-workers.ts';
import type { OrderOf } from './columns/day-orders.ts';
import { type LeftOutRow, whyLeftOut } from './left-out-rows.ts';
import type { RowReader } from './read-row.ts';

type Row = RowReader<AbsenceColumn>;

/** The absences of a file, and everything that is wrong with its rows. */
export async function checkAbsences(table: CheckedTable, against: Against) {
  const { onRecord, today, columns } = against;
  const { faults, orderOf, readerOf } = tableReading(table, against);
  const absences: PlannedAbsence[] = [];
  const leftOut: LeftOutRow[] = [];
  const rows = new Map<string, number>();
  const giveWay = betweenRequests();
  for (const tableRow of table.rows) {
    await giveWay();
    const reason = whyLeftOut(tableRow, { headings: table.headings, columns, needed: neededColumns });
    if (reason !== null) {
      leftOut.push(reason);
      continue;
    }
    const row: Row = readerOf(tableRow);
    if (isCancelled(row.text('agreed'))) {
      leftOut.push({ row: row.row, why: 'This absence was cancelled.' });
      continue;
    }
    const absence = readAbsence(row, onRecord, { today, orderOf });
    if (absence === null) continue;
    const key = `${absence.worker} ${absence.firstDay}`;
    const earlier = rows.get(key);
    if (earlier !== undefined) row.fault('firstDay', 'repeated', `Row ${earlier} has the same absence.`);
    rows.set(key, tableRow.row);
    absences.push({ ...absence, row: tableRow.row, recorded: onRecord.absences.get(key) ?? null });
  }
  return { absences, faults, leftOut };
}

const neededColumns = ['reference', 'firstDay', 'lastDay'];

interface DayContext {
  readonly today: string;
  readonly orderOf: OrderOf;
}

function readAbsence(
  row: Row,
  { workers, names }: OnRecord,
  { today, orderOf }: DayContext,
): Omit<PlannedAbsence, 'row' | 'recorded'> | null {
  for (const [column, words] of needed)
    if (row.text(column) === '' && !(column === 'reference' && row.text('portwayId') !== ''))
      row.fault(column, 'missing', words);
  const reference = row.read('reference', readReference);
  const id = row.text('portwayId');
  const worker = names.has(id) ? id : workers.get(reference ?? '');
  if (reference !== null && worker === undefined)
    row.fault(
      'reference',
      'unknown-worker',
      'No worker on record has this reference. Import the workers first.',
    );
  const firstDay = row.read('firstDay', day({ order: orderOf('firstDay'), today }));
  const lastDay = row.read('lastDay', day({ order: orderOf('lastDay'), today }));
  const pay = row.read('absencePay', absencePay);
  const agreed = row.read('agreed', yesOrNo);
  const excepted = row.read('excepted', yesOrNo);
  if ((firstDay ?? '') > today) row.fault('firstDay', 'future-day', 'This day is still to come.');
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    row.fault('lastDay', 'days-out-of-order', 'The last day is before the first.');
  if (worker === undefined || firstDay === null || pay === null || agreed === null) return null;
  return { worker, firstDay, lastDay, pay, agreed, excepted };
}

const needed = [
  ['reference', 'Enter the worker’s reference.'],
  ['firstDay', 'Enter the first day.'],
  ['absencePay', 'Write paid, reduced or unpaid.'],
  ['agreed', 'Write yes or no.'],
] as const;

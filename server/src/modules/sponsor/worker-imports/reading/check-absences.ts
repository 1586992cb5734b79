import type { AbsenceColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { OnRecord, PlannedAbsence } from '../imported.repository.ts';
import { betweenRequests } from './between-requests.ts';
import * as cell from './cell-values.ts';
import type { Against } from './check-workers.ts';
import { correctedCells } from './corrected-cells.ts';
import { faultList } from './fault-list.ts';
import type { CsvTable } from './read-csv.ts';
import { type RowReader, rowReader } from './read-row.ts';

type Row = RowReader<AbsenceColumn>;

/** The absences of a file, and everything that is wrong with its rows. */
export async function checkAbsences(table: CsvTable, { columns, onRecord, today, corrections }: Against) {
  const faults = faultList();
  const absences: PlannedAbsence[] = [];
  const rows = new Map<string, number>();
  const corrected = correctedCells(corrections);
  const giveWay = betweenRequests();
  for (const csvRow of table.rows) {
    await giveWay();
    const row: Row = rowReader(csvRow, { headings: table.headings, columns, faults, corrected });
    const absence = readAbsence(row, onRecord, today);
    if (absence === null) continue;
    const key = `${absence.worker} ${absence.firstDay}`;
    const earlier = rows.get(key);
    if (earlier !== undefined) row.fault('firstDay', 'repeated', `Row ${earlier} has the same absence.`);
    rows.set(key, csvRow.row);
    absences.push({ ...absence, row: csvRow.row, recorded: onRecord.absences.get(key) ?? null });
  }
  return { absences, faults };
}

function readAbsence(
  row: Row,
  { workers, names }: OnRecord,
  today: string,
): Omit<PlannedAbsence, 'row' | 'recorded'> | null {
  for (const [column, words] of needed)
    if (row.text(column) === '' && !(column === 'reference' && row.text('portwayId') !== ''))
      row.fault(column, 'missing', words);
  const reference = row.read('reference', cell.line(60));
  const id = row.text('portwayId');
  const worker = names.has(id) ? id : workers.get(reference ?? '');
  if (reference !== null && worker === undefined)
    row.fault(
      'reference',
      'unknown-worker',
      'No worker on record has this reference. Import the workers first.',
    );
  const firstDay = row.read('firstDay', cell.day);
  const lastDay = row.read('lastDay', cell.day);
  const pay = row.read('absencePay', cell.absencePay);
  const agreed = row.read('agreed', cell.yesOrNo);
  const excepted = row.read('excepted', cell.yesOrNo);
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

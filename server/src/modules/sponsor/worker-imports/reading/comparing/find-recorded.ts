import type { WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { PlannedWorker } from '../../imported.repository.ts';
import * as contacts from '../cells/contacts.ts';
import type { Against } from '../check-workers.ts';
import type { RowReader } from '../read-row.ts';

type Row = RowReader<WorkerColumn>;

const numbers = [
  ['nationalInsurance', 'national-insurance', contacts.nationalInsurance],
  ['passport', 'passport', contacts.passport],
] as const;

/** In characters: before a pattern reads the cell. */
const maxNumberLength = 100;

/** The worker on record that a row is about: by our own id, the reference, or else a number; null for a new one. */
export function findRecorded(row: Row, reference: string | null, against: Against): string | null {
  const { onRecord } = against;
  const id = row.text('portwayId');
  if (id !== '') {
    if (onRecord.names.has(id)) return id;
    row.fault(
      'portwayId',
      'unknown-worker',
      'No worker on record has this id. Leave it empty for a new worker.',
    );
  }
  const byReference = onRecord.workers.get(reference ?? '');
  if (byReference !== undefined) return byReference;
  for (const [column, field, as] of numbers) {
    const text = row.text(column);
    const outcome = text === '' || text.length > maxNumberLength ? undefined : as(text);
    if (outcome === undefined || !('value' in outcome)) continue;
    const [worker] = sameNumbers(field, outcome.value).flatMap(
      (number) => onRecord.matches.get(`${field} ${against.matchOf(field, number)}`) ?? [],
    );
    if (worker !== undefined) return worker;
  }
  return null;
}

const numberColumns = { passport: 'passport', 'national-insurance': 'nationalInsurance' } as const;

interface CheckedWorker {
  readonly worker: PlannedWorker;
  readonly against: Against;
  /** The row of each number so far. */
  readonly rowsByNumber: Map<string, number>;
}

/** The same reference, passport or National Insurance number is the same person. */
export function refuseOthers(row: Row, { worker, against, rowsByNumber }: CheckedWorker): void {
  const { onRecord, matchOf } = against;
  const isAnother = (id: string | undefined) => id !== undefined && id !== worker.recorded;
  const anotherHas = (id: string | undefined, what: string) =>
    `On record this ${what} is of ${onRecord.names.get(id ?? '') ?? 'another worker'}.`;
  const byReference = onRecord.workers.get(worker.reference ?? '');
  if (isAnother(byReference)) row.fault('reference', 'on-record', anotherHas(byReference, 'reference'));
  for (const { field, value } of worker.sealed) {
    if (field !== 'passport' && field !== 'national-insurance') continue;
    const matches = sameNumbers(field, value).map((number) => `${field} ${matchOf(field, number)}`);
    const [earlier] = matches.flatMap((match) => rowsByNumber.get(match) ?? []);
    const [recorded] = matches.flatMap((match) => onRecord.matches.get(match) ?? []);
    if (earlier !== undefined)
      row.fault(numberColumns[field], 'repeated', `Row ${earlier} has the same number.`);
    else if (isAnother(recorded))
      row.fault(numberColumns[field], 'on-record', anotherHas(recorded, 'number'));
    else if (matches[0] !== undefined) rowsByNumber.set(matches[0], row.row);
  }
}

/** How a number may be on record: the last letter of a National Insurance number may be missing there or here. */
export function sameNumbers(field: string, number: string): readonly string[] {
  if (field !== 'national-insurance') return [number];
  const digits = number.slice(0, 8);
  return [...new Set([number, ...['', 'A', 'B', 'C', 'D'].map((letter) => `${digits}${letter}`)])];
}

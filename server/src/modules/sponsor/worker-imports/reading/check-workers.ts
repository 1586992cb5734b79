import type { WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { OnRecord, PlannedTerms, PlannedWorker } from '../imported.repository.ts';
import { betweenRequests } from './between-requests.ts';
import * as cell from './cell-values.ts';
import { correctedCells } from './corrected-cells.ts';
import { faultList } from './fault-list.ts';
import type { CsvTable } from './read-csv.ts';
import { type RowReader, rowReader } from './read-row.ts';

export interface Against {
  readonly columns: Readonly<Record<string, number>>;
  readonly onRecord: OnRecord;
  /** Today in London, YYYY-MM-DD. */
  readonly today: string;
  /** Finds the same number again without knowing it. */
  readonly matchOf: (field: string, value: string) => string;
  /** What cells are read as instead. */
  readonly corrections?: readonly ImportCorrection[] | undefined;
}

type Row = RowReader<WorkerColumn>;

interface Begun {
  readonly row: number;
  readonly said: Row;
  readonly worker: PlannedWorker;
  /** From which its terms hold. */
  readonly termDays: Set<string>;
}

/** The workers of a file, and everything that is wrong with its rows. Rows with one reference are terms of one worker. */
export async function checkWorkers(table: CsvTable, against: Against) {
  const faults = faultList();
  const workersByReference = new Map<string, Begun>();
  const numbers = new Map<string, number>();
  const workers: PlannedWorker[] = [];
  const corrected = correctedCells(against.corrections);
  const giveWay = betweenRequests();
  for (const csvRow of table.rows) {
    await giveWay();
    const row: Row = rowReader(csvRow, {
      ...{ headings: table.headings, columns: against.columns, faults, corrected },
    });
    const reference = row.read('reference', cell.line(60));
    const earlier = workersByReference.get(reference ?? '');
    if (earlier) {
      addTerms(row, earlier, against);
      continue;
    }
    if (reference !== null && against.onRecord.workers.has(reference))
      row.fault('reference', 'on-record', 'A worker with this reference is on record already.');
    const worker = readWorker(row, reference, against);
    refuseTwice(row, { worker, against, numbers });
    workers.push(worker);
    const termDays = new Set(worker.terms.map(({ fromDay }) => fromDay));
    if (reference !== null)
      workersByReference.set(reference, { row: csvRow.row, said: row, worker, termDays });
  }
  return { workers, faults };
}

function readWorker(row: Row, reference: string | null, against: Against): PlannedWorker {
  const fullName = row.read('fullName', cell.line(200));
  if (row.text('fullName') === '') row.fault('fullName', 'missing', 'Enter the name.');
  const worker = {
    fullName: fullName ?? '',
    reference,
    route: row.read('route', cell.route) ?? 'skilled-worker',
    certificateStart: row.read('certificateStart', cell.day),
    certificateEnds: row.read('certificateEnds', cell.day),
    visaFrom: row.read('visaFrom', cell.day),
    visaEnds: row.read('visaEnds', cell.day),
    startedOn: row.read('startedOn', cell.day),
    sponsorshipEndedOn: row.read('sponsorshipEndedOn', cell.day),
    employmentEndedOn: row.read('employmentEndedOn', cell.day),
    salaryOption: row.read('salaryOption', cell.salaryOption),
    sealed: readSealed(row, against.today),
    check: readCheck(row, against.today),
  };
  for (const [first, last, words] of ordered)
    if (worker[first] !== null && worker[last] !== null && worker[last] < worker[first])
      row.fault(last, 'days-out-of-order', words);
  for (const [column, words] of notToCome)
    if ((worker[column] ?? '') > against.today) row.fault(column, 'future-day', words);
  const terms = readTerms(row, against, worker.startedOn ?? worker.certificateStart);
  return { ...worker, terms: terms === null ? [] : [terms] };
}

const ordered = [
  ['certificateStart', 'certificateEnds', 'The certificate ends before it starts.'],
  ['visaFrom', 'visaEnds', 'The visa ends before it begins.'],
  ['startedOn', 'employmentEndedOn', 'The last day is before the first day at work.'],
  ['certificateStart', 'sponsorshipEndedOn', 'Sponsorship ended before the certificate starts.'],
] as const;

const notToCome = [
  ['startedOn', 'This day is still to come. Leave it empty until the worker has started.'],
  ['sponsorshipEndedOn', 'This day is still to come. Leave it empty until then.'],
  ['employmentEndedOn', 'This day is still to come. Leave it empty until then.'],
] as const;

function readTerms(row: Row, against: Against, otherwiseFrom: string | null): PlannedTerms | null {
  const jobTitle = row.read('jobTitle', cell.line(200));
  if (row.text('jobTitle') === '') row.fault('jobTitle', 'missing', 'Enter the job title.');
  const from = row.read('fromDay', cell.day) ?? (row.text('fromDay') === '' ? otherwiseFrom : null);
  if (from === null && row.text('fromDay') === '')
    row.fault(
      'fromDay',
      'missing',
      'Enter the day from which this job and pay hold, or the first day at work.',
    );
  const terms = {
    occupationCode: row.read('occupationCode', cell.occupationCode),
    payPence: row.read('pay', cell.pay),
    hoursPerWeek: row.read('hoursPerWeek', cell.hours),
    worksOn: row.read('worksOn', cell.weekdays) ?? [1, 2, 3, 4, 5],
    workPlace: row.read('workPlace', (name) => {
      const place = against.onRecord.places.get(name.toLowerCase());
      return place === undefined
        ? {
            kind: 'unknown-place',
            fault: 'No open work place of yours has this name. Add it in your set-up first.',
          }
        : { value: place };
    }),
  };
  return jobTitle === null || from === null ? null : { jobTitle, fromDay: from, ...terms };
}

const ofTerms = new Set<WorkerColumn>([
  ...(['jobTitle', 'occupationCode', 'pay', 'hoursPerWeek', 'worksOn', 'fromDay', 'workPlace'] as const),
]);

/** A further row of a worker holds terms from another day. What it says besides must be what the first row says. */
function addTerms(row: Row, { row: first, said, worker, termDays }: Begun, against: Against): void {
  if (row.text('fullName').toLowerCase() !== said.text('fullName').toLowerCase()) {
    row.fault('reference', 'other-name', `Row ${first} has this reference for another name.`);
    return;
  }
  for (const column of otherColumns)
    if (!ofTerms.has(column) && row.text(column) !== '' && row.text(column) !== said.text(column))
      row.fault(column, 'differs', `Row ${first} says something else for this worker.`);
  const terms = readTerms(row, against, null);
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

const sealedColumns = [
  ['passport', 'passport', cell.passport],
  ['nationalInsurance', 'national-insurance', cell.nationalInsurance],
  ['birthDate', 'birth-date', cell.day],
  ['email', 'email', cell.email],
  ['telephone', 'telephone', cell.telephone],
  ['address', 'address', cell.line(300)],
] as const;

const otherColumns: readonly WorkerColumn[] = [
  ...(['route', 'certificateStart', 'certificateEnds', 'visaFrom', 'visaEnds', 'startedOn'] as const),
  ...(['sponsorshipEndedOn', 'employmentEndedOn', 'salaryOption', 'checkMethod', 'checkedOn'] as const),
  ...(['checkerName', 'nextCheckOn'] as const),
  ...sealedColumns.map(([column]) => column),
];

function readSealed(row: Row, today: string): PlannedWorker['sealed'] {
  return sealedColumns.flatMap(([column, field, as]) => {
    const value = row.read(column, as);
    if (column === 'birthDate' && value !== null && value >= today)
      row.fault(column, 'future-day', 'This day is still to come.');
    return value === null ? [] : [{ field, value }];
  });
}

function readCheck(row: Row, today: string): PlannedWorker['check'] {
  const method = row.read('checkMethod', cell.checkMethod);
  const checkedOn = row.read('checkedOn', cell.day);
  const checkerName = row.read('checkerName', cell.line(200));
  const nextOn = row.read('nextCheckOn', cell.day);
  const needed = ['checkMethod', 'checkedOn', 'checkerName'] as const;
  if (needed.every((column) => row.text(column) === '') && nextOn === null) return null;
  for (const column of needed)
    if (row.text(column) === '')
      row.fault(
        column,
        'missing',
        'A right to work check has a method, a day and who checked. Give all three, or none.',
      );
  if ((checkedOn ?? '') > today) row.fault('checkedOn', 'future-day', 'This day is still to come.');
  if (nextOn !== null && checkedOn !== null && nextOn <= checkedOn)
    row.fault('nextCheckOn', 'days-out-of-order', 'The next check is not after the last one.');
  return method === null || checkedOn === null || checkerName === null
    ? null
    : { method, checkedOn, checkerName, nextOn };
}

const numberColumns = { passport: 'passport', 'national-insurance': 'nationalInsurance' } as const;

interface CheckedWorker {
  readonly worker: PlannedWorker;
  readonly against: Against;
  /** The row of each number so far. */
  readonly numbers: Map<string, number>;
}

/** The same passport or National Insurance number is the same person. */
function refuseTwice(row: Row, { worker, against, numbers }: CheckedWorker): void {
  for (const { field, value } of worker.sealed) {
    if (field !== 'passport' && field !== 'national-insurance') continue;
    const match = `${field} ${against.matchOf(field, value)}`;
    const earlier = numbers.get(match);
    if (earlier !== undefined)
      row.fault(numberColumns[field], 'repeated', `Row ${earlier} has the same number.`);
    else if (against.onRecord.matches.has(match))
      row.fault(numberColumns[field], 'on-record', 'A worker with this number is on record already.');
    else numbers.set(match, row.row);
  }
}

import type { WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportCorrection } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { FileTerms, OnRecord, PlannedWorker } from '../imported.repository.ts';
import { betweenRequests } from './between-requests.ts';
import * as cell from './cell-values.ts';
import { findRecorded, refuseOthers } from './comparing/find-recorded.ts';
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
  readonly termDays: Set<string | null>;
}

/** The workers of a file, and everything that is wrong with its rows. Rows with one reference are terms of one worker. */
export async function checkWorkers(table: CsvTable, against: Against) {
  const faults = faultList();
  const begunWorkers = new Map<string, Begun>();
  const rowsByNumber = new Map<string, number>();
  const workers: PlannedWorker[] = [];
  const corrected = correctedCells(against.corrections);
  const giveWay = betweenRequests();
  for (const csvRow of table.rows) {
    await giveWay();
    const row: Row = rowReader(csvRow, {
      ...{ headings: table.headings, columns: against.columns, faults, corrected },
    });
    const reference = row.read('reference', cell.line(60));
    const recorded = findRecorded(row, reference, against);
    const key = recorded ?? reference;
    const earlier = begunWorkers.get(key ?? '');
    if (earlier) {
      addTerms(row, earlier, against);
      continue;
    }
    const worker = readWorker(row, { recorded, reference }, against);
    refuseOthers(row, { worker, against, rowsByNumber });
    workers.push(worker);
    const termDays = new Set(worker.terms.map(({ fromDay }) => fromDay));
    if (key !== null) begunWorkers.set(key, { row: csvRow.row, said: row, worker, termDays });
  }
  return { workers, faults };
}

function readWorker(
  row: Row,
  { recorded, reference }: Pick<PlannedWorker, 'recorded' | 'reference'>,
  against: Against,
): PlannedWorker {
  const fullName = row.read('fullName', cell.line(200));
  if (row.text('fullName') === '') row.fault('fullName', 'missing', 'Enter the name.');
  const worker = {
    ...{ recorded, rows: [row.row], fullName: fullName ?? '', reference },
    route: row.read('route', cell.route),
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
  const terms =
    recorded === null
      ? readTerms(row, against, { otherwiseFrom: worker.startedOn ?? worker.certificateStart })
      : readFileTerms(row, against);
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

/** The terms of a new worker, with all that they need. */
function readTerms(
  row: Row,
  against: Against,
  { otherwiseFrom }: { readonly otherwiseFrom: string | null },
): FileTerms | null {
  const terms = readFileTerms(row, against);
  if (row.text('jobTitle') === '') row.fault('jobTitle', 'missing', 'Enter the job title.');
  const from = terms.fromDay ?? (row.text('fromDay') === '' ? otherwiseFrom : null);
  // A day that cannot be read is a fault already.
  if (from === null && fromDays.every((column) => row.text(column) === ''))
    row.fault(
      'fromDay',
      'missing',
      'Enter the day from which this job and pay hold, or the first day at work.',
    );
  return terms.jobTitle === null || from === null ? null : { ...terms, fromDay: from };
}

const fromDays = ['fromDay', 'startedOn', 'certificateStart'] as const;

/** What a row says of job, pay and hours. */
function readFileTerms(row: Row, against: Against): FileTerms {
  return {
    jobTitle: row.read('jobTitle', cell.line(200)),
    fromDay: row.read('fromDay', cell.day),
    occupationCode: row.read('occupationCode', cell.occupationCode),
    payPence: row.read('pay', cell.pay),
    hoursPerWeek: row.read('hoursPerWeek', cell.hours),
    worksOn: row.read('worksOn', cell.weekdays),
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
  worker.rows.push(row.row);
  const terms = readTerms(row, against, { otherwiseFrom: null });
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

import type { WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { PlannedWorker } from '../imported.repository.ts';
import * as contacts from './cells/contacts.ts';
import { day } from './cells/days.ts';
import { addressLines, checkMethod, line, route, salaryOption } from './cells/facts.ts';
import { fullName, joinedName } from './cells/names.ts';
import type { Against } from './check-workers.ts';
import type { OrderOf } from './columns/day-orders.ts';
import type { RowReader } from './read-row.ts';
import { readFileTerms, readTerms } from './read-terms.ts';

type Row = RowReader<WorkerColumn>;

interface RowContext {
  readonly against: Against;
  readonly orderOf: OrderOf;
}

export function readWorker(
  row: Row,
  { recorded, reference }: Pick<PlannedWorker, 'recorded' | 'reference'>,
  context: RowContext,
): PlannedWorker {
  const { against, orderOf } = context;
  const { today } = against;
  const readDay = (column: WorkerColumn) => row.read(column, day({ order: orderOf(column), today }));
  const worker = {
    ...{ recorded, rows: [row.row], fullName: readName(row) ?? '', reference },
    route: row.read('route', route),
    certificateStart: readDay('certificateStart'),
    certificateEnds: readDay('certificateEnds'),
    visaFrom: readDay('visaFrom'),
    visaEnds: readDay('visaEnds'),
    startedOn: readDay('startedOn'),
    sponsorshipEndedOn: readDay('sponsorshipEndedOn'),
    employmentEndedOn: readDay('employmentEndedOn'),
    salaryOption: row.read('salaryOption', salaryOption),
    sealed: readSealed(row, context),
    checks: readChecks(row, context),
  };
  for (const [first, last, words] of ordered)
    if (worker[first] !== null && worker[last] !== null && worker[last] < worker[first])
      row.fault(last, 'days-out-of-order', words);
  for (const [column, words] of notToCome)
    if ((worker[column] ?? '') > today) row.fault(column, 'future-day', words);
  const { certificateStart, startedOn } = worker;
  const otherwiseFrom = startedOn ?? certificateStart;
  const isDayUnread =
    otherwiseFrom === null && (row.text('startedOn') !== '' || row.text('certificateStart') !== '');
  const days = { ...context, certificateStart, startedOn };
  const terms =
    recorded === null ? readTerms(row, { ...days, otherwiseFrom, isDayUnread }) : readFileTerms(row, days);
  return { ...worker, terms: terms === null ? [] : [terms] };
}

/** The name of a row as it stands, for comparison. */
export const nameIn = (row: Row) =>
  row.text('fullName') === ''
    ? joinedName(nameParts.map((column) => row.text(column)))
    : row.text('fullName');

const nameParts = ['forename', 'middleName', 'surname'] as const;

function readName(row: Row): string | null {
  if (row.text('fullName') !== '')
    return row.read('fullName', (text) => {
      const name = fullName(text);
      return 'value' in name ? line(200)(name.value) : name;
    });
  const parts = nameParts.map((column) => row.read(column, line(100)));
  if (nameParts.every((column) => row.text(column) === '')) {
    row.fault(nameColumnOf(row), 'missing', 'Enter the name.');
    return null;
  }
  return joinedName(parts.flatMap((part) => part ?? [])).slice(0, 200);
}

const nameColumnOf = (row: Row): WorkerColumn => (row.heading('surname') === '' ? 'fullName' : 'surname');

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

const sealedColumns = [
  ['passport', 'passport', contacts.passport],
  ['nationalInsurance', 'national-insurance', contacts.nationalInsurance],
  ['certificateNumber', 'certificate-number', contacts.certificateNumber],
  ['email', 'email', contacts.email],
  ['telephone', 'telephone', contacts.telephone],
  ['address', 'address', addressLines(300)],
] as const;

/** The columns of a worker that each row with the same reference repeats, if it has them. */
export const otherColumns: readonly WorkerColumn[] = [
  ...(['route', 'certificateStart', 'certificateEnds', 'visaFrom', 'visaEnds', 'startedOn'] as const),
  ...(['sponsorshipEndedOn', 'employmentEndedOn', 'salaryOption', 'birthDate'] as const),
  ...sealedColumns.map(([column]) => column),
];

function readSealed(row: Row, { against: { today }, orderOf }: RowContext): PlannedWorker['sealed'] {
  const birthDate = row.read('birthDate', day({ order: orderOf('birthDate'), isBirth: true, today }));
  if (birthDate !== null && birthDate >= today)
    row.fault('birthDate', 'future-day', 'This day is still to come.');
  return [
    ...sealedColumns.flatMap(([column, field, as]) => {
      const value = row.read(column, as);
      return value === null ? [] : [{ field, value }];
    }),
    ...(birthDate === null ? [] : [{ field: 'birth-date', value: birthDate } as const]),
  ];
}

/** The right to work check of a row, if it has one. */
export function readChecks(row: Row, { against: { today }, orderOf }: RowContext): PlannedWorker['checks'] {
  const method = row.read('checkMethod', checkMethod);
  const checkedOn = row.read('checkedOn', day({ order: orderOf('checkedOn'), today }));
  const checkerName = row.read('checkerName', line(200));
  const nextOn = row.read('nextCheckOn', day({ order: orderOf('nextCheckOn'), today }));
  const needed = ['checkMethod', 'checkedOn', 'checkerName'] as const;
  if (needed.every((column) => row.text(column) === '') && nextOn === null) return [];
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
    ? []
    : [{ method, checkedOn, checkerName, nextOn }];
}

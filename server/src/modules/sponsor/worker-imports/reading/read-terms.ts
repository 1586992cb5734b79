import type { WorkerColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { FileTerms } from '../imported.repository.ts';
import { fault } from './cells/cell-value.ts';
import { day, daysIn } from './cells/days.ts';
import { line } from './cells/facts.ts';
import { hours } from './cells/hours.ts';
import { editionOfHeading, occupationCode } from './cells/occupation-code.ts';
import { pay, payBasis, payBasisIn } from './cells/pay.ts';
import { weekdays } from './cells/weekdays.ts';
import type { Against } from './check-workers.ts';
import type { OrderOf } from './columns/day-orders.ts';
import type { RowReader } from './read-row.ts';

interface DaysContext {
  readonly against: Against;
  readonly orderOf: OrderOf;
  readonly certificateStart: string | null;
  readonly startedOn: string | null;
}

interface TermsContext extends DaysContext {
  /** From when the terms hold where the row does not say. */
  readonly otherwiseFrom: string | null;
  /** Whether that is because a day of the row could not be read, which is a fault already. */
  readonly isDayUnread: boolean;
}

/** The terms of a new worker, with all that they need. */
export function readTerms(row: RowReader<WorkerColumn>, context: TermsContext): FileTerms | null {
  const { otherwiseFrom, isDayUnread, ...days } = context;
  const { fromDay, ...terms } = readFileTerms(row, days);
  if (row.text('jobTitle') === '') row.fault('jobTitle', 'missing', 'Enter the job title.');
  const from = fromDay ?? (row.text('fromDay') === '' ? otherwiseFrom : null);
  if (from === null && row.text('fromDay') === '' && !isDayUnread)
    row.fault(
      'fromDay',
      'missing',
      'Enter the day from which this job and pay hold, or the first day at work.',
    );
  return terms.jobTitle === null || from === null ? null : { ...terms, fromDay: from };
}

/** What a row says of job, pay and hours. */
export function readFileTerms(row: RowReader<WorkerColumn>, context: DaysContext): FileTerms {
  const { against, orderOf, certificateStart, startedOn } = context;
  const { today } = against;
  const jobTitle = row.read('jobTitle', line(200));
  const fromDay = row.read('fromDay', day({ order: orderOf('fromDay'), today }));
  const daysOf = (column: WorkerColumn, read: string | null) =>
    read === null ? daysIn(row.text(column), today) : [read];
  const certificate = {
    jobTitle: row.text('jobTitle'),
    edition: editionOfHeading(row.heading('occupationCode')),
    certificateStart: daysOf('certificateStart', certificateStart),
    startedOn: daysOf('startedOn', startedOn ?? fromDay),
  };
  const hoursPerWeek = row.read('hoursPerWeek', hours);
  const worksOn = row.read('worksOn', weekdays);
  const daysPerWeek = worksOn?.length ?? null;
  if (hoursPerWeek !== null && daysPerWeek !== null && hoursPerWeek > daysPerWeek * 24)
    row.fault(
      'worksOn',
      'hours-against-days',
      `${hoursPerWeek} hours do not fit into ${daysPerWeek === 1 ? 'one day' : `${daysPerWeek} days`}.`,
    );
  return {
    ...{ jobTitle, fromDay, hoursPerWeek, worksOn },
    occupationCode: row.read('occupationCode', occupationCode(certificate)),
    payPence: readPay(row, { hoursPerWeek, daysPerWeek }),
    workPlace: row.read('workPlace', (name) => {
      const { places, closedPlaces } = against.onRecord;
      const place = places.get(name.toLowerCase());
      if (place !== undefined) return { value: place };
      const closed = closedPlaces.get(name.toLowerCase());
      if (closed === undefined)
        return fault(
          'unknown-place',
          'No open work place of yours has this name. Add it in your set-up first.',
        );
      // Terms of the past may lie at a place that has closed since.
      const from = fromDay ?? startedOn ?? certificateStart;
      return from !== null && from < closed.closedOn
        ? { value: closed.id }
        : fault('unknown-place', `This work place closed on ${closed.closedOn}. Name the one of this job.`);
    }),
  };
}

interface Worked {
  readonly hoursPerWeek: number | null;
  readonly daysPerWeek: number | null;
}

/** What pay is for stands beside it, in a column of its own, or in the heading. */
function readPay(row: RowReader<WorkerColumn>, worked: Worked): number | null {
  const basis = row.read('payPer', payBasis) ?? payBasisIn(row.heading('pay'));
  return row.read('pay', pay({ basis, ...worked }));
}

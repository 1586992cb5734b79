import type { WorkerEvent } from '@portway/contracts/sponsor/duties/events/events';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { optionLetters } from '@portway/rules/minimum-salary';
import {
  type Conclusion,
  hoursChange,
  type PayChangeFacts,
  payChange,
  payReduced,
  raises,
} from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import type { WorkerRecord } from '../worker-record.repository.ts';

type Pay = Extract<WorkerEvent, { kind: 'pay' }>;
type Hours = Extract<WorkerEvent, { kind: 'hours' }>;
type Answers = Omit<Pay, 'kind' | 'worker' | 'happenedOn'>;
type On = { readonly nation: HolidayNation; readonly happenedOn: CalendarDate };

/** What a change of pay amounts to, alone or with other hours, by what was on record before it. */
export function concludePay(facts: Answers, worker: WorkerRecord, on: On): Conclusion {
  const { newPence, newHours, duringExceptedAbsence, forHealth } = facts;
  const { payPence, occupationCode, hoursPerWeek } = worker;
  if (payPence === null)
    return payReduced(on, 'The pay of the certificate is not on record. Without a cut, nothing is due.');
  const isMissing = occupationCode === null || hoursPerWeek === null;
  if (isMissing && newPence < payPence && !duringExceptedAbsence)
    return payReduced(on, notRecordedYet(occupationCode === null ? 'occupation code' : 'hours a week'));
  // The option granted is judged by the law of the certificate's day.
  const granted = worker.certificateAssignedOn ?? worker.certificateStart ?? on.happenedOn;
  const letter = worker.salaryOption ?? facts.salaryOption;
  return payChange({
    ...on,
    pay: {
      assignedOn: calendarDate(granted),
      occupationCode: occupationCode ?? '',
      hours: { perWeek: hoursPerWeek ?? 0 },
      ...ofNewCertificate(facts),
    },
    option: optionLetters.find((each) => each === letter) ?? null,
    certificatePence: payPence,
    newPence,
    // Without the hours of before, that they changed is not known.
    ...(newHours !== undefined && hoursPerWeek !== null && { newHours }),
    duringExceptedAbsence,
    forHealth,
  });
}

const notRecordedYet = (what: string) =>
  `The worker’s ${what} is not on record, and decides whether more follows. Record it, then look at this again.`;

/** What other hours amount to: with what is paid for them, where that is on record. */
export function concludeHours(facts: Hours, worker: WorkerRecord, on: On): Conclusion {
  const { newHours, overtimeOnly, newPence = worker.payPence } = facts;
  const { hoursPerWeek: certificateHours, payPence, occupationCode } = worker;
  if (certificateHours === null && !overtimeOnly) {
    const because = `${newHours} hours a week. The hours of the certificate are not on record: if they are others, report it.`;
    return raises({ event: 'worker-hours-changed', ...on }, { because });
  }
  const change = { ...on, certificateHours: certificateHours ?? newHours, newHours, overtimeOnly };
  if (overtimeOnly || newPence === null || payPence === null || occupationCode === null)
    return newPence !== null && payPence !== null && newPence < payPence && !overtimeOnly
      ? payReduced(on, notRecordedYet('occupation code'))
      : hoursChange(change);
  if (newHours === certificateHours && newPence === payPence) return hoursChange(change);
  return concludePay({ ...facts, newPence, duringExceptedAbsence: false }, worker, on);
}

/** Of a new certificate with the same sponsor: the worker is here, as a Skilled Worker. */
function ofNewCertificate({ newEntrant, monthsHeld, phd, inRouteSince, firstCertificateOn }: Answers) {
  const facts: Partial<PayChangeFacts['pay']> = {
    inUk: true,
    visaType: 'skilled',
    sameSponsor: true,
    monthsHeld,
    phd,
    inRouteSince: inRouteSince && calendarDate(inRouteSince),
    firstCertificateOn: firstCertificateOn && calendarDate(firstCertificateOn),
  };
  if (newEntrant === undefined) return facts;
  const isYoung = newEntrant === 'under-26';
  return { ...facts, under26: isYoung, newEntrantLimb: isYoung ? ('none' as const) : newEntrant };
}

export const concludesPay = { pay: concludePay, hours: concludeHours };
export type ConcludesPay = typeof concludesPay;

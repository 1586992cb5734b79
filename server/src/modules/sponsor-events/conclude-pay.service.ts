import type { WorkerEvent } from '@portway/contracts/sponsor-events/sponsor-events';
import { type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { optionLetters } from '@portway/rules/minimum-salary';
import { type Conclusion, lookAtThis, type PayChangeFacts, payChange } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import { notRecorded } from './sponsor-events.policy.ts';
import type { WorkerRecord } from './worker-record.repository.ts';

type Pay = Extract<WorkerEvent, { kind: 'pay' }>;

/** What a change of pay amounts to, by what was on record before it. */
export function concludePay(
  facts: Pay,
  worker: WorkerRecord,
  on: { nation: HolidayNation; happenedOn: CalendarDate },
): Conclusion {
  const { newPence, duringExceptedAbsence, forHealth } = facts;
  const { payPence, occupationCode, hoursPerWeek } = worker;
  const option = optionLetters.find((letter) => letter === worker.salaryOption);
  if (payPence === null) return lookAtThis({ because: notRecorded('pay') });
  if (newPence < payPence && !duringExceptedAbsence) {
    if (occupationCode === null) return lookAtThis({ because: notRecorded('occupation code') });
    if (hoursPerWeek === null) return lookAtThis({ because: notRecorded('hours a week') });
    if (option === undefined) return lookAtThis({ because: notRecorded('salary option of the permission') });
  }
  // The option granted is judged by the law of the certificate's day.
  const granted = worker.certificateAssignedOn ?? worker.certificateStart ?? on.happenedOn;
  return payChange({
    ...on,
    pay: {
      assignedOn: calendarDate(granted),
      occupationCode: occupationCode ?? '',
      hours: { perWeek: hoursPerWeek ?? 0 },
      ...ofNewCertificate(facts),
    },
    option: option ?? 'A',
    certificatePence: payPence,
    newPence,
    duringExceptedAbsence,
    forHealth,
  });
}

/** Of a new certificate with the same sponsor: the worker is here, as a Skilled Worker. */
function ofNewCertificate({ newEntrant, monthsHeld, phd, inRouteSince, firstCertificateOn }: Pay) {
  const known: Partial<PayChangeFacts['pay']> = {
    inUk: true,
    visaType: 'skilled',
    sameSponsor: true,
    monthsHeld,
    phd,
    inRouteSince: inRouteSince && calendarDate(inRouteSince),
    firstCertificateOn: firstCertificateOn && calendarDate(firstCertificateOn),
  };
  if (newEntrant === undefined) return known;
  const isYoung = newEntrant === 'under-26';
  return { ...known, under26: isYoung, newEntrantLimb: isYoung ? ('none' as const) : newEntrant };
}
export type ConcludePay = typeof concludePay;

import {
  certifydCalendar,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  migrateUkPromotions,
  mondaqSalary,
  reissEdwardsChanges,
  westbridgeReporting,
  worksWatch,
  yorkChanges,
} from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

export const workerLateStart = dutyRule({
  id: 'worker-late-start',
  title: 'Worker has not started in time',
  does: 'report',
  event:
    'The worker has not started 28 days after the latest of: start date on the certificate (as amended before the decision), first day of the visa, day the grant is notified.',
  clock: { unit: 'working-day', length: 10, from: 'day 28' },
  contains: [
    'that the worker has not started',
    'the new start date and the reason, or that sponsorship stops',
    'why, if known',
  ],
  through: 'report-worker-activity',
  consequence: 'If no good reason: stop sponsoring; the visa may be cut short.',
  exceptions: [
    'A delay of 28 days or less is not reported.',
    'Starting earlier than the certificate says, after the grant, is not reported.',
  ],
  dispute: {
    question: 'Which days count for “the latest of”?',
    readings: [
      { says: 'certificate start, visa valid from, notice of grant' },
      { says: 'the same and the day of entry in some concession cases' },
    ],
    safer: 'The earlier day of the two is safer.',
  },
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [worksWatch, westbridgeReporting, reissEdwardsChanges],
});

export const workerNoShow = dutyRule({
  id: 'worker-no-show',
  title: 'Worker will not start at all',
  does: 'report',
  event: 'It is clear that the worker will not take the job.',
  clock: { unit: 'working-day', length: 10, from: 'the day it is known' },
  contains: ['that sponsorship stops', 'the reason if known'],
  through: 'report-worker-activity',
  consequence: 'Refund of the whole skills charge follows the report.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorEmployers, reissEdwardsChanges, westbridgeReporting],
});

export const workerUnauthorisedAbsence = dutyRule({
  id: 'worker-unauthorised-absence',
  title: 'Absent without permission for more than ten working days in a row',
  does: 'report',
  event: 'Absence without permission goes beyond 10 consecutive working days.',
  clock: { unit: 'working-day', length: 10, from: 'the tenth working day of absence' },
  contains: [
    'first day of absence',
    'what was done to reach the worker',
    'whether the worker is back',
    'whether sponsorship goes on',
  ],
  through: 'report-worker-activity',
  exceptions: ['Leave that was agreed, sick leave and other permitted absence.'],
  dispute: {
    question: 'Whose working days are the ten?',
    readings: [{ says: 'the worker’s own shifts' }, { says: 'Monday to Friday without bank holidays' }],
    safer: 'The count that reaches ten first is safer.',
  },
  basis: 'reviewed-against-official',
  confidence: 'confirmed',
  sources: [worksWatch, westbridgeReporting, reissEdwardsChanges, certifydCalendar],
  note: 'What the report must hold is from secondary sources; the text of C1.20 was not read.',
});

export const workerUnpaidOver4Weeks = dutyRule({
  id: 'worker-unpaid-over-4-weeks',
  title: 'Unpaid or reduced-pay absence over four weeks in a calendar year',
  does: 'report',
  event:
    'Absence without pay, or on reduced pay, goes beyond 4 weeks in total, by the worker’s normal pattern, between 1 January and 31 December.',
  clock: { unit: 'working-day', length: 10, from: 'the day the four weeks are passed' },
  contains: ['dates and reason', 'which exception applies, or that sponsorship stops'],
  through: 'report-worker-activity',
  consequence: 'Without an exception sponsorship must normally stop.',
  exceptions: [
    'statutory maternity, paternity, parental, shared parental, adoption or neonatal care leave',
    'sick leave',
    'helping in a national or international humanitarian or environmental crisis, with the sponsor’s agreement',
    'legally organised industrial action',
    'jury service',
    'attending court as a witness',
    'other compelling reason: ask first',
  ],
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch, westbridgeReporting],
  note: 'Evidence of the exception is kept.',
});

export const workerPayReduced = dutyRule({
  id: 'worker-pay-reduced',
  title: 'Pay reduced below the certificate',
  does: 'report',
  event:
    'Pay goes below the certificate, and it is not known yet whether the reduction is permitted: whichever it is, it is reported.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['that the salary is reduced', 'the new salary'],
  through: 'report-worker-activity',
  consequence:
    'Revocation without suspension is possible if pay is below the certificate and not reported, even where the cut was allowed.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch, mondaqSalary],
  note: 'The salary option under which permission was granted decides whether a new certificate comes first, or sponsorship stops.',
});

export const workerPayReducedPermitted = dutyRule({
  id: 'worker-pay-reduced-permitted',
  title: 'Pay reduced, and the reduction is permitted',
  does: 'report',
  event:
    'Pay goes below the certificate but the worker would still score under the same salary option, or hours fall for health reasons backed by an occupational health assessment without the hourly rate falling below its floor, or a listed transitional rule holds.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['that the salary is reduced', 'the new salary'],
  through: 'report-worker-activity',
  consequence:
    'Revocation without suspension is possible if pay is below the certificate and not reported, even where the cut was allowed.',
  exceptions: [
    'A cut that coincides with one of the absences excepted under the four-week rule may be temporary and needs no new certificate.',
  ],
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch, mondaqSalary],
});

export const workerPayReducedNewCertificate = dutyRule({
  id: 'worker-pay-reduced-new-certificate',
  title: 'Pay reduced so that another salary option is needed',
  does: 'before-the-change',
  event: 'The new pay still meets some Skilled Worker option, but not the one granted.',
  clock: { unit: 'event', length: 0, from: 'before the lower pay begins' },
  contains: ['a new certificate', 'a successful application by the worker'],
  through: 'assign-certificate',
  consequence: 'Paying the lower rate first is a ground to revoke.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch],
});

export const workerPayBelowRoute = dutyRule({
  id: 'worker-pay-below-route',
  title: 'Pay reduced below what the route allows',
  does: 'report',
  event: 'The new pay meets no Skilled Worker option.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['that sponsorship stops'],
  through: 'report-worker-activity',
  consequence: 'The licence is revoked if underpayment is found by checks with HMRC.',
  basis: 'official-text',
  confidence: 'confirmed',
  sources: [govSponsorSkilledWorker, worksWatch],
});

export const workerPayIncreased = dutyRule({
  id: 'worker-pay-increased',
  title: 'Pay raised',
  does: 'decide-and-record',
  event: 'Pay goes above the certificate in the same job.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['the new salary'],
  through: 'report-worker-activity',
  consequence: 'None found for not reporting.',
  exceptions: ['Always reportable for a nurse or midwife whose registration has just completed.'],
  dispute: {
    question: 'Is a pay rise reported?',
    readings: [
      { says: 'No, not generally (Westbridge after part 3; England Works Watch, October 2026)' },
      { says: 'Yes, all but yearly increments (York; Borderless lists rises)' },
      { says: 'Not required, but advised where large (Migrate UK)' },
    ],
    safer: 'A report within 10 working days is safer. Where it is not reported, the decision is recorded.',
  },
  basis: 'reviewed-against-official',
  confidence: 'disputed',
  sources: [westbridgeReporting, worksWatch, yorkChanges, migrateUkPromotions],
});

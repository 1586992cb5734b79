import { noted, parameter, since } from '../kernel/index.ts';
import {
  checkSponsorAWorker,
  govSponsorEmployers,
  govSponsorSkilledWorker,
  lexologyAllocation,
  migraCoNotes,
  naraNotes,
  smithStoneWaltersAllocation,
} from '../sources/index.ts';

export type CertificateMistake =
  | 'salary'
  | 'hours'
  | 'dates'
  | 'one-mistyped-detail'
  | 'missing-explanation'
  | 'code-or-description'
  | 'route'
  | 'several-details';

/** What is wrong with a certificate, and whether a sponsor note may put it right. */
export interface CertificateCorrection {
  readonly mistake: CertificateMistake;
  readonly says: string;
  readonly byNote: boolean;
}

export const certificateCorrections = parameter<readonly CertificateCorrection[]>({
  id: 'certificate.corrections',
  title: 'What a sponsor note may put right on a certificate',
  governedBy: 'assignedOn',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since<readonly CertificateCorrection[]>(
        '2025-07-22',
        [
          { mistake: 'salary', says: 'The salary, if the points stay the same', byNote: true },
          {
            mistake: 'hours',
            says: 'Weekly hours, with the salary, if the points stay the same',
            byNote: true,
          },
          {
            mistake: 'dates',
            says: 'Start and end dates, with the start still within three months of the application',
            byNote: true,
          },
          { mistake: 'one-mistyped-detail', says: 'One mistyped personal detail', byNote: true },
          { mistake: 'missing-explanation', says: 'A missing explanation', byNote: true },
          { mistake: 'code-or-description', says: 'The occupation code or job description', byNote: false },
          { mistake: 'route', says: 'The wrong route', byNote: false },
          {
            mistake: 'several-details',
            says: 'More than one of nationality, date of birth and surname',
            byNote: false,
          },
        ],
        'confirmed',
        govSponsorSkilledWorker,
        migraCoNotes,
        naraNotes,
      ),
      'A note is added only while the certificate shows “assigned”. What the guidance of 8 April 2026 changed was not read: to be confirmed on GOV.UK.',
    ),
  ],
});

/** For how many days a granted defined certificate can be assigned. */
export const definedAssignedWithin = parameter({
  id: 'certificate.defined-assigned-within-days',
  title: 'A granted defined certificate is assigned within',
  governedBy: 'assignedOn',
  unit: 'days',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2025-07-22', 90, 'disputed', govSponsorSkilledWorker),
      'The guidance says 90 days; our research found 3 months too. 90 days is safer.',
    ),
  ],
});

/** For how many months undefined certificates last from their allocation. */
export const allocationLasts = parameter({
  id: 'certificate.allocation-months',
  title: 'An allocation of undefined certificates lasts',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2022-01-26', 12, 'confirmed', smithStoneWaltersAllocation, lexologyAllocation),
      'Known from secondary sources: to be confirmed on GOV.UK. Some sponsors have a year from 6 April to 5 April.',
    ),
  ],
});

/** From how many months before the end of the allocation year more certificates are asked for. */
export const allocationAskedBefore = parameter({
  id: 'certificate.allocation-asked-before-months',
  title: 'Certificates for the next year are asked for up to this long before the year ends',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2022-01-26', 3, 'confirmed', smithStoneWaltersAllocation, lexologyAllocation),
      'Known from secondary sources: to be confirmed on GOV.UK.',
    ),
  ],
});

/** For how many weeks a request for more certificates can take. */
export const allocationRequestTakes = parameter({
  id: 'certificate.allocation-request-weeks',
  title: 'A request for more certificates can take up to',
  governedBy: 'assignedOn',
  unit: 'weeks',
  checkAt: checkSponsorAWorker,
  versions: [since('2025-07-22', 18, 'confirmed', govSponsorEmployers, lexologyAllocation)],
});

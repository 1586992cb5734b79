import { noted, type Parameter, parameter, since } from '../kernel/index.ts';
import {
  checkSponsorAWorker,
  govUkSkillsCharge,
  nara,
  practice,
  skilledWorkerRules,
} from '../sources/index.ts';
import {
  allocationAskedBefore,
  allocationLasts,
  allocationRequestTakes,
  certificateCorrections,
  definedAssignedWithin,
} from './correction-parameters.ts';
import { certificateExplanations, certificateFields } from './field-parameters.ts';

const readIn2025 =
  'Read in the Rules of 6 December 2025. That it applied before then is known from practice.';

/** The longest period one Certificate of Sponsorship can cover, in months. */
export const longestCertificate = parameter({
  id: 'certificate.longest-months',
  title: 'Longest Certificate of Sponsorship',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [since('2017-04-06', 60, 'confirmed', govUkSkillsCharge, nara)],
});

/** How long after its assignment a certificate can be used in a visa application, in months. */
export const certificateUse = parameter({
  id: 'certificate.use-within-months',
  title: 'A certificate must be used within this many months',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(since('2017-04-06', 3, 'official', skilledWorkerRules('SW 1.2(d)'), practice), readIn2025),
  ],
});

/** How long after the visa application the certificate's start day may be, in months. */
export const certificateStart = parameter({
  id: 'certificate.start-within-months',
  title: 'A certificate must start at most this many months after the visa application',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSponsorAWorker,
  versions: [noted(since('2017-04-06', 3, 'official', skilledWorkerRules('SW 5.1(c)')), readIn2025)],
});

/** How long permission runs after the certificate's end day, in days. */
export const permissionAfterCertificate = parameter({
  id: 'certificate.permission-after-days',
  title: 'Permission ends this many days after the certificate',
  governedBy: 'assignedOn',
  unit: 'days',
  checkAt: checkSponsorAWorker,
  versions: [
    noted(
      since('2017-04-06', 14, 'official', skilledWorkerRules('SW 18.1')),
      `${readIn2025} Trainee general practitioners have 4 months.`,
    ),
  ],
});

export * from './correction-parameters.ts';
export { certificateExplanations, certificateFields } from './field-parameters.ts';

export const certificateParameters: readonly Parameter<unknown>[] = [
  longestCertificate,
  certificateUse,
  certificateStart,
  permissionAfterCertificate,
  certificateFields,
  certificateExplanations,
  certificateCorrections,
  definedAssignedWithin,
  allocationLasts,
  allocationAskedBefore,
  allocationRequestTakes,
];

import { noted, type Parameter, parameter, since, type Version } from '../kernel/index.ts';
import {
  brodies,
  checkSponsorAWorker,
  davidsonMorrisDependants,
  devonshires,
  hrDirector,
  lewisSilkinDeductions,
  memory,
  michelmores,
  pinsentMasons,
  practice,
  skilledWorkerRules,
  tlt,
} from '../sources/index.ts';
import { dependentChildUnder, partnerLength, partnerWork } from './dependants/family-parameters.ts';

/**
 * Who must pay: the sponsor alone and may not recover it · either · either, but what the worker repays
 * to the sponsor lowers the pay that counts.
 */
export type WhoPays = 'sponsor-only' | 'either' | 'repayment-lowers-pay';

const whoPays = (
  id: string,
  title: string,
  versions: [Version<WhoPays>, ...Version<WhoPays>[]],
): Parameter<WhoPays> =>
  parameter({
    id: `who-pays.${id}`,
    title,
    governedBy: 'assignedOn',
    checkAt: checkSponsorAWorker,
    versions,
  });

export const whoPaysSkillsCharge = whoPays('skills-charge', 'Who must pay the Immigration Skills Charge', [
  since('2017-04-06', 'sponsor-only', 'confirmed', hrDirector, tlt, devonshires),
]);

export const whoPaysCertificateAndLicence = whoPays(
  'certificate-and-licence',
  'Who must pay the certificate and the licence',
  [
    noted(
      since('2017-04-06', 'either', 'derived', hrDirector),
      'No rule against recovering these is recorded before 31 December 2024.',
    ),
    since('2024-12-31', 'sponsor-only', 'confirmed', hrDirector, michelmores, tlt),
  ],
);

export const whoPaysImmigrationCosts = whoPays(
  'visa-costs',
  'Who must pay the visa fee, surcharge and priority service',
  [
    since('2017-04-06', 'either', 'from-memory', memory),
    since('2025-04-09', 'repayment-lowers-pay', 'confirmed', lewisSilkinDeductions, brodies),
  ],
);

/** Workers first sponsored from this day in a job at RQF 3 to 5 bring no partner or children. */
export const noDependantsMediumSkilled = parameter({
  id: 'dependants.medium-skilled',
  title: 'No dependants for jobs at RQF 3 to 5 sponsored first from this day',
  governedBy: 'assignedOn',
  checkAt: checkSponsorAWorker,
  versions: [
    since(
      '2025-07-22',
      true,
      'official',
      skilledWorkerRules('SW 29.1A, 32A.2'),
      davidsonMorrisDependants,
      pinsentMasons,
    ),
  ],
});

/** Care workers and senior care workers whose permission was applied for from this day bring no partner or children. */
export const noDependantsCare = parameter({
  id: 'dependants.care-roles',
  title: 'No dependants for 6135 and 6136 applied for from this day',
  governedBy: 'appliedOn',
  checkAt: checkSponsorAWorker,
  versions: [
    since('2024-03-11', ['6135', '6136'], 'official', skilledWorkerRules('SW 29.1A, 32A.2'), practice),
  ],
});

export const sponsorshipCostParameters: readonly Parameter<unknown>[] = [
  whoPaysSkillsCharge,
  whoPaysCertificateAndLicence,
  whoPaysImmigrationCosts,
  noDependantsMediumSkilled,
  noDependantsCare,
  dependentChildUnder,
  partnerWork,
  partnerLength,
];

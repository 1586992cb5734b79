import {
  noted,
  type Parameter,
  type Pence,
  parameter,
  pounds,
  since,
  type Version,
} from '../kernel/index.ts';
import {
  checkSkillsCharge,
  govUkSkillsCharge,
  guidesPage,
  harveys,
  iqa,
  memory,
  morganLewis,
  nara,
  recruitmentSolvers,
  skilledOccupationsRules,
  skilledWorkerBlog,
  thaxted,
  twobirds,
  visaHq,
  willans,
} from '../sources/index.ts';
import { migracoExempt } from './charge-sources.ts';
import { refundParameters } from './refund-parameters.ts';
import { scopeParameters } from './scope-parameters.ts';

type Versions<V> = [Version<V>, ...Version<V>[]];

const charge = <V>(id: string, title: string, versions: Versions<V>): Parameter<V> =>
  parameter({
    id: `skills-charge.${id}`,
    title,
    governedBy: 'assignedOn',
    checkAt: checkSkillsCharge,
    versions,
  });

const amount = (
  id: string,
  title: string,
  versions: [Version<Pence>, ...Version<Pence>[]],
): Parameter<Pence> => ({
  ...charge(id, title, versions),
  unit: 'pence',
});

const firstYear = (before: Pence, after: Pence): Versions<Pence> => [
  since('2017-04-06', before, 'confirmed', twobirds, recruitmentSolvers, thaxted),
  since('2025-12-16', after, 'confirmed', willans, twobirds, morganLewis, visaHq, harveys),
];

const halfYear = (before: Pence, after: Pence): Versions<Pence> => [
  since('2017-04-06', before, 'confirmed', twobirds, recruitmentSolvers, thaxted),
  since('2025-12-16', after, 'confirmed', twobirds, harveys, guidesPage),
];

export const firstYearSmall = amount(
  'first-year.small',
  'Immigration Skills Charge, first 12 months, small or charitable sponsor',
  firstYear(pounds(364), pounds(480)),
);
export const halfYearSmall = amount(
  'half-year.small',
  'Immigration Skills Charge, each further 6 months, small or charitable sponsor',
  halfYear(pounds(182), pounds(240)),
);
export const firstYearLarge = amount(
  'first-year.large',
  'Immigration Skills Charge, first 12 months, medium or large sponsor',
  firstYear(pounds(1000), pounds(1320)),
);
export const halfYearLarge = amount(
  'half-year.large',
  'Immigration Skills Charge, each further 6 months, medium or large sponsor',
  halfYear(pounds(500), pounds(660)),
);

export interface ChargePeriods {
  /** Months that the first amount covers. */
  readonly firstMonths: number;
  /** Months in each further step. */
  readonly stepMonths: number;
  /** An application from outside the UK for less than this many months is free. */
  readonly freeOutsideUnderMonths: number;
}

export const chargePeriods: Parameter<ChargePeriods> = charge(
  'periods',
  'Immigration Skills Charge, how the length is counted',
  [
    noted(
      since(
        '2017-04-06',
        { firstMonths: 12, stepMonths: 6, freeOutsideUnderMonths: 6 },
        'official',
        govUkSkillsCharge,
        nara,
        skilledWorkerBlog,
        iqa,
      ),
      'A part of a step counts as a whole one. That even one extra day does so is known from practice.',
    ),
  ],
);

export const exemptOccupations = charge(
  'exempt-occupations',
  'Occupation codes with no Immigration Skills Charge',
  [
    noted(
      since(
        '2024-04-04',
        ['2111', '2112', '2113', '2114', '2115', '2119', '2161', '2162', '2311'],
        'single-source',
        govUkSkillsCharge,
        skilledOccupationsRules('Table 6'),
      ),
      'Older lists also had clergy and sports codes. That no longer matters, because as 2463, 3431 and 3432 of SOC 2020 they cannot be sponsored as a Skilled Worker at all.',
    ),
  ],
);

export const studentSwitch = charge(
  'student-switch',
  'No charge for a switch inside the UK directly from Student, and its extension',
  [
    noted(
      since('2017-04-06', true, 'single-source', govUkSkillsCharge, memory, migracoExempt),
      'That the charge is due for a Graduate who switches is known from practice. A guide limits the extension to the same role with the same sponsor.',
    ),
  ],
);

export const skillsChargeParameters: readonly Parameter<unknown>[] = [
  firstYearSmall,
  halfYearSmall,
  firstYearLarge,
  halfYearLarge,
  chargePeriods,
  exemptOccupations,
  studentSwitch,
  ...refundParameters,
  ...scopeParameters,
];

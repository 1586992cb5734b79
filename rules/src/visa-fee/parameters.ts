import { withNewerTable } from '../fee-table/index.ts';
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
  birketts,
  checkFees,
  costsGuide,
  davidsonMorrisCopy,
  davidsonMorrisCosts,
  desk,
  edwinCoe,
  feeModule,
  feeSchedule,
  feesRegulations2024,
  gigaLegal,
  guidesPage,
  lawsentis,
  laytons,
  lexpert,
  memory,
  mondaqFees,
  nirFees,
  operator,
  richmond,
  settlementFacts,
  thaxted,
  visaAtlas,
  visaFigures,
  yAxis,
} from '../sources/index.ts';

const fee = <V>(id: string, title: string, versions: [Version<V>, ...Version<V>[]]): Parameter<V> =>
  parameter({ id: `visa-fee.${id}`, title, governedBy: 'appliedOn', checkAt: checkFees, versions });

const price = (
  id: string,
  title: string,
  versions: [Version<Pence>, ...Version<Pence>[]],
): Parameter<Pence> => withNewerTable({ ...fee(id, title, versions), unit: 'pence' });

/** A certificate of at most this many months pays the lower fee. */
export const feeBand = {
  ...fee('band-months', 'Visa fee, months up to which the lower fee applies', [
    since('2023-10-04', 36, 'confirmed', mondaqFees, davidsonMorrisCopy),
  ]),
  unit: 'months' as const,
};

export const outsideShort = price(
  'skilled-worker.outside.up-to-3-years',
  'Skilled Worker visa fee, outside the UK, up to 3 years',
  [
    since('2023-10-04', pounds(719), 'confirmed', laytons, mondaqFees, gigaLegal),
    since('2025-04-09', pounds(769), 'confirmed', birketts, lawsentis),
    since('2026-04-08', pounds(819), 'confirmed', guidesPage, visaFigures, feeModule, visaAtlas),
  ],
);

export const outsideLong = price(
  'skilled-worker.outside.over-3-years',
  'Skilled Worker visa fee, outside the UK, over 3 years',
  [
    since('2023-10-04', pounds(1420), 'confirmed', laytons, mondaqFees, gigaLegal),
    since('2025-04-09', pounds(1519), 'single-source', davidsonMorrisCosts),
    since('2026-04-08', pounds(1618), 'confirmed', guidesPage, visaFigures, feeModule, costsGuide),
  ],
);

export const insideShort = price(
  'skilled-worker.inside.up-to-3-years',
  'Skilled Worker visa fee, inside the UK, up to 3 years',
  [
    since('2023-10-04', pounds(827), 'confirmed', laytons, yAxis),
    since('2025-04-09', pounds(885), 'single-source', birketts),
    since('2026-04-08', pounds(943), 'confirmed', guidesPage, visaFigures, feeModule, visaAtlas),
  ],
);

export const insideLong = price(
  'skilled-worker.inside.over-3-years',
  'Skilled Worker visa fee, inside the UK, over 3 years',
  [
    since('2023-10-04', pounds(1500), 'confirmed', laytons, lexpert, thaxted, nirFees),
    noted(
      since('2024-04-10', pounds(1636), 'derived', yAxis, feesRegulations2024, richmond),
      'The amount is published; its first day is inferred from SI 2024/398.',
    ),
    since('2025-04-09', pounds(1751), 'confirmed', davidsonMorrisCosts, desk),
    since('2026-04-08', pounds(1865), 'confirmed', guidesPage, visaFigures, feeModule, costsGuide),
  ],
);

export const salaryListShort = price(
  'salary-list.up-to-3-years',
  'Visa fee for a job on the Immigration Salary List, up to 3 years',
  [
    since('2023-10-04', pounds(551), 'confirmed', gigaLegal, davidsonMorrisCopy),
    since('2025-04-09', pounds(590), 'single-source', birketts),
    since('2026-04-08', pounds(628), 'confirmed', visaFigures, feeSchedule),
  ],
);

export const salaryListLong = price(
  'salary-list.over-3-years',
  'Visa fee for a job on the Immigration Salary List, over 3 years',
  [
    since('2023-10-04', pounds(1084), 'confirmed', gigaLegal, davidsonMorrisCopy),
    since('2025-04-09', pounds(1160), 'from-memory', memory),
    since('2026-04-08', pounds(1235), 'confirmed', visaFigures, feeSchedule),
  ],
);

export const healthAndCareShort = price(
  'health-and-care.up-to-3-years',
  'Health and Care Worker visa fee, up to 3 years',
  [
    since('2023-10-04', pounds(284), 'confirmed', gigaLegal, birketts),
    since('2025-04-09', pounds(304), 'single-source', birketts),
    since('2026-04-08', pounds(324), 'confirmed', guidesPage, visaFigures),
  ],
);

export const healthAndCareLong = price(
  'health-and-care.over-3-years',
  'Health and Care Worker visa fee, over 3 years',
  [
    since('2023-10-04', pounds(551), 'single-source', gigaLegal),
    since('2025-04-09', pounds(590), 'single-source', desk, memory),
    since('2026-04-08', pounds(628), 'confirmed', guidesPage, visaFigures),
  ],
);

export const priorityOutside = price('priority.outside', 'Priority service, outside the UK, a person', [
  since('2023-10-04', pounds(500), 'confirmed', mondaqFees, settlementFacts, desk),
]);

export const priorityInside = price('priority.inside', 'Priority service, inside the UK, a person', [
  since('2023-10-04', pounds(500), 'confirmed', edwinCoe, settlementFacts, desk),
]);

/** One price, wherever the application is made. */
const superPriority: [Version<Pence>] = [
  since('2023-10-04', pounds(1000), 'confirmed', mondaqFees, edwinCoe, settlementFacts),
];

export const superPriorityOutside = price(
  'super-priority.outside',
  'Super priority service, outside the UK, a person',
  superPriority,
);

export const superPriorityInside = price(
  'super-priority.inside',
  'Super priority service, inside the UK, a person',
  superPriority,
);

/** What visa application centres usually charge for biometrics, from and to in pence: an estimate, never in a total. */
export const biometricsRange = fee(
  'biometrics-usual-range',
  'Visa application centre and biometrics charges, usual range',
  [
    noted(
      since(
        '2023-10-04',
        { fromPence: pounds(100), toPence: pounds(200) },
        'from-memory',
        operator,
        settlementFacts,
      ),
      'Charges vary by country and by optional services. This is an estimate.',
    ),
  ],
);

export const visaFeeParameters: readonly Parameter<unknown>[] = [
  feeBand,
  outsideShort,
  outsideLong,
  insideShort,
  insideLong,
  salaryListShort,
  salaryListLong,
  healthAndCareShort,
  healthAndCareLong,
  priorityOutside,
  priorityInside,
  superPriorityOutside,
  superPriorityInside,
  biometricsRange,
];

import { type Parameter, type Pence, parameter, pounds, since, type Version } from '../kernel/index.ts';
import {
  checkSurcharge,
  ein,
  gcu,
  govUkSurcharge,
  guidesPage,
  lexpert,
  sponsorPack,
  surchargePages,
  visaAtlas,
  visaFigures,
} from '../sources/index.ts';

const surcharge = <V>(id: string, title: string, versions: [Version<V>, ...Version<V>[]]): Parameter<V> =>
  parameter({
    id: `health-surcharge.${id}`,
    title,
    governedBy: 'appliedOn',
    checkAt: checkSurcharge,
    versions,
  });

const rate = (
  id: string,
  title: string,
  versions: [Version<Pence>, ...Version<Pence>[]],
): Parameter<Pence> => ({
  ...surcharge(id, title, versions),
  unit: 'pence',
});

export const adultRate = rate('adult', 'Immigration Health Surcharge, a year, 18 or over', [
  since('2020-10-27', pounds(624), 'single-source', ein),
  since('2024-02-06', pounds(1035), 'confirmed', ein, visaAtlas, surchargePages),
]);

export const reducedRate = rate('under-18', 'Immigration Health Surcharge, a year, under 18', [
  since('2020-10-27', pounds(470), 'single-source', ein),
  since('2024-02-06', pounds(776), 'confirmed', ein, visaAtlas, surchargePages),
]);

export const healthAndCareNil = rate(
  'health-and-care',
  'No Immigration Health Surcharge for Health and Care Workers and their families',
  [since('2020-10-27', pounds(0), 'confirmed', lexpert, guidesPage, visaFigures)],
);

export interface SurchargePeriods {
  readonly yearMonths: number;
  /** A last part-year up to this many months costs half a year. */
  readonly halfUpToMonths: number;
  /** From outside the UK nothing is due up to this many months. */
  readonly freeOutsideUpToMonths: number;
}

export const surchargePeriods: Parameter<SurchargePeriods> = surcharge(
  'periods',
  'Immigration Health Surcharge, how the length is counted',
  [
    since(
      '2020-10-27',
      { yearMonths: 12, halfUpToMonths: 6, freeOutsideUpToMonths: 6 },
      'official',
      gcu,
      govUkSurcharge,
      sponsorPack,
    ),
  ],
);

export const healthSurchargeParameters: readonly Parameter<unknown>[] = [
  adultRate,
  reducedRate,
  healthAndCareNil,
  surchargePeriods,
];

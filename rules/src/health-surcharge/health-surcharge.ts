import {
  type CertificateLength,
  monthsBegun,
  permissionAfterCertificate,
  withMoreDays,
} from '../certificate/index.ts';
import {
  type CalendarDate,
  figureStep,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  needsFacts,
  notApplicable,
  type Outcome,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import {
  adultRate,
  healthAndCareNil,
  reducedRate,
  type SurchargePeriods,
  surchargePeriods,
} from './parameters.ts';

export interface SurchargeFacts {
  readonly appliedOn: CalendarDate;
  readonly length?: CertificateLength | undefined;
  readonly location: 'inside' | 'outside';
  readonly healthAndCare: boolean;
  readonly adults: number;
  readonly under18: number;
}

export interface Surcharge {
  readonly amountPence: Pence;
  /** What the portal may ask if the visa's length counts instead of the certificate's. */
  readonly byVisaLengthPence: Pence;
}

/** Where nothing is due by the certificate's length, something may still be by the visa's. */
export type HealthSurcharge = Outcome<Surcharge> | (NotApplicable & Pick<Surcharge, 'byVisaLengthPence'>);

interface SurchargeLaw {
  readonly status: 'in-force';
  readonly adult: InForce<Pence>;
  readonly child: InForce<Pence>;
  readonly periods: InForce<SurchargePeriods>;
  readonly after: InForce<number>;
}

/** The Immigration Health Surcharge of the people counted, paid with the visa application, in pence. */
export function healthSurcharge(facts: SurchargeFacts): HealthSurcharge {
  if (facts.healthAndCare) return healthAndCareSurcharge(facts.appliedOn);
  const law = surchargeLaw(facts.appliedOn);
  if (law.status === 'no-law') return law;
  if (facts.length === undefined) return needsFacts(['months'], [lawStep(law.periods)]);
  const halfYears = halfYearsCharged(facts.length, law.periods.value, facts.location);
  const visaLength = withMoreDays(facts.length, law.after.value);
  const perHalfYear = (facts.adults * law.adult.value + facts.under18 * law.child.value) / 2;
  const amountPence = halfYears * perHalfYear;
  const byVisaLengthPence = halfYearsCharged(visaLength, law.periods.value, facts.location) * perHalfYear;
  const steps = surchargeSteps(facts, law, halfYears, { amountPence, byVisaLengthPence });
  if (halfYears > 0) return { status: 'answered', amountPence, byVisaLengthPence, steps };
  const freeUpTo = law.periods.value.freeOutsideUpToMonths;
  const reason = `From outside the UK, nothing is due for a certificate of up to ${freeUpTo} months.`;
  return { ...notApplicable(reason, steps), byVisaLengthPence };
}

function healthAndCareSurcharge(appliedOn: CalendarDate): NoLaw | ReturnType<typeof notApplicable> {
  const nil = lawOn(healthAndCareNil, appliedOn);
  if (nil.status === 'no-law') return nil;
  return notApplicable('Health and Care Workers and their families pay no surcharge.', [lawStep(nil)]);
}

function surchargeLaw(appliedOn: CalendarDate): SurchargeLaw | NoLaw {
  const adult = lawOn(adultRate, appliedOn);
  const child = lawOn(reducedRate, appliedOn);
  const periods = lawOn(surchargePeriods, appliedOn);
  const daysAfter = lawOn(permissionAfterCertificate, appliedOn, 'appliedOn');
  if (adult.status === 'no-law') return adult;
  if (child.status === 'no-law') return child;
  if (periods.status === 'no-law') return periods;
  if (daysAfter.status === 'no-law') return daysAfter;
  return { status: 'in-force', adult, child, periods, after: daysAfter };
}

/** Half-years charged: whole years, and a last part-year of up to six months as a half. */
function halfYearsCharged(
  length: CertificateLength,
  periods: SurchargePeriods,
  location: 'inside' | 'outside',
): number {
  const months = monthsBegun(length);
  if (location === 'outside' && months <= periods.freeOutsideUpToMonths) return 0;
  const over = months % periods.yearMonths;
  const lastPart = over === 0 ? 0 : over <= periods.halfUpToMonths ? 1 : 2;
  return Math.floor(months / periods.yearMonths) * 2 + lastPart;
}

function surchargeSteps(
  facts: SurchargeFacts,
  law: SurchargeLaw,
  halfYears: number,
  sums: Surcharge,
): Step[] {
  const { adults, under18 } = facts;
  const { yearMonths, halfUpToMonths } = law.periods.value;
  const steps = [
    lawStep(law.periods, {
      text: `years of ${yearMonths} months, and a last part of up to ${halfUpToMonths} months counts half`,
    }),
    figureStep('Years charged', { count: halfYears / 2, of: 'years' }),
  ];
  if (adults > 0) {
    steps.push(
      lawStep(law.adult, { pence: law.adult.value }),
      figureStep('People of 18 or over', { count: adults, of: 'people' }),
    );
  }
  if (under18 > 0) {
    steps.push(
      lawStep(law.child, { pence: law.child.value }),
      figureStep('People under 18', { count: under18, of: 'people' }),
    );
  }
  steps.push(figureStep('Immigration Health Surcharge', { pence: sums.amountPence }));
  if (sums.byVisaLengthPence !== sums.amountPence) {
    steps.push(
      lawStep(
        law.after,
        { pence: sums.byVisaLengthPence },
        'If the visa’s length counts, not the certificate’s, as one university’s immigration office says',
      ),
    );
  }
  return steps;
}

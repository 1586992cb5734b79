import { type InForce, lawOn, type NoLaw, type Pence } from '../kernel/index.ts';
import type { SkillsChargeFacts } from './charge-facts.ts';
import {
  type ChargePeriods,
  chargePeriods,
  firstYearLarge,
  firstYearSmall,
  halfYearLarge,
  halfYearSmall,
} from './parameters.ts';

/** The amounts for the sponsor's size, and how the length is counted. */
export interface ChargeLaw {
  readonly status: 'in-force';
  readonly first: InForce<Pence>;
  readonly further: InForce<Pence>;
  readonly periods: InForce<ChargePeriods>;
}

/** The law of the charge on the day the certificate is assigned. */
export function chargeLaw({
  assignedOn,
  sponsorSize,
}: Pick<SkillsChargeFacts, 'assignedOn' | 'sponsorSize'>): ChargeLaw | NoLaw {
  const small = sponsorSize === 'small';
  const first = lawOn(small ? firstYearSmall : firstYearLarge, assignedOn);
  const further = lawOn(small ? halfYearSmall : halfYearLarge, assignedOn);
  const periods = lawOn(chargePeriods, assignedOn);
  if (first.status === 'no-law') return first;
  if (further.status === 'no-law') return further;
  if (periods.status === 'no-law') return periods;
  return { status: 'in-force', first, further, periods };
}

/** The steps after the first amount that have begun after some months. */
export function stepsBegun(months: number, { periods }: ChargeLaw): number {
  const { firstMonths, stepMonths } = periods.value;
  return Math.max(0, Math.ceil((months - firstMonths) / stepMonths));
}

/** The charge for some months, in pence. */
export function chargeFor(months: number, law: ChargeLaw): Pence {
  return law.first.value + stepsBegun(months, law) * law.further.value;
}

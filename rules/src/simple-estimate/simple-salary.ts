import type { VisaType } from '../eligible-role/index.ts';
import type { Pence } from '../kernel/index.ts';

// The customer's quick sum, kept exactly and separate from the law: shown for comparison only, never as the
// outcome.

export interface SimpleSalaryFacts {
  /** The standard and the lower going rate of the code; null where none is known. */
  readonly standardPence: Pence | null;
  readonly lowerPence: Pence | null;
  readonly inUk: boolean;
  /** The permission the person holds, once chosen. */
  readonly visaType?: VisaType | undefined;
}

export interface SimpleSalary {
  readonly annualPence: Pence;
  readonly hourlyPence: Pence;
}

/** What a visa type multiplies the average by, in hundredths, outside the UK. */
const factors: Readonly<Record<VisaType, number>> = {
  student: 120,
  dependent: 125,
  skilled: 130,
  graduate: 133,
  other: 100,
  'youth-mobility': 100,
};
const insideFactor = 100;
const noTypeFactor = 124;
const hoursInAYear = 24 * 30 * 12;

/** The simple estimate of a salary, each figure in pence, half a penny up; null ("N/A") where a rate is missing. */
export function simpleSalary({
  standardPence,
  lowerPence,
  inUk,
  visaType,
}: SimpleSalaryFacts): SimpleSalary | null {
  if (standardPence === null || lowerPence === null) return null;
  const factor = inUk ? insideFactor : visaType === undefined ? noTypeFactor : factors[visaType];
  const doubled = (standardPence + lowerPence) * factor;
  return { annualPence: halfUp(doubled, 200), hourlyPence: halfUp(doubled, 200 * hoursInAYear) };
}

function halfUp(amount: number, divisor: number): Pence {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}

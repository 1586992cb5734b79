import { figureStep, lawOn, lawStep, type Pence, type Step } from '../kernel/index.ts';
import { deductionsSubtracted } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** The salary offered, and what of it counts, in pence a year. */
export interface CountedSalary {
  readonly salaryPence: Pence;
  /** What the worker pays to the sponsor, averaged over the certificate. */
  readonly deductedPence: Pence;
  readonly countedPence: Pence;
}

interface Counted {
  readonly counted: CountedSalary | null;
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
}

const none: Counted = { counted: null, missing: [], steps: [] };
const monthsInAYear = 12;

/** The salary less what the worker pays to the sponsor, averaged over the certificate's months. */
export function countedSalary({
  salaryPence,
  deductionsPence = 0,
  length,
  assignedOn,
}: SalaryFacts): Counted {
  if (salaryPence === undefined) return none;
  const subtracted = lawOn(deductionsSubtracted, assignedOn);
  const counts = deductionsPence > 0 && subtracted.status === 'in-force' && subtracted.value;
  if (counts && length === undefined) return { ...none, missing: ['months'] };
  // Rounded up, over whole months, so that neither part of a penny nor part of a month can make an offer
  // pass.
  const months = Math.max(1, length?.months ?? 1);
  const deductedPence = counts ? Math.ceil((deductionsPence * monthsInAYear) / months) : 0;
  const countedPence = Math.max(0, salaryPence - deductedPence);
  const steps = [
    figureStep('Salary offered, a year', { pence: salaryPence }),
    ...(deductionsPence > 0 && subtracted.status === 'in-force'
      ? [lawStep(subtracted, { pence: deductedPence })]
      : []),
    figureStep('Salary that counts, a year', { pence: countedPence }),
  ];
  return { counted: { salaryPence, deductedPence, countedPence }, missing: [], steps };
}

/** The shortfall of the counted salary from a figure. */
export function shortBy(salary: CountedSalary | null, minimum: Pence | null): Pence | null {
  return salary === null || minimum === null ? null : Math.max(0, minimum - salary.countedPence);
}

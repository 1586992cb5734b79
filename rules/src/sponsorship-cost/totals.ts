import type { Pence } from '../kernel/index.ts';
import { type Line, totalOf } from './lines/line.ts';

/** Sums by payer in whole pence; null while a line of theirs has no figure. */
export interface Totals {
  readonly employerPence: Pence | null;
  readonly candidatePence: Pence | null;
  readonly dependantsPence: Pence | null;
  readonly allPence: Pence | null;
}

/** What the same hire costs by the kind of employer, while that is not known. */
export interface ByEmployer {
  /** For the NHS, a supplier of it or an adult social care provider: the Health and Care Worker visa. */
  readonly healthAndCare: Totals;
  readonly otherwise: Totals;
}

/** The totals of a bill's lines. */
export function totalsOf(lines: readonly Line[]): Totals {
  return {
    employerPence: totalOf(lines, ['employer']),
    candidatePence: totalOf(lines, ['candidate']),
    dependantsPence: totalOf(lines, ['partner', 'children']),
    allPence: totalOf(lines, ['employer', 'candidate', 'partner', 'children']),
  };
}

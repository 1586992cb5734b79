import { type OptionLetter, transitionalBefore } from '../minimum-salary/index.ts';
import type { OptionPay } from './pay-verdict.ts';

const [{ value: before }] = transitionalBefore.versions;
const inTheRoute = `for someone in the route under the rules before ${before}`;

/** For whom each option is, so that a figure can stand before it: "from £38,300 for a new entrant". */
const words: Readonly<Record<OptionLetter, string>> = {
  A: 'for anyone',
  B: 'with a PhD relevant to the job',
  C: 'with a STEM PhD relevant to the job',
  D: 'if the job is one that the Immigration Salary List names',
  E: 'for a new entrant',
  F: `${inTheRoute}, or in a Health and Care job with the NHS, an NHS supplier or an adult social care provider`,
  G: `${inTheRoute}, with a PhD relevant to the job`,
  H: `${inTheRoute}, with a STEM PhD relevant to the job`,
  I: `${inTheRoute}, if the Immigration Salary List names the job`,
  J: `${inTheRoute} who is a new entrant`,
  K: 'on the national pay scale',
};

/** A worker new to the route has options F to J only by a Health and Care job. */
const healthAndCare =
  'in a Health and Care job with the NHS, an NHS supplier or an adult social care provider';
const wordsNew: Partial<Readonly<Record<OptionLetter, string>>> = {
  F: healthAndCare,
  G: `${healthAndCare}, with a PhD relevant to the job`,
  H: `${healthAndCare}, with a STEM PhD relevant to the job`,
  I: `${healthAndCare}, if the Immigration Salary List names the job`,
  J: `for a new entrant ${healthAndCare}`,
};

export interface Wording {
  /** Whether the answers exclude that the worker was in the route before. */
  readonly isNewToRoute: boolean;
}

/** For whom a figure is, as in "for a new entrant". */
export function forWhom({ option }: Pick<OptionPay, 'option'>, { isNewToRoute }: Wording): string {
  return (isNewToRoute ? wordsNew[option] : undefined) ?? words[option];
}

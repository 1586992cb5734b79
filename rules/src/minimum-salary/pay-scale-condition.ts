import { mayStayMediumSkilled, routeFact } from '../eligible-role/index.ts';
import { lawOn, lawStep } from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import { type NationalPayScale, nationalPayScale } from '../pay-scales/index.ts';
import { type Condition, met, notMet } from './condition.ts';
import { payScaleOnly } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** What the national pay scale of a code says of the job: option K, its rate as far as the role tells it, and what to ask. */
export interface ScaleRead {
  readonly condition: Condition;
  /** The rate for the role and place; nothing while they are not told, or before scales are recorded. */
  readonly rate: NationalPayScale | undefined;
  readonly missing: readonly string[];
  /** Whether the scales are recorded for the day of the certificate. */
  readonly recorded: boolean;
}

/** Option K for a code on a national pay scale (SW 13.1). */
export function payScaleRead(facts: SalaryFacts, { code, payScale }: Occupation): ScaleRead {
  const scale = nationalPayScale({
    ...facts,
    occupationCode: code,
    mayStayMediumSkilled: mayStayMediumSkilled(facts),
  });
  const only = lawOn(payScaleOnly, facts.assignedOn);
  const steps = only.status === 'in-force' ? [lawStep(only)] : [];
  const start = { rate: undefined, missing: [], recorded: scale.status !== 'no-law' };
  switch (scale.status) {
    case 'answered':
      return {
        ...start,
        condition: met(`The national pay scale decides: ${scale.title}.`, ...steps, ...scale.steps),
        rate: scale,
      };
    case 'not-applicable':
      return { ...start, condition: notMet(scale.reason, ...steps, ...scale.steps) };
    case 'needs-facts':
    case 'no-law':
      return {
        ...start,
        condition: met(
          `No single figure: the national ${payScale} pay scale for the job decides, and pay may never be below the threshold.`,
          ...steps,
          ...(scale.status === 'needs-facts' ? scale.steps : []),
        ),
        missing: scale.status === 'needs-facts' ? scale.missing.map((fact) => named(fact, facts)) : [],
      };
  }
}

/** Whether a worker may stay in a lower band follows from when they came into the route. */
function named(fact: string, facts: SalaryFacts): string {
  return fact === 'mayStayMediumSkilled' ? routeFact(facts) : fact;
}

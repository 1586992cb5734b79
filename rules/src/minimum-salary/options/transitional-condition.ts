import {
  applicationDay,
  inRouteBefore,
  routeFact,
  transitionalBefore,
  transitionalOpen,
} from '../../eligible-role/index.ts';
import { addDays, lawOn, lawStep } from '../../kernel/index.ts';
import type { Occupation } from '../../occupations/index.ts';
import { type Condition, conditionMet, eitherOf, notAnswered, notMet } from '../condition.ts';
import { factWords, type SalaryFacts } from '../salary-facts.ts';
import { healthAndCareJob } from './health-and-care-job.ts';

/**
 * SW 4.2(b): a first permission granted under the rules before 4 April 2024, continuous since, or a Health and Care
 * job outside the pay scales.
 */
export function transitionalCondition(facts: SalaryFacts, occupation: Occupation): Condition {
  return eitherOf(inTheRoute(facts), healthAndCareJob(facts, occupation));
}

function inTheRoute(facts: SalaryFacts): Condition {
  const before = lawOn(transitionalBefore, facts.assignedOn);
  const open = lawOn(transitionalOpen, applicationDay(facts));
  if (before.status === 'no-law') return notAnswered(before.message);
  if (open.status === 'no-law') return notAnswered(open.message);
  const steps = [lawStep(before, { text: `before ${before.value}` })];
  const was = nothingTold(facts) ? 'unknown' : inRouteBefore(facts, before.value);
  if (was === false)
    return notMet(
      `Only for workers whose first Skilled Worker permission was granted under the rules before ${before.value}, with continuous permission since.`,
      ...steps,
    );
  if (!open.value)
    return notMet(
      `The last day to apply under the transitional options was ${addDays(open.law.inForceFrom, -1)}.`,
      ...steps,
      lawStep(open, { text: 'ended' }),
    );
  if (was === 'unknown')
    return notAnswered(
      `Not answered: ${factWords[routeFact(facts)]}. The rules before ${before.value} must have governed that permission.`,
      ...steps,
    );
  return conditionMet(
    `${sinceWhen(facts)}, before ${before.value}, with continuous permission.`,
    ...steps,
    lawStep(open, { text: 'open' }),
  );
}

function sinceWhen({ firstCertificateOn, inRouteSince }: SalaryFacts): string {
  return firstCertificateOn === undefined
    ? `In the route since ${inRouteSince}`
    : `The certificate of the first permission was assigned on ${firstCertificateOn}`;
}

/** If neither the route nor the present permission is given, a transitional worker cannot be ruled out. */
function nothingTold({ inRouteSince, firstCertificateOn, visaType, inUk }: SalaryFacts): boolean {
  return (
    inRouteSince === undefined && firstCertificateOn === undefined && visaType === undefined && inUk !== false
  );
}

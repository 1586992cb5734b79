import { inRouteBefore } from '../eligible-role/index.ts';
import { addDays, figureStep, lawOn, lawStep } from '../kernel/index.ts';
import { healthAndCareCodes, type Occupation } from '../occupations/index.ts';
import { type Condition, eitherOf, met, notMet, notTold } from './condition.ts';
import { healthAndCareEmployers, transitionalBefore, transitionalOpen } from './parameters.ts';
import { applicationDay, type SalaryFacts } from './salary-facts.ts';

/** In the route before 4 April 2024 with continuous permission, or a Health and Care job outside the pay scales. */
export function transitionalCondition(facts: SalaryFacts, occupation: Occupation): Condition {
  return eitherOf(inTheRoute(facts), healthAndCareJob(facts, occupation));
}

function inTheRoute(facts: SalaryFacts): Condition {
  const before = lawOn(transitionalBefore, facts.assignedOn);
  const open = lawOn(transitionalOpen, applicationDay(facts));
  if (before.status === 'no-law') return notTold(before.message);
  if (open.status === 'no-law') return notTold(open.message);
  const steps = [lawStep(before, { text: `before ${before.value}` })];
  const was = nothingTold(facts) ? 'unknown' : inRouteBefore(facts, before.value);
  if (was === false)
    return notMet(
      `Only for workers who were in the route before ${before.value} with continuous permission.`,
      ...steps,
    );
  if (!open.value)
    return notMet(
      `The last day to apply under the transitional options was ${addDays(open.law.inForceFrom, -1)}.`,
      ...steps,
      lawStep(open, { text: 'ended' }),
    );
  if (was === 'unknown')
    return notTold(`It is not told whether the worker was in the route before ${before.value}.`, ...steps);
  return met(
    `In the route since ${facts.inRouteSince}, before ${before.value}, with continuous permission.`,
    ...steps,
    lawStep(open, { text: 'open' }),
  );
}

/** Without a word on the route or the permission held now, a transitional worker cannot be ruled out. */
function nothingTold({ inRouteSince, visaType, inUk }: SalaryFacts): boolean {
  return inRouteSince === undefined && visaType === undefined && inUk !== false;
}

function healthAndCareJob({ healthAndCare, assignedOn }: SalaryFacts, { code }: Occupation): Condition {
  const codes = lawOn(healthAndCareCodes, assignedOn);
  const employers = lawOn(healthAndCareEmployers, assignedOn);
  if (codes.status === 'no-law') return notTold(codes.message);
  if (employers.status === 'no-law') return notTold(employers.message);
  const listed = codes.value.includes(code);
  if (healthAndCare === undefined) {
    return listed
      ? notTold(
          'It is not told whether this is a Health and Care job with the NHS, an NHS supplier or an adult social care provider.',
        )
      : notMet(`${code} is not recorded as a Health and Care occupation.`);
  }
  if (!employers.value.includes(healthAndCare.employer))
    return notMet(
      'The employer is not the NHS, an NHS supplier or an adult social care provider.',
      lawStep(employers),
    );
  const steps = [
    lawStep(codes, { text: listed ? `${code} is listed` : `${code} is not listed` }),
    lawStep(employers),
    figureStep('Employer', { text: employerWords[healthAndCare.employer] }),
  ];
  return listed
    ? met(
        `A Health and Care job outside the pay scales (${employerWords[healthAndCare.employer]}).`,
        ...steps,
      )
    : notTold(`Whether ${code} is a Health and Care occupation could not be confirmed.`, ...steps);
}

const employerWords = {
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'adult social care',
  other: 'another employer',
} as const;

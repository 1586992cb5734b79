import {
  listCoverage,
  mayStayMediumSkilled,
  mediumSkilledInRouteBefore,
  type YesNoUnknown,
} from '../../eligible-role/index.ts';
import { figureStep, lawOn, lawStep } from '../../kernel/index.ts';
import { healthAndCareCodes, type Occupation, salaryList, shortageList } from '../../occupations/index.ts';
import { type Condition, conditionMet, notAnswered, notMet } from '../condition.ts';
import { healthAndCareEmployers } from '../parameters.ts';
import type { SalaryFacts } from '../salary-facts.ts';

/**
 * SW 4.2(b)(i): a Health and Care job outside the pay scales. One at RQF 3 to 5 (Table 2aa) is reached by a list, or by
 * permission under the rules before 22 July 2025 (SW 6.1(d)); before that day the level was no bar.
 */
export function healthAndCareJob(facts: SalaryFacts, occupation: Occupation): Condition {
  const { healthAndCare, assignedOn } = facts;
  const { code } = occupation;
  const codes = lawOn(healthAndCareCodes, assignedOn);
  const employers = lawOn(healthAndCareEmployers, assignedOn);
  if (codes.status === 'no-law') return notAnswered(codes.message);
  if (employers.status === 'no-law') return notAnswered(employers.message);
  if (!codes.value.includes(code))
    return notMet(
      `${code} is not one of the Health and Care occupations outside the pay scales.`,
      lawStep(codes, { text: `${code} is not listed` }),
    );
  if (healthAndCare === undefined)
    return notAnswered(
      'The answers do not say whether this is a Health and Care job with the NHS, an NHS supplier or an adult social care provider.',
    );
  const employer = employerWords[healthAndCare.employer];
  if (!employers.value.includes(healthAndCare.employer))
    return notMet(
      'The employer is not the NHS, an NHS supplier or an adult social care provider.',
      lawStep(employers),
    );
  const steps = [
    lawStep(codes, { text: `${code} is listed` }),
    lawStep(employers),
    figureStep('Employer', { text: employer }),
  ];
  const isReached = codeReached(facts, occupation);
  if (isReached === true)
    return conditionMet(`A Health and Care job outside the pay scales (${employer}).`, ...steps);
  const needs = `${code} is at RQF 3 to 5 and on no list: only for a worker in the route under the rules before ${mediumSkilledInRouteBefore.versions[0].value}, with continuous permission since.`;
  return isReached === 'unknown'
    ? notAnswered(`${needs} The answers do not say.`, ...steps)
    : notMet(needs, ...steps);
}

/** Whether SW 6.1 lets the job be sponsored without the transitional rules of SW 4.2(b)(ii). */
function codeReached(facts: SalaryFacts, occupation: Occupation): YesNoUnknown {
  const { status } = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  if (occupation.skillLevel === 'higher' || status === 'no-law') return true;
  return onAList(facts, occupation) || mayStayMediumSkilled(facts);
}

/** Whether a list covers the job, or may. */
function onAList(facts: SalaryFacts, { code }: Occupation): boolean {
  const rows = [salaryList.get(code), shortageList.get(code)];
  return rows.some((row) => {
    const coverage = row && listCoverage(row, facts);
    return coverage?.status === 'in-force' && coverage.covers !== false;
  });
}

const employerWords = {
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'adult social care',
  other: 'another employer',
} as const;

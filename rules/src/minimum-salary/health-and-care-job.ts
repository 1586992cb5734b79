import { listCoverage } from '../eligible-role/index.ts';
import { figureStep, lawOn, lawStep } from '../kernel/index.ts';
import { healthAndCareCodes, type Occupation, salaryList, shortageList } from '../occupations/index.ts';
import { type Condition, met, notMet, notTold } from './condition.ts';
import { healthAndCareEmployers } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/**
 * SW 4.2(b)(i): a Health and Care job outside the pay scales. For one at RQF 3 to 5 on no list (Table 2aa),
 * SW 6.1(e) can be read to require permission under the rules before 4 April 2024 as well: that stays open.
 */
export function healthAndCareJob(facts: SalaryFacts, occupation: Occupation): Condition {
  const { healthAndCare, assignedOn } = facts;
  const { code } = occupation;
  const codes = lawOn(healthAndCareCodes, assignedOn);
  const employers = lawOn(healthAndCareEmployers, assignedOn);
  if (codes.status === 'no-law') return notTold(codes.message);
  if (employers.status === 'no-law') return notTold(employers.message);
  if (!codes.value.includes(code))
    return notMet(
      `${code} is not one of the Health and Care occupations outside the pay scales.`,
      lawStep(codes, { text: `${code} is not listed` }),
    );
  if (healthAndCare === undefined)
    return notTold(
      'The answers do not say whether this is a Health and Care job with the NHS, an NHS supplier or an adult social care provider.',
    );
  const employer = employerWords[healthAndCare.employer];
  if (!employers.value.includes(healthAndCare.employer))
    return notMet(
      'The employer is not the NHS, an NHS supplier or an adult social care provider.',
      lawStep(employers),
    );
  if (!onAList(facts, occupation))
    return notTold(
      `${code} is at RQF 3 to 5 and on no list: whether a Health and Care job alone opens this option to it is to be confirmed on GOV.UK (SW 6.1(e)).`,
      lawStep(codes, { text: `${code} is listed` }),
      lawStep(employers),
    );
  return met(
    `A Health and Care job outside the pay scales (${employer}).`,
    lawStep(codes, { text: `${code} is listed` }),
    lawStep(employers),
    figureStep('Employer', { text: employer }),
  );
}

/** Whether the code needs no list, or may be on one. */
function onAList(facts: SalaryFacts, { code, skillLevel }: Occupation): boolean {
  if (skillLevel === 'higher') return true;
  const rows = [salaryList.get(code), shortageList.get(code)];
  return rows.some((row) => {
    const read = row && listCoverage(row, facts);
    return read?.status === 'in-force' && read.covers !== false;
  });
}

const employerWords = {
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'adult social care',
  other: 'another employer',
} as const;

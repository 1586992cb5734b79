import { inRouteBefore, routeFact, type YesNoUnknown } from '../eligible-role/index.ts';
import { addDays, figureStep, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { transitionalBefore, transitionalOpen } from '../minimum-salary/index.ts';
import { healthAndCareCodes, type Occupation } from '../occupations/index.ts';
import type { SettlementFacts } from './settlement-facts.ts';

/** Whether the worker is one of those of SW 4.2(b), why, and which missing facts would decide it. */
export interface LowerRateCondition {
  readonly met: YesNoUnknown;
  readonly reason: string;
  readonly steps: readonly Step[];
  readonly missing: readonly string[];
}

/** First permission under the rules before 4 April 2024 and continuous since, or a Health and Care job. */
export function lowerRateCondition(facts: SettlementFacts, occupation: Occupation): LowerRateCondition {
  const route = inTheRoute(facts);
  const care = healthAndCareJob(facts, occupation);
  if (route.met === true) return route;
  if (care.met === true) return care;
  return {
    met: route.met === 'unknown' || care.met === 'unknown' ? 'unknown' : false,
    reason: [route, care]
      .filter(({ met }) => met === 'unknown' || route.met === care.met)
      .map(({ reason }) => reason)
      .join(' '),
    steps: [...route.steps, ...care.steps],
    missing: [...route.missing, ...care.missing],
  };
}

const none = { steps: [], missing: [] };

function inTheRoute(facts: SettlementFacts): LowerRateCondition {
  const before = lawOn(transitionalBefore, facts.appliedOn, 'appliedOn');
  const open = lawOn(transitionalOpen, facts.appliedOn);
  if (before.status === 'no-law') return { ...none, met: 'unknown', reason: before.message };
  if (open.status === 'no-law') return { ...none, met: 'unknown', reason: open.message };
  // A worker who settles holds Skilled Worker permission, or held it last, and is in the UK (SW 19.2, 19.3).
  const was = inRouteBefore({ ...facts, visaType: 'skilled', inUk: true }, before.value);
  const rules = `the rules before ${before.value}`;
  const steps = [lawStep(before, { text: `under ${rules}` })];
  if (was === false)
    return { ...none, met: false, reason: `The first permission was not granted under ${rules}.`, steps };
  if (!open.value) {
    const reason = `The last day to apply on the ground of a first permission under ${rules} was ${addDays(open.law.inForceFrom, -1)}.`;
    return { ...none, met: false, reason, steps: [...steps, lawStep(open, { text: 'ended' })] };
  }
  if (was === 'unknown') return notAnswered(routeFact(facts), steps);
  const reason = `The first Skilled Worker permission was granted under ${rules}, and is taken as continuous since.`;
  return { ...none, met: true, reason, steps: [...steps, lawStep(open, { text: 'open' })] };
}

function notAnswered(fact: ReturnType<typeof routeFact>, steps: readonly Step[]): LowerRateCondition {
  const reason =
    fact === 'inRouteSince'
      ? 'Not answered: since when there has been Skilled Worker permission without a break.'
      : 'Not answered: on which day the certificate for the first Skilled Worker permission was assigned.';
  return { met: 'unknown', reason, steps, missing: [fact] };
}

const employers = {
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'adult social care',
} as const;

function healthAndCareJob(facts: SettlementFacts, { code }: Occupation): LowerRateCondition {
  const codes = lawOn(healthAndCareCodes, facts.appliedOn, 'appliedOn');
  if (codes.status === 'no-law') return { ...none, met: 'unknown', reason: codes.message };
  if (!codes.value.includes(code))
    return { ...none, met: false, reason: `${code} is not recorded as a Health and Care occupation.` };
  const employer = facts.healthAndCare?.employer;
  if (employer === undefined) {
    const reason =
      'Not answered: whether the employer is the NHS, an NHS supplier or an adult social care provider.';
    return { ...none, met: 'unknown', reason, missing: ['healthAndCare'] };
  }
  if (employer === 'other') {
    const reason = 'The employer is not the NHS, an NHS supplier or an adult social care provider.';
    return { ...none, met: false, reason };
  }
  const listStep = lawStep(codes, { text: `${code} is listed` });
  const steps = [listStep, figureStep('Employer', { text: employers[employer] })];
  return { ...none, met: true, reason: `A Health and Care job with ${employers[employer]}.`, steps };
}

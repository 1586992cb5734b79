import { type CertificateLength, monthsBegun } from '../certificate/index.ts';
import {
  type Answered,
  figureStep,
  lawStep,
  needsFacts,
  notApplicable,
  type Outcome,
  type Pence,
} from '../kernel/index.ts';
import type { SkillsChargeFacts } from './charge-facts.ts';
import { type ChargeLaw, chargeFor, chargeLaw, stepsBegun } from './charge-law.ts';
import { exemption, isFromStudent } from './exemption.ts';

/** The Immigration Skills Charge that the sponsor pays for one certificate, in pence. */
export function skillsCharge(facts: SkillsChargeFacts): Outcome<{ readonly amountPence: Pence }> {
  const law = chargeLaw(facts);
  if (law.status === 'no-law') return law;
  const exempt = exemption(facts);
  if (exempt?.status === 'no-law') return exempt;
  if (exempt) return notApplicable(exempt.reason, exempt.steps);
  const missing = missingFacts(facts);
  if (facts.length === undefined || missing.length > 0) return needsFacts(missing, [lawStep(law.periods)]);
  const { freeOutsideUnderMonths } = law.periods.value;
  if (facts.location === 'outside' && facts.length.months < freeOutsideUnderMonths) {
    const reason = `An application from outside the UK for under ${freeOutsideUnderMonths} months carries no charge.`;
    return notApplicable(reason, [lawStep(law.periods)]);
  }
  return charged(facts, facts.length, law);
}

function charged(
  facts: SkillsChargeFacts,
  length: CertificateLength,
  law: ChargeLaw,
): Answered<{ amountPence: Pence }> {
  const { first, further, periods } = law;
  const { firstMonths, stepMonths } = periods.value;
  const months = monthsBegun(length);
  const amountPence = chargeFor(months, law);
  const steps = [
    figureStep('Months of the certificate, with a part month counted as one', {
      count: months,
      of: 'months',
    }),
    lawStep(periods, { text: `the first ${firstMonths} months, then steps of ${stepMonths}` }),
    lawStep(first, { pence: first.value }),
    lawStep(further, { pence: further.value }),
    figureStep('Further steps begun', { count: stepsBegun(months, law), of: 'steps' }),
    figureStep('Immigration Skills Charge', { pence: amountPence }),
  ];
  if (facts.occupationCode === undefined) {
    const label = 'Without an occupation code, we did not check the exempt occupations';
    steps.push(figureStep(label, { text: 'not checked' }));
  }
  return { status: 'answered', amountPence, steps };
}

function missingFacts(facts: SkillsChargeFacts): string[] {
  const { location, length } = facts;
  const open = location === 'inside' && isFromStudent(facts) === undefined;
  const missing = open ? ['switchingFromStudent'] : [];
  return length === undefined ? [...missing, 'months'] : missing;
}

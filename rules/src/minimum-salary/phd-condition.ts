import { figureStep, lawOn, lawStep } from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import { type Condition, met, notMet, notTold } from './condition.ts';
import { phdProof } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/**
 * Conditions of the options with a PhD: one relevant to the job, or one in a STEM subject too; and a code
 * whose salary a PhD can lower.
 */
export function phdCondition(
  { phd, assignedOn }: SalaryFacts,
  subject: 'relevant' | 'stem',
  { code, title, phd: lowers }: Occupation,
): Condition {
  if (lowers === false) return notMet(`A PhD does not lower the salary of ${code} ${title}.`);
  const asked =
    subject === 'stem'
      ? 'a PhD in a STEM subject that is relevant to the job'
      : 'a PhD that is relevant to the job';
  if (phd === undefined) return notTold(`Needs ${asked}. The answers do not say whether the worker has one.`);
  const step = figureStep('PhD', { text: phdWords[phd] });
  const has = phd === 'stem' || (subject === 'relevant' && phd === 'relevant');
  if (!has) return notMet(`Needs ${asked}.`, step);
  const proof = lawOn(phdProof, assignedOn);
  return proof.status === 'no-law'
    ? met(`The worker has ${asked}.`, step)
    : met(`The worker has ${asked}: ${proof.value}.`, step, lawStep(proof, { text: proof.value }));
}

const phdWords = {
  none: 'none',
  relevant: 'relevant to the job',
  stem: 'in a STEM subject, relevant to the job',
};

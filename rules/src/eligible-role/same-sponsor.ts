import { lawOn, lawStep, type NotApplicable, notApplicable, type Step } from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import type { Eligible } from './eligible-role.ts';
import { mediumSkilledInRouteBefore, sameSponsorOnly } from './parameters.ts';
import { type Known, keepsSponsor, type RoleFacts, routeFact } from './role-facts.ts';

interface Read {
  /** Whether the worker was in the route under the rules before 22 July 2025. */
  readonly stays: Known;
  readonly steps: readonly Step[];
}

/** Table 2a (SW 6.1(f)): a worker in the route before, who continues for the same sponsor. */
export function sameSponsorStays(
  facts: RoleFacts,
  { code, title }: Occupation,
  { stays, steps: before }: Read,
): Eligible | NotApplicable {
  const law = lawOn(sameSponsorOnly, facts.assignedOn);
  const keeps = keepsSponsor(facts);
  const steps = law.status === 'in-force' ? [...before, lawStep(law, { text: inWords(keeps) })] : before;
  const [{ value: day }] = mediumSkilledInRouteBefore.versions;
  const who = `A worker can be sponsored in it only to extend in this same occupation, for the same sponsor as in the most recent permission, and only if they were in the route under the rules before ${day} with continuous permission since.`;
  if (stays === false || keeps === false)
    return notApplicable(`${code} ${title} is at RQF 3 to 5. ${who}`, steps);
  return {
    status: 'eligible',
    missing: [
      ...(stays === 'unknown' ? [routeFact(facts)] : []),
      ...(keeps === 'unknown' ? ['sameSponsor'] : []),
    ],
    steps,
    warnings: [
      {
        code: 'same-occupation',
        message: `${code} ${title}: only for a worker who extends in this same occupation, for the same sponsor.`,
      },
    ],
  };
}

function inWords(keeps: Known): string {
  return keeps === 'unknown'
    ? 'same sponsor: not answered'
    : `same sponsor: ${keeps === true ? 'yes' : 'no'}`;
}

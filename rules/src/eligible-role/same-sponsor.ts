import {
  addDays,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import type { Eligible } from './eligible.ts';
import { sameSponsorOnly, transitionalBefore, transitionalOpen } from './parameters.ts';
import {
  applicationDay,
  inRouteBefore,
  keepsSponsor,
  type RoleFacts,
  routeFact,
  type YesNoUnknown,
} from './role-facts.ts';

/**
 * Table 2a (SW 6.1(f)): a worker of SW 4.2(b)(ii), in the route under the rules before 4 April 2024 and applying while
 * that counts, who continues for the same sponsor.
 */
export function sameSponsorStays(
  facts: RoleFacts,
  { code, title }: Occupation,
  step: Step,
): Eligible | NotApplicable | NoLaw {
  const law = lawOn(sameSponsorOnly, facts.assignedOn);
  const before = lawOn(transitionalBefore, facts.assignedOn);
  const open = lawOn(transitionalOpen, applicationDay(facts));
  if (law.status === 'no-law') return law;
  if (before.status === 'no-law') return before;
  if (open.status === 'no-law') return open;
  const stays = inRouteBefore(facts, before.value);
  const keeps = keepsSponsor(facts);
  const steps = [
    step,
    lawStep(before, { text: `in the route before ${before.value}: ${inWords(stays)}` }),
    lawStep(law, { text: `same sponsor: ${inWords(keeps)}` }),
  ];
  const job = `${code} ${title} is in Table 2a.`;
  if (!open.value)
    return notApplicable(
      `${job} The last day to apply for a worker who extends in it was ${addDays(open.law.inForceFrom, -1)}.`,
      [...steps, lawStep(open, { text: 'ended' })],
    );
  if (stays === false || keeps === false)
    return notApplicable(
      `${job} A worker can be sponsored in it only to extend in this same occupation, for the same sponsor as in the most recent permission, and only if they were in the route under the rules before ${before.value} with continuous permission since.`,
      steps,
    );
  const missing = [
    ...(stays === 'unknown' ? [routeFact(facts)] : []),
    ...(keeps === 'unknown' ? ['sameSponsor'] : []),
  ];
  const message = `${code} ${title}: only for a worker who extends in this same occupation, for the same sponsor.`;
  return { status: 'eligible', missing, steps, warnings: [{ code: 'same-occupation', message }] };
}

const inWords = (answer: YesNoUnknown) => (answer === 'unknown' ? 'not answered' : answer ? 'yes' : 'no');

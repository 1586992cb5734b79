import { addDays, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { careRoleMonthsWithSponsor, careSwitchOpen } from './parameters.ts';
import { applicationDay, holdsAnother, type Known, type RoleFacts } from './role-facts.ts';

/**
 * Whether a worker inside the UK may enter a care role, the reason, and the missing facts that would decide
 * it.
 */
export interface CareEntry {
  readonly met: Known;
  readonly reason: string;
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
}

/** SW 6.1B: (a) months of care work for this sponsor, while that is open; or (b) sponsored in a care role now. */
export function careEntry(facts: RoleFacts): CareEntry {
  const worked = monthsWorked(facts);
  const sponsored = sponsoredInCare(facts);
  if (worked.met === true) return { ...worked, missing: [] };
  if (sponsored === true)
    return { met: true, reason: 'the worker is sponsored in a care role now.', missing: [], steps: [] };
  const missing = [
    ...(worked.met === 'unknown' ? ['monthsWithSponsor'] : []),
    ...(sponsored === 'unknown' ? ['sponsoredInCare'] : []),
  ];
  const reason = `${worked.reason}, or be sponsored in a care role (6135 or 6136) now.`;
  return { met: missing.length > 0 && 'unknown', reason, missing, steps: worked.steps };
}

interface Worked {
  readonly met: Known;
  readonly reason: string;
  readonly steps: readonly Step[];
}

function monthsWorked(facts: RoleFacts): Worked {
  const months = lawOn(careRoleMonthsWithSponsor, facts.assignedOn);
  const open = lawOn(careSwitchOpen, applicationDay(facts));
  if (months.status === 'no-law' || open.status === 'no-law')
    return { met: 'unknown', reason: 'what the Rules asked is not recorded', steps: [] };
  const { monthsWithSponsor: worked } = facts;
  const needed = `${months.value} months in 6135 or 6136 before the certificate`;
  if (!open.value)
    return {
      met: false,
      reason: `the worker would have had to apply by ${addDays(open.law.inForceFrom, -1)} after legal work for this sponsor of ${needed}`,
      steps: [lawStep(open, { text: 'closed' })],
    };
  return {
    met: worked === undefined ? 'unknown' : worked >= months.value,
    reason: `the worker must have done legal work for this sponsor for ${needed}`,
    steps: [lawStep(months, { count: months.value, of: 'months' }), lawStep(open, { text: 'open' })],
  };
}

/** A worker whose present permission is not Skilled Worker is not sponsored at all. */
function sponsoredInCare(facts: RoleFacts): Known {
  return !holdsAnother(facts) && (facts.sponsoredInCare ?? 'unknown');
}

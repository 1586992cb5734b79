import { type Eligible, eligibleRole, lastSafeDay } from '../eligible-role/index.ts';
import { lawOn, type NoLaw, type NotApplicable, type Warning } from '../kernel/index.ts';
import { findOccupation, salaryList } from '../occupations/index.ts';
import { asRoleFacts, type PricedFacts } from './facts.ts';

/** Whether the job can be sponsored at all, before any price, and when its list's lower visa fee ends. */
export function roleToPrice(facts: PricedFacts): Eligible | NotApplicable | NoLaw {
  const role = eligibleRole(asRoleFacts(facts));
  return role.status === 'eligible' ? { ...role, warnings: [...role.warnings, ...feeListEnds(facts)] } : role;
}

/** A job at RQF 6 stays eligible when its list ends, but loses the lower visa fee. */
function feeListEnds({ assignedOn, healthAndCare, occupationCode }: PricedFacts): Warning[] {
  const row = salaryList.get(occupationCode);
  if (!row || healthAndCare || findOccupation(occupationCode)?.skillLevel !== 'higher') return [];
  return lawOn(row, assignedOn).status === 'in-force' ? lastSafeDay(row, occupationCode) : [];
}

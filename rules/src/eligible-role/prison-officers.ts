import { lawOn, type Warning } from '../kernel/index.ts';
import { prisonOfficers } from './parameters.ts';
import { applicationDay, type RoleFacts } from './role-facts.ts';

const code = '3314';

/**
 * A concession for prison officers already in the UK whose terms are disputed: it is said, and nothing is
 * calculated from it.
 */
export function prisonOfficerWarning(facts: RoleFacts): Warning[] {
  if (facts.occupationCode !== code || facts.inUk === false) return [];
  const law = lawOn(prisonOfficers, applicationDay(facts));
  return law.status === 'in-force' ? [{ code: 'prison-officers', message: law.value }] : [];
}

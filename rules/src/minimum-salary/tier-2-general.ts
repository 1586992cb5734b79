import { applicationDay } from '../eligible-role/index.ts';
import { addDays, lawOn, type Warning } from '../kernel/index.ts';
import { tier2GeneralRules } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** The route opened on this day: workers in it before held Tier 2 (General). */
const [{ from: routeOpened }] = tier2GeneralRules.versions;

/**
 * SW 14.5: workers from Tier 2 (General) have rules of their own for a while, of which we warn but which we
 * do not calculate.
 */
export function tier2GeneralWarning(facts: SalaryFacts): Warning[] {
  if (!mayHaveHeldIt(facts)) return [];
  const rules = lawOn(tier2GeneralRules, applicationDay(facts));
  if (rules.status === 'no-law') return [];
  const [, end] = tier2GeneralRules.versions;
  const lastDay = end && addDays(end.from, -1);
  const message = rules.value
    ? `A worker from Tier 2 (General) who stays with that sponsor may count guaranteed allowances, and some codes have lower rates of their own, for applications until ${lastDay}. This does not work them out: check Appendix Skilled Worker, SW 14.5.`
    : `The rules for workers from Tier 2 (General), which counted allowances and had rates of their own, closed to applications after ${lastDay}.`;
  return [{ code: 'tier-2-general', message }];
}

function mayHaveHeldIt({ tier2General, inRouteSince, sameSponsor }: SalaryFacts): boolean {
  if (tier2General !== undefined) return tier2General;
  return inRouteSince !== undefined && inRouteSince < routeOpened && sameSponsor !== false;
}

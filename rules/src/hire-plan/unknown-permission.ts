import type { NotApplicable } from '../kernel/index.ts';
import { factWords, minimumSalary } from '../minimum-salary/index.ts';
import { hasFigures, payVerdict } from '../pay-verdict/index.ts';
import { type HirePlanFacts, salaryFactsOf } from './facts.ts';

/**
 * A job that is closed to someone new may be open to a worker who is in the route: inside the UK, while the permission
 * held is not known, both readings are said (SW 6.1(d) to (f)). Undefined where there is no other reading.
 */
export function anotherReading(
  plan: HirePlanFacts,
  { reason }: NotApplicable,
): { readonly verdict: 'more-to-find-out'; readonly reason: string } | undefined {
  if (plan.location !== 'inside' || plan.visaType !== undefined) return undefined;
  const inRoute = minimumSalary(salaryFactsOf({ ...plan, visaType: 'skilled' }));
  if (!hasFigures(inRoute)) return undefined;
  const pay = payVerdict(inRoute);
  if (pay.status === 'short') return undefined;
  const asks = pay.missing.map((fact) => factWords[fact] ?? fact).join(', ');
  const confirm = `To be confirmed${asks === '' ? '' : `: ${asks}`}.`;
  return {
    verdict: 'more-to-find-out',
    reason: `${reason} A worker who already holds Skilled Worker permission can be different. ${confirm}`,
  };
}

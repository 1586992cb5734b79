import { inPounds, type NotApplicable } from '../kernel/index.ts';
import { factWords, type MinimumSalary, minimumSalary } from '../minimum-salary/index.ts';
import {
  hasFigures,
  isEnoughWithoutEntrants,
  isForEntrants,
  lowerInWords,
  type PayVerdict,
  payInWords,
  payVerdict,
} from '../pay-verdict/index.ts';
import { type SponsorshipCost, sponsorshipCost } from '../sponsorship-cost/index.ts';
import { costFactsOf, type HirePlanFacts, salaryFactsOf } from './facts.ts';
import { factsOn, type JudgedDays } from './facts-on.ts';

export type Verdict = 'no-obvious-barrier' | 'more-to-find-out' | 'barrier';

/** What one pair of days makes of a hire, and the one reason that decides. */
export interface DayVerdict {
  readonly on: JudgedDays;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly salary: MinimumSalary;
  /** Worked out when it is first asked for, once. */
  readonly cost: () => SponsorshipCost;
  /** Null where the rule on salaries gives no figures. */
  readonly pay: PayVerdict | null;
}

type Decided = Pick<DayVerdict, 'verdict' | 'reason'>;

/** The hire by the law of a certificate's and an application's day. */
export function verdictOn(plan: HirePlanFacts, on: JudgedDays): DayVerdict {
  const facts = factsOn(plan, on);
  const salary = minimumSalary(salaryFactsOf(facts));
  const cost = once(() => sponsorshipCost(costFactsOf(facts)));
  const pay = hasFigures(salary) ? payVerdict(salary) : null;
  return { on, salary, cost, pay, ...decide(facts, { salary, cost, pay }) };
}

function once<T>(work: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}

type Judged = Pick<DayVerdict, 'salary' | 'cost' | 'pay'>;

function decide(facts: HirePlanFacts, { salary, cost, pay }: Judged): Decided {
  if (salary.status === 'not-applicable')
    return anotherReading(facts, salary) ?? { verdict: 'barrier', reason: salary.reason };
  if (salary.status === 'no-law') return open(salary.message);
  if (pay === null) return open('There is no figure for this job with these answers.');
  return (
    byPay(facts, pay) ?? bySwitch(salary) ?? byLength(salary, pay) ?? byCost(cost(), noBarrier(facts, pay))
  );
}

function open(reason: string): Decided {
  return { verdict: 'more-to-find-out', reason };
}

/** Who applies from abroad, or holds another permission, was not in the route before. */
export const wordingOf = ({ location, visaType }: HirePlanFacts) => ({
  isNewToRoute: location === 'outside' || (visaType !== undefined && visaType !== 'skilled'),
});

/** Pay that no figure allows is a barrier, whatever the missing facts are. */
function byPay(facts: HirePlanFacts, pay: PayVerdict): Decided | undefined {
  const words = payInWords(pay, wordingOf(facts));
  if (pay.status === 'short') return { verdict: 'barrier', reason: words };
  if (pay.missing.length > 0) return open(stillNeeded(pay.missing));
  if (pay.status === 'depends') return open(`${words}${perhapsShorter(facts, pay)}`);
  return pay.certain === null ? open(words || 'There is no single figure for this job.') : undefined;
}

/** SW 12.3: how long it can be depends on the months held, which may not be known. */
function perhapsShorter({ monthsHeld }: HirePlanFacts, { reached }: PayVerdict): string {
  const asEntrant = reached.some(({ option }) => isForEntrants(option));
  return asEntrant && monthsHeld === undefined
    ? ' As a new entrant, the certificate may have to be shorter.'
    : '';
}

const stillNeeded = (missing: readonly string[]) =>
  `Still needed: ${missing.map((fact) => factWords[fact] ?? fact).join(', ')}.`;

/** Whether the worker may apply inside the UK at all, where the answers do not settle it. */
function bySwitch(salary: MinimumSalary): Decided | undefined {
  if (!hasFigures(salary)) return undefined;
  const doubt = salary.warnings.find(
    ({ code }) => code === 'student-switch-conditions' || code === 'switching-bars',
  );
  return doubt && open(doubt.message);
}

/** SW 12.3: pay that is enough for a new entrant alone, with a certificate that may be too long for one. */
function byLength(salary: MinimumSalary, { offeredPence, certain }: PayVerdict): Decided | undefined {
  if (!hasFigures(salary) || offeredPence === null || certain === null) return undefined;
  const tooLong = salary.warnings.find(({ code }) => code === 'new-entrant-end-earlier');
  if (tooLong === undefined) return undefined;
  return isEnoughWithoutEntrants(salary.options, offeredPence) ? undefined : open(tooLong.message);
}

/** The cost rule adds what only it asks. */
function byCost(cost: SponsorshipCost, clear: Decided): Decided {
  if (cost.status === 'not-applicable') return open(cost.reason);
  if (cost.status === 'no-law')
    return { ...clear, reason: `${clear.reason} The cost is not known: ${cost.message}` };
  if (cost.status === 'needs-facts') return open(stillNeeded(cost.missing));
  const family = cost.lines.find((line) => 'cannotCome' in line);
  return family && 'cannotCome' in family
    ? open(`The job can be sponsored, but the family cannot come with it. ${family.cannotCome}`)
    : clear;
}

function noBarrier(facts: HirePlanFacts, pay: PayVerdict): Decided {
  const from = pay.status === 'figures' ? ` from ${inPounds(pay.certain?.pence ?? 0)} a year` : '';
  const words =
    pay.status === 'figures' ? lowerInWords(pay, wordingOf(facts)) : payInWords(pay, wordingOf(facts));
  return {
    verdict: 'no-obvious-barrier',
    reason: `The job can be sponsored${from}, on these answers. ${words}`.trim(),
  };
}

/**
 * A job that is closed to someone new may be open to a worker who is in the route: inside the UK, while the permission
 * held is not known, both readings are said (SW 6.1(d) to (f)). Undefined where there is no other reading.
 */
function anotherReading(
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

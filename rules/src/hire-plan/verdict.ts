import { inPounds } from '../kernel/index.ts';
import { factWords, type MinimumSalary, type RequiredPay } from '../minimum-salary/index.ts';
import type { SponsorshipCost } from '../sponsorship-cost/index.ts';

/** Whether the hire can be sponsored on these answers, and the one reason that decides. */
export interface Sponsorable {
  readonly verdict: 'no-obvious-barrier' | 'barrier' | 'more-to-find-out';
  readonly reason: string;
}

/** The job is judged by the salary rule; the cost rule adds what only it asks. */
export function sponsorableOn(salary: MinimumSalary, cost: SponsorshipCost): Sponsorable {
  switch (salary.status) {
    case 'not-applicable':
      return { verdict: 'barrier', reason: salary.reason };
    case 'no-law':
      return open(salary.message);
    case 'needs-facts':
      return open(`Still needed: ${salary.missing.map((fact) => factWords[fact] ?? fact).join(', ')}.`);
    case 'answered':
      return byPay(salary) ?? bySwitch(salary) ?? byCost(cost) ?? noBarrier(salary);
  }
}

function open(reason: string): Sponsorable {
  return { verdict: 'more-to-find-out', reason };
}

function byPay({ lowest, ifConfirmed, offer, options }: RequiredPay): Sponsorable | undefined {
  if (lowest === null) {
    const scale = options.find(({ decidedBy }) => decidedBy === 'national-pay-scale');
    return open(
      scale?.reason ?? ifConfirmed?.reason ?? 'There is no single figure for this job with these answers.',
    );
  }
  const short = offer?.shortByPence ?? 0;
  if (short <= 0) return undefined;
  const reason = `The salary is ${inPounds(short)} a year short of the lowest figure that could apply.`;
  if (ifConfirmed?.shortByPence === 0)
    return open(`${reason} It would be enough if this is confirmed: ${ifConfirmed.reason}`);
  return { verdict: 'barrier', reason };
}

/** Whether the worker may apply inside the UK at all, where the answers do not settle it. */
function bySwitch({ warnings }: RequiredPay): Sponsorable | undefined {
  const asked = warnings.find(
    ({ code }) => code === 'student-switch-conditions' || code === 'switching-bars',
  );
  return asked && open(asked.message);
}

function byCost(cost: SponsorshipCost): Sponsorable | undefined {
  if (cost.status === 'not-applicable') return open(cost.reason);
  if (cost.status === 'no-law') return open(cost.message);
  if (cost.status === 'needs-facts')
    return open(`Still needed: ${cost.missing.map((fact) => factWords[fact] ?? fact).join(', ')}.`);
  const family = cost.lines.find((line) => 'cannotCome' in line);
  return family && 'cannotCome' in family
    ? open(`The job can be sponsored, but the family cannot come with it. ${family.cannotCome}`)
    : undefined;
}

function noBarrier({ lowest }: RequiredPay): Sponsorable {
  const from = lowest?.offerAtLeastPence ?? lowest?.minimumAnnualPence;
  const pay = from == null ? '' : ` from ${inPounds(from)} a year`;
  return {
    verdict: 'no-obvious-barrier',
    reason: `The job can be sponsored${pay}, on these answers.`,
  };
}

import type { NoLaw, Pence, Step, Warning } from '../kernel/index.ts';
import { type MinimumSalary, minimumSalary } from '../minimum-salary/index.ts';
import { type SponsorshipCost, sponsorshipCost } from '../sponsorship-cost/index.ts';
import { costFactsOf, type HirePlanFacts, salaryFactsOf } from './facts.ts';
import { type Needed, neededFor } from './needed.ts';
import { hireTimeline, type Milestone } from './timeline.ts';
import { type Sponsorable, sponsorableOn } from './verdict.ts';

/** A whole hire. Money in whole pence; a total is null while one of its lines has no figure. */
export interface HirePlan {
  /** `answered` when salary and cost both are; else the first of what either says. */
  readonly status: MinimumSalary['status'];
  readonly sponsorable: Sponsorable;
  readonly salary: MinimumSalary;
  readonly cost: SponsorshipCost;
  readonly employer: { readonly totalPence: Pence | null; readonly beforeStartPence: Pence | null };
  /** What the worker and the family pay. */
  readonly worker: { readonly totalPence: Pence | null };
  /** Empty where the usual times are not recorded for these days: see `warnings`. */
  readonly timeline: readonly Milestone[];
  readonly needed: readonly Needed[];
  readonly warnings: readonly Warning[];
  /** The law that was read besides that of `salary` and `cost`. */
  readonly steps: readonly Step[];
}

/** Whether, for how much, at what cost and by when someone can be hired: the single rules, composed. */
export function hirePlan(plan: HirePlanFacts): HirePlan {
  const salary = minimumSalary(salaryFactsOf(plan));
  const cost = sponsorshipCost(costFactsOf(plan));
  const timeline = hireTimeline(plan);
  const { needed, steps } = neededFor(plan);
  return {
    status: statusOf(salary, cost),
    sponsorable: sponsorableOn(salary, cost),
    salary,
    cost,
    employer: employerPays(cost),
    worker: { totalPence: workerPays(cost) },
    timeline: timeline.status === 'counted' ? timeline.milestones : [],
    needed,
    warnings:
      timeline.status === 'no-law' ? [unrecorded(timeline)] : afterCertificate(plan, timeline.milestones),
    steps: [...timeline.steps, ...steps],
  };
}

const order = ['not-applicable', 'no-law', 'needs-facts'] as const;

function statusOf(salary: MinimumSalary, cost: SponsorshipCost): HirePlan['status'] {
  return order.find((status) => salary.status === status || cost.status === status) ?? 'answered';
}

const totalsOf = (cost: SponsorshipCost) => ('totals' in cost ? cost.totals : undefined);

/** Licence, certificate and Immigration Skills Charge are all paid by the time the certificate is assigned. */
function employerPays(cost: SponsorshipCost): HirePlan['employer'] {
  const totalPence = totalsOf(cost)?.employerPence ?? null;
  return { totalPence, beforeStartPence: totalPence };
}

function workerPays(cost: SponsorshipCost): Pence | null {
  const totals = totalsOf(cost);
  if (totals?.candidatePence == null || totals.dependantsPence === null) return null;
  return totals.candidatePence + totals.dependantsPence;
}

function unrecorded({ message }: NoLaw): Warning {
  return { code: 'times-not-recorded', message: `We cannot say how long it takes. ${message}` };
}

/** The law of the given certificate day is shown; the certificate itself may come later. */
function afterCertificate({ assignedOn }: HirePlanFacts, milestones: readonly Milestone[]): Warning[] {
  const certificate = milestones.find(({ id }) => id === 'certificate');
  if (certificate === undefined || certificate.earliest <= assignedOn) return [];
  return [
    {
      code: 'certificate-later',
      message: `The figures are those of ${assignedOn}. The certificate can be assigned from about ${certificate.earliest}, once there is a licence; figures can change by then.`,
    },
  ];
}

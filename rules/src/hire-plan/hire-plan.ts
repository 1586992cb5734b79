import type { NoLaw, Pence, Step, Warning } from '../kernel/index.ts';
import type { MinimumSalary } from '../minimum-salary/index.ts';
import type { SponsorshipCost } from '../sponsorship-cost/index.ts';
import type { HirePlanFacts } from './facts.ts';
import type { JudgedDays } from './facts-on.ts';
import { hireVerdict, type Sponsorable } from './hire-verdict.ts';
import { type Needed, neededFor } from './needed.ts';
import { type StartWanted, startWanted } from './start-wanted.ts';
import { hireTimeline, type Milestone } from './timeline.ts';

/** A whole hire. Money in whole pence; a total is null while one of its lines has no figure. */
export interface HirePlan {
  /** `answered` when salary and cost both are; else the first of what either says. */
  readonly status: MinimumSalary['status'];
  readonly sponsorable: Sponsorable;
  /** The days whose law `salary` and `cost` are: of the timeline, as planned. */
  readonly judgedOn: JudgedDays;
  /** Null while no day is wanted, or the usual times are not recorded. */
  readonly start: StartWanted | null;
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
  const timeline = hireTimeline(plan);
  const milestones = timeline.status === 'counted' ? timeline.milestones : [];
  const { sponsorable, dayVerdict } = hireVerdict(plan, milestones);
  const { salary, on: judgedOn } = dayVerdict;
  const cost = dayVerdict.cost();
  const { needed, steps } = neededFor(plan);
  return {
    status: statusOf(salary, cost),
    sponsorable,
    judgedOn,
    start: startWanted(plan, milestones),
    salary,
    cost,
    employer: employerPays(cost),
    worker: { totalPence: workerPays(cost) },
    timeline: milestones,
    needed,
    warnings: timeline.status === 'no-law' ? [unrecorded(timeline)] : onOtherDays(plan, judgedOn),
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

/** The figures are those of the planned days, which may come after the typed one. */
function onOtherDays({ assignedOn }: HirePlanFacts, judgedOn: JudgedDays): Warning[] {
  if (judgedOn.assignedOn === assignedOn) return [];
  return [
    {
      code: 'certificate-later',
      message: `The figures are those of the planned days: the certificate on ${judgedOn.assignedOn}, the visa application on ${judgedOn.appliedOn}. Figures can change by then.`,
    },
  ];
}

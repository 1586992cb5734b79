import { lengthBetween } from '../certificate/index.ts';
import { addDays, type CalendarDate } from '../kernel/index.ts';
import type { Days } from './count-days.ts';
import { applicationOf, type HirePlanFacts, licenceOf } from './facts.ts';
import type { Milestone } from './timeline.ts';

/** The days whose law a hire is judged by. */
export interface JudgedDays {
  readonly assignedOn: CalendarDate;
  readonly appliedOn: CalendarDate;
}

/** The certificate's and the application's days of a timeline: at the earliest, as planned, at the latest. */
export function judgedDays(
  plan: HirePlanFacts,
  milestones: readonly Milestone[],
): Readonly<Record<keyof Days, JudgedDays>> {
  const entered = { assignedOn: plan.assignedOn, appliedOn: applicationOf(plan) };
  const certificate = milestones.find(({ id }) => id === 'certificate');
  const application = milestones.find(({ id }) => id === 'visa-application');
  if (certificate === undefined || application === undefined)
    return { earliest: entered, expected: entered, latest: entered };
  const on = (which: keyof Days) => ({ assignedOn: certificate[which], appliedOn: application[which] });
  return { earliest: on('earliest'), expected: on('expected'), latest: on('latest') };
}

/** The facts of the hire on other days than those that were typed; the licence's own day stays. */
export function factsOn(plan: HirePlanFacts, days: JudgedDays): HirePlanFacts {
  return { ...plan, ...days, licence: licenceOf(plan), monthsHeld: monthsHeldOn(plan, days.appliedOn) };
}

/** Permission held inside the UK goes on counting until the application (SW 12.3): whole months are added. */
function monthsHeldOn(plan: HirePlanFacts, appliedOn: CalendarDate): number | undefined {
  const { monthsHeld, location, visaType, inRouteSince } = plan;
  const counts = visaType === 'graduate' || (visaType === 'skilled' && inRouteSince === undefined);
  const from = applicationOf(plan);
  if (monthsHeld === undefined || location !== 'inside' || !counts || appliedOn <= from) return monthsHeld;
  const { months } = lengthBetween(from, addDays(appliedOn, -1));
  return monthsHeld + months;
}

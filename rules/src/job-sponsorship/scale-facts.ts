import type { Nation } from '../eligible-role/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import type { SalaryFacts } from '../minimum-salary/index.ts';
import { payScaleRolesFor } from '../pay-scales/index.ts';

/** What decides the rate of a national pay scale, and whether a job is a Health and Care one: facts of the job alone. */
export type ScaleFacts = Pick<
  SalaryFacts,
  'payScaleRole' | 'londonArea' | 'shareOfFullTime' | 'healthAndCare'
>;

interface Job {
  readonly occupationCode: string;
  readonly day: CalendarDate;
  readonly workNation?: Nation | undefined;
}

/**
 * Those that the code has: a band, grade or role that was chosen for another code or nation is not answered yet,
 * and no refusal.
 */
export function scaleFactsFor({ occupationCode, day, workNation }: Job, facts: ScaleFacts): ScaleFacts {
  const { payScaleRole, londonArea, shareOfFullTime, healthAndCare } = facts;
  const roles = payScaleRole === undefined ? [] : payScaleRolesFor(occupationCode, day, workNation);
  return {
    payScaleRole: roles.some(({ id }) => id === payScaleRole) ? payScaleRole : undefined,
    londonArea,
    shareOfFullTime,
    healthAndCare,
  };
}

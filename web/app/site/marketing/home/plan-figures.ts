import { type HirePlanFacts, hirePlan } from '@portway/rules/hire-plan';
import type { CalendarDate } from '@portway/rules/kernel';
import { inShortPounds } from '../../../text/money.ts';

/** The three figures that every plan of a hire begins with. */
export interface PlanFigures {
  readonly salary: string;
  readonly employer: string;
  readonly worker: string;
}

/** What the home page says of a hire; a full-time job for three years. */
export type ExampleHire = Omit<HirePlanFacts, 'assignedOn' | 'hours' | 'months'>;

/** The figures of a hire by the law of a day, or the barrier to it; undefined while one of them has no amount. */
export function planOn(
  day: CalendarDate,
  hire: ExampleHire,
): PlanFigures | { readonly barrier: string } | undefined {
  const { sponsorable, salary, employer, worker } = hirePlan({
    ...hire,
    assignedOn: day,
    hours: { perWeek: 37.5 },
    months: 36,
  });
  if (salary.status === 'not-applicable') return { barrier: salary.reason };
  const least = salary.status === 'answered' ? salary.lowest?.offerAtLeastPence : undefined;
  if (sponsorable.verdict !== 'no-obvious-barrier' || least == null) return undefined;
  if (employer.totalPence === null || worker.totalPence === null) return undefined;
  return {
    salary: inShortPounds(least),
    employer: inShortPounds(employer.totalPence),
    worker: inShortPounds(worker.totalPence),
  };
}

/** An engineer from abroad for a small company without a licence; undefined where that has no answer. */
export function exampleOn(day: CalendarDate): PlanFigures | undefined {
  const plan = planOn(day, {
    occupationCode: '2134',
    location: 'outside',
    under26: false,
    sponsorSize: 'small',
    holdsLicence: false,
  });
  return plan && 'salary' in plan ? plan : undefined;
}

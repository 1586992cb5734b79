import { wholeMonths } from '../certificate/index.ts';
import type { YesNoUnknown } from '../eligible-role/index.ts';
import type { CalendarDate } from '../kernel/index.ts';
import type { SalaryFacts } from '../minimum-salary/index.ts';
import { mayBeHealthAndCare, type SponsorshipFacts } from '../sponsorship-cost/index.ts';

type OfSalary = Omit<SalaryFacts, 'inUk' | 'length'>;
type OfCost = Pick<SponsorshipFacts, 'sponsorSize' | 'location' | 'partner' | 'children' | 'licence'>;

/** The facts of one hire: those of the single calculators, under the same names, each given once. */
export interface HirePlanFacts extends OfSalary, OfCost {
  /** Whole months of the certificate. */
  readonly months: number;
  /** If not, the licence's cost and decision are part of the plan. */
  readonly holdsLicence: boolean;
  /** The day on which one would like the worker to start. */
  readonly startWanted?: CalendarDate | undefined;
  readonly enteredAsStudent?: boolean | undefined;
  readonly priority?: SponsorshipFacts['priority'] | undefined;
}

/** The day of the visa application; while none is given, the certificate's. */
export function applicationOf({ appliedOn, assignedOn }: HirePlanFacts): CalendarDate {
  return appliedOn ?? assignedOn;
}

/** When the course of a Student who switches while still on it ends: the certificate starts no earlier (SW 1.5A). */
export function courseEndOf({
  location,
  visaType,
  studentSwitch,
  courseEndsOn,
}: HirePlanFacts): CalendarDate | undefined {
  const isOnCourse = location === 'inside' && visaType === 'student' && studentSwitch === 'degree-under-way';
  return isOnCourse ? courseEndsOn : undefined;
}

/** The licence to get first; undefined when the sponsor holds one. Unless said, for workers and without priority. */
export function licenceOf({
  holdsLicence,
  licence,
  assignedOn,
}: HirePlanFacts): NonNullable<SponsorshipFacts['licence']> | undefined {
  if (holdsLicence) return undefined;
  return licence ?? { type: 'worker', priority: false, appliedOn: assignedOn };
}

/** The facts as the salary calculator takes them. */
export function salaryFactsOf(plan: HirePlanFacts): SalaryFacts {
  const { months, location, ...facts } = plan;
  return { ...facts, length: wholeMonths(months), inUk: location === 'inside' };
}

type Employer = NonNullable<SalaryFacts['healthAndCare']>['employer'];

/**
 * The Health and Care Worker visa is for jobs of its list in the NHS, with its suppliers and in social care; a
 * programmer of the NHS has no such visa.
 */
function isHealthAndCare(plan: HirePlanFacts, employer: Employer | undefined): YesNoUnknown {
  return employer === undefined ? 'unknown' : employer !== 'other' && mayBeHealthAndCare(plan);
}

/** The facts as the cost calculator takes them. */
export function costFactsOf(plan: HirePlanFacts): SponsorshipFacts {
  const {
    months,
    healthAndCare,
    visaType = 'other',
    enteredAsStudent = visaType === 'student',
    priority = 'none',
    ...facts
  } = plan;
  return {
    ...facts,
    appliedOn: applicationOf(plan),
    length: wholeMonths(months),
    visaType,
    enteredAsStudent,
    healthAndCare: isHealthAndCare(plan, healthAndCare?.employer),
    priority,
    licence: licenceOf(plan),
  };
}

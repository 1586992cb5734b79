import { eligibleRole, mediumSkilledInRouteBefore, transitionalBefore } from '../eligible-role/index.ts';
import { addDays, type CalendarDate, inPounds, lawOn, type Step } from '../kernel/index.ts';
import { minimumSalary, type SalaryFacts } from '../minimum-salary/index.ts';

/** What is lawful for a worker whom the sponsor would take over from another sponsor. */
export interface WorkerInTheRoute {
  readonly says: string;
  /** What such a worker must be paid, in sentences. */
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
}

/**
 * A worker with another sponsor, in the route since before jobs at RQF 3 to 5 were closed to new ones (SW 6.1(d));
 * undefined where no such worker can be sponsored for the job either.
 */
export function workerInTheRoute(facts: SalaryFacts): WorkerInTheRoute | undefined {
  const closed = lawOn(mediumSkilledInRouteBefore, facts.assignedOn);
  if (closed.status === 'no-law') return undefined;
  const worker = inRouteBefore(facts, closed.value);
  const role = eligibleRole(worker);
  if (role.status !== 'eligible' || role.missing.length > 0) return undefined;
  const earlier = lawOn(transitionalBefore, facts.assignedOn);
  return {
    says: `Taking over a worker who has been in the route since before ${closed.value}, without a break, is lawful.`,
    notes: [
      ...least(worker, closed.value),
      ...(earlier.status === 'in-force' ? least(inRouteBefore(facts, earlier.value), earlier.value) : []),
    ],
    steps: role.steps,
  };
}

const inRouteBefore = (facts: SalaryFacts, day: CalendarDate): SalaryFacts => {
  const since = addDays(day, -1);
  return {
    ...facts,
    visaType: 'skilled',
    inUk: true,
    sameSponsor: false,
    inRouteSince: since,
    firstCertificateOn: since,
  };
};

function least(facts: SalaryFacts, before: CalendarDate): string[] {
  const pay = minimumSalary(facts);
  const pence = 'options' in pay ? pay.lowest?.minimumAnnualPence : undefined;
  if (pence === undefined || pence === null) return [];
  return [
    `Of a worker in the route since before ${before} the job must pay at least ${inPounds(pence)} a year for a full week.`,
  ];
}

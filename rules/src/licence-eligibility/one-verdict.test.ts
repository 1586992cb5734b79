import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HirePlanFacts, hirePlan } from '../hire-plan/index.ts';
import { addDays, type CalendarDate, calendarDate } from '../kernel/index.ts';
import { occupationCodes } from '../occupations/index.ts';
import { hasFigures } from '../pay-verdict/index.ts';
import { type AssessedJob, assessedJob } from './index.ts';

const [edition] = occupationCodes.versions;

/** A code, and the day on which its employer applies for the licence. */
const facts = fc.record({
  code: fc.oneof(
    fc.constantFrom(...edition.value.map(({ code }) => code)),
    fc.constantFrom('2134', '3544', '2142', '5434', '2231', '2113', '5235', '3429', '6135'),
  ),
  on: fc.nat(200).map((later) => addDays(calendarDate('2026-10-01'), later)),
});

/** The plan of an employer without a licence, for a worker from abroad who is entitled to nothing. */
const planOf = (code: string, on: CalendarDate, salaryPence?: number): HirePlanFacts => ({
  occupationCode: code,
  hours: { perWeek: 37.5 },
  salaryPence,
  months: 36,
  assignedOn: on,
  location: 'outside',
  visaType: 'other',
  under26: false,
  newEntrantLimb: 'none',
  phd: 'none',
  sponsorSize: 'large',
  holdsLicence: false,
});

const saidIn = ({ reason, notes }: AssessedJob) => [reason, ...notes].join(' ');

it('assessment and plan agree on the same code and days: verdict, figure, condition and last safe day', () => {
  let figures = 0;
  fc.assert(
    fc.property(facts, ({ code, on }) => {
      const { job } = assessedJob(code, on);
      const { sponsorable, salary } = hirePlan(planOf(code, on));
      if (job.sponsorable === 'no') expect(sponsorable.verdict).toBe('barrier');
      if (job.sponsorable === 'yes') expect(sponsorable.verdict, saidIn(job)).not.toBe('barrier');
      if (sponsorable.verdict === 'no-obvious-barrier') expect(job.sponsorable).toBe('yes');
      // Care work is open to a worker who is here, and a closed code to one in the route: the assessment says so.
      const isHere = ['6135', '6136'].includes(code) || job.existingWorkersOnly;
      if (sponsorable.verdict === 'barrier' && job.sponsorable === 'depends' && !isHere)
        expect(job.reason).toContain('is the last safe day');
      if (sponsorable.lastSafeDay !== null && !isHere) expect(saidIn(job)).toContain(sponsorable.lastSafeDay);
      if (!hasFigures(salary) || isHere) return;
      const asksScope = salary.status === 'needs-facts' && salary.missing.includes('listScopeConfirmed');
      if (asksScope) expect(saidIn(job)).toContain('whether the job is one of those its list names');
      if (salary.lowest === null) return;
      figures += 1;
      expect(job.minimumPence).toBe(salary.lowest.minimumAnnualPence);
    }),
    { numRuns: 1500, seed: 39 },
  );
  expect(figures).toBeGreaterThan(500);
});

it('the least pay of an assessment is the least of a plan: enough at it, and not a pound below', () => {
  fc.assert(
    fc.property(facts, ({ code, on }) => {
      const { job } = assessedJob(code, on);
      if (job.sponsorable !== 'yes' || job.minimumPence === null) return;
      const at = hirePlan(planOf(code, on, job.minimumPence)).sponsorable;
      const poundLess = hirePlan(planOf(code, on, job.minimumPence - 100)).sponsorable;
      expect(at.verdict, at.reason).not.toBe('barrier');
      expect(poundLess.verdict, poundLess.reason).not.toBe('no-obvious-barrier');
    }),
    { numRuns: 600, seed: 39 },
  );
});

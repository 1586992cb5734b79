import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HirePlanFacts, hirePlan } from '../hire-plan/index.ts';
import { addDays, calendarDate } from '../kernel/index.ts';
import { occupationCodes } from '../occupations/index.ts';
import { hasFigures, payVerdict } from '../pay-verdict/index.ts';
import { type PostFacts, postSponsorship, sponsorshipForWorker, type WorkerFacts } from './index.ts';

const [edition] = occupationCodes.versions;
const codes = edition.value.map(({ code }) => code);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });

/** A job inside the UK for a licensed sponsor: certificate and application can be on the day itself. */
const facts = fc.record({
  occupationCode: fc.oneof(
    fc.constantFrom(...codes),
    fc.constantFrom('2134', '3544', '2142', '5434', '2231', '2113', '1231', '6135', '2111'),
  ),
  hours: fc.constantFrom(37.5, 40, 30, 48),
  pounds: fc.integer({ min: 20_000, max: 70_000 }),
  on: fc.nat(200).map((later) => addDays(calendarDate('2026-11-01'), later)),
  phd: maybe(fc.constantFrom('none' as const, 'relevant' as const, 'stem' as const)),
  visa: fc.constantFrom('graduate' as const, 'dependent' as const, 'student' as const),
  course: maybe(fc.constantFrom('course-completed' as const, 'phd-24-months' as const, 'none' as const)),
  degree: maybe(fc.constantFrom('completed' as const, 'phd-12-months' as const, 'other' as const)),
  young: maybe(fc.boolean()),
  monthsHeld: fc.nat(40),
  employer: maybe(fc.constant('other' as const)),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const planOf = (hire: Facts) => {
  const { occupationCode, hours, pounds, on, phd, visa, young, monthsHeld, employer } = hire;
  return {
    occupationCode,
    hours: { perWeek: hours },
    salaryPence: pounds * 100,
    months: 1,
    assignedOn: on,
    location: 'inside',
    visaType: visa,
    under26: young,
    newEntrantLimb: visa === 'dependent' ? 'none' : undefined,
    ...(visa === 'student' && { studentSwitch: hire.course, newEntrantStudy: hire.degree }),
    phd,
    monthsHeld,
    healthAndCare: employer && { employer },
    sponsorSize: 'large',
    holdsLicence: true,
  } satisfies HirePlanFacts;
};

const postOf = ({ occupationCode, hours, pounds, on, employer }: Facts): PostFacts => ({
  day: on,
  occupationCode,
  currency: 'GBP',
  employment: 'permanent',
  payToPence: pounds * 100,
  hoursPerWeek: hours,
  healthAndCare: employer && { employer },
});

/** The same as an offer, whose first day and place of application are said. */
const offerOf = (hire: Facts): PostFacts => ({
  ...postOf(hire),
  startsOn: addDays(hire.on, 30),
  appliesFrom: 'inside',
});

const workerOf = ({ on, phd, visa, young, monthsHeld, course, degree }: Facts): WorkerFacts => ({
  isAuthorised: true,
  needsSponsorship: true,
  currentVisa: visa,
  newEntrantGround: visa === 'dependent' ? 'none' : undefined,
  bornOn: young === undefined ? undefined : addDays(on, young ? -25 * 365 : -40 * 365),
  phd,
  monthsHeld,
  studentCourse: course,
  studentDegree: degree,
});

const runs = { numRuns: 5_000 };

it('plan and candidate’s page agree on the same facts and days: verdict, figure and last safe day', () => {
  let decided = 0;
  fc.assert(
    fc.property(facts, (hire) => {
      const plan = hirePlan(planOf(hire));
      const mine = sponsorshipForWorker(offerOf(hire), workerOf(hire));
      const { verdict, lastSafeDay } = plan.sponsorable;
      // Only a new entrant's months, and the relevance of a PhD, are limits that the candidate's page adds.
      if (mine.status === 'yes') expect(verdict, mine.headline).toBe('no-obvious-barrier');
      if (mine.status === 'no') expect(verdict, mine.headline).toBe('barrier');
      if (verdict === 'barrier') expect(mine.status, plan.sponsorable.reason).toBe('no');
      if (!hasFigures(plan.salary)) return;
      decided += 1;
      const pay = payVerdict(plan.salary, { doubted: new Set(['B', 'C', 'G', 'H']) });
      expect(mine.lowestPence).toBe(pay.possible[0]?.pence ?? pay.certain?.pence ?? null);
      if (mine.status === 'yes' && verdict === 'no-obvious-barrier' && lastSafeDay !== null)
        expect(mine.reasons.join(' ')).toContain(`by ${lastSafeDay}, the last safe day`);
    }),
    runs,
  );
  expect(decided).toBeGreaterThan(500);
});

it('job page and plan agree for a worker who is entitled to nothing, and for a new entrant', () => {
  fc.assert(
    fc.property(facts, (hire) => {
      const post = postSponsorship(postOf(hire));
      const none = { visaType: 'dependent', under26: false, newEntrantLimb: 'none', phd: 'none' } as const;
      const plan = hirePlan({ ...planOf(hire), ...none });
      if (post.status === 'anyone') expect(plan.sponsorable.verdict).toBe('no-obvious-barrier');
      if (plan.sponsorable.verdict === 'no-obvious-barrier') expect(post.status).toBe('anyone');
      if (post.status === 'nobody') expect(plan.sponsorable.verdict).toBe('barrier');
      if (hasFigures(plan.salary) && plan.salary.lowest !== null && post.standardPence !== null)
        expect(post.standardPence).toBe(plan.salary.lowest.minimumAnnualPence);
      if (post.status === 'anyone' && post.lastSafeDay !== null)
        expect(post.lastSafeDay).toBe(plan.sponsorable.lastSafeDay);
      if (post.status === 'new-entrants') {
        const young = hirePlan({ ...planOf(hire), ...none, under26: true, monthsHeld: 0 });
        expect(young.sponsorable.verdict).toBe('no-obvious-barrier');
      }
    }),
    runs,
  );
});

it('no sentence says more than the calculator knows: “could apply” needs every lower option excluded', () => {
  fc.assert(
    fc.property(facts, (hire) => {
      const { sponsorable, salary } = hirePlan(planOf(hire));
      if (!hasFigures(salary)) return;
      const pay = payVerdict(salary);
      if (sponsorable.reason.includes('that could apply')) expect(pay.possible).toEqual([]);
      if (sponsorable.verdict === 'no-obvious-barrier') expect(pay.status).not.toBe('short');
      if (pay.status === 'depends') expect(sponsorable.verdict).toBe('more-to-find-out');
    }),
    runs,
  );
});

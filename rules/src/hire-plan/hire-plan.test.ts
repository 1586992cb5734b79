import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { addDays, calendarDate } from '../kernel/index.ts';
import { minimumSalary } from '../minimum-salary/index.ts';
import { occupationCodes } from '../occupations/index.ts';
import { mayBeHealthAndCare, sponsorshipCost } from '../sponsorship-cost/index.ts';
import { factsOn } from './facts-on.ts';
import { besideTheOthers, type HirePlanFacts, hirePlan } from './index.ts';

/** A programmer from abroad, for an organisation that has no licence yet. */
const programmer: HirePlanFacts = {
  occupationCode: '2134',
  hours: { perWeek: 37.5 },
  months: 36,
  assignedOn: calendarDate('2026-11-23'),
  location: 'outside',
  sponsorSize: 'large',
  holdsLicence: false,
  under26: false,
};
const licensed = { ...programmer, holdsLicence: true };

const daysOf = (plan: HirePlanFacts) =>
  Object.fromEntries(hirePlan(plan).timeline.map(({ id, earliest, latest }) => [id, [earliest, latest]]));

describe('whether the job can be sponsored', () => {
  it.each<[string, HirePlanFacts, string, string]>([
    ['a programmer', programmer, 'no-obvious-barrier', 'from £54,700 a year'],
    [
      'a programmer who is paid a pound too little',
      { ...programmer, salaryPence: 5_469_900, newEntrantLimb: 'none', phd: 'none' },
      'barrier',
      '£1 a year short',
    ],
    [
      'a programmer who is paid a pound too little, unless an unanswered question makes it enough',
      { ...programmer, salaryPence: 5_469_900 },
      'more-to-find-out',
      '£54,699 a year may be enough for a new entrant (from £38,300), with a STEM PhD relevant to the job (from £43,700) or with a PhD relevant to the job (from £49,200): to be confirmed. Otherwise it is £1 short of £54,700.',
    ],
    [
      'a programmer whose pay no unanswered question makes enough',
      { ...programmer, salaryPence: 3_829_900 },
      'barrier',
      'The salary is £1 a year short of the lowest figure that may apply, £38,300 for a new entrant, and £16,401 short of £54,700 otherwise.',
    ],
    ['a programmer who is paid enough', { ...programmer, salaryPence: 5_470_000 }, 'no-obvious-barrier', ''],
    ['a machine operative', { ...programmer, occupationCode: '8120' }, 'barrier', 'not an eligible role'],
    [
      'a nurse whose band is not known',
      { ...programmer, occupationCode: '2231', workNation: 'england' },
      'more-to-find-out',
      'the band, grade or role',
    ],
    [
      'a Student in the UK who has not said which condition is met',
      { ...licensed, location: 'inside', visaType: 'student' },
      'more-to-find-out',
      'only on one of these conditions',
    ],
    [
      'a care worker from abroad',
      { ...licensed, occupationCode: '6135', healthAndCare: { employer: 'adult-social-care' } },
      'barrier',
      '',
    ],
    [
      'a technician with a partner, who cannot come with this job',
      { ...licensed, occupationCode: '3544', listScopeConfirmed: true, partner: { priority: 'none' } },
      'more-to-find-out',
      'the family cannot come with it',
    ],
  ])('%s', (_, plan, verdict, reason) => {
    const { sponsorable } = hirePlan(plan);
    expect(sponsorable.verdict, sponsorable.reason).toBe(verdict);
    expect(sponsorable.reason).toContain(reason);
  });
});

it.each([
  // £324 and no surcharge; £819 and three years of surcharge, £3,105.
  ['nhs' as const, 324_00],
  ['other' as const, 3_924_00],
])('a physiotherapist pays the prices of the Health and Care Worker visa at %s', (employer, pence) => {
  const plan = { ...licensed, occupationCode: '2221', healthAndCare: { employer } };
  expect(hirePlan(plan).worker.totalPence).toBe(pence);
});

describe('when the worker can start', () => {
  it('outside the UK: licence, defined certificate, decision, each from what is aimed at to what is usual', () => {
    expect(daysOf(programmer)).toEqual({
      // 10 working days; 8 weeks.
      'licence-decision': ['2026-12-07', '2027-01-18'],
      'certificate-request': ['2026-12-07', '2027-01-18'],
      // One working day for a defined certificate, at the latest.
      certificate: ['2026-12-07', '2027-01-19'],
      papers: ['2026-11-23', '2027-01-19'],
      'visa-application': ['2026-12-07', '2027-01-19'],
      // 5 working days; 3 weeks.
      'visa-decision': ['2026-12-14', '2027-02-09'],
      'right-to-work-check': ['2026-12-14', '2027-02-09'],
      start: ['2026-12-15', '2027-02-10'],
    });
  });

  it('the day to plan with is what a service aims at where it is bought, and else what is usual', () => {
    const planned = (plan: HirePlanFacts) =>
      hirePlan(plan).timeline.flatMap(({ id, expected }) => (besideTheOthers.has(id) ? [] : [expected]));
    const licence = { type: 'worker' as const, priority: true, appliedOn: programmer.assignedOn };
    // 8 weeks, one working day, 3 weeks, and the day after.
    expect(planned(programmer)).toEqual([
      '2027-01-18',
      '2027-01-18',
      '2027-01-19',
      '2027-01-19',
      '2027-02-09',
      '2027-02-09',
      '2027-02-10',
    ]);
    // 10 working days, then as before; then 5 working days in place of 3 weeks.
    expect(planned({ ...programmer, licence }).slice(-1)).toEqual(['2026-12-30']);
    expect(planned({ ...programmer, licence, priority: 'priority' }).slice(-1)).toEqual(['2026-12-16']);
  });

  it('super priority aims at the next working day, over Christmas too, and guarantees nothing', () => {
    const plan = { ...licensed, assignedOn: calendarDate('2026-12-24'), priority: 'super-priority' as const };
    // The 25th and the 28th are bank holidays, with a weekend between them.
    expect(daysOf(plan)['visa-decision']).toEqual(['2026-12-29', '2027-01-19']);
  });

  it('inside the UK a decision usually takes 8 weeks, and the certificate comes from the allocation', () => {
    const plan = { ...licensed, location: 'inside' as const, visaType: 'graduate' as const };
    expect(daysOf(plan)).toMatchObject({
      certificate: ['2026-11-23', '2026-11-23'],
      'visa-decision': ['2026-11-30', '2027-01-18'],
    });
  });

  it('nobody applies earlier than three months before the start that is wanted', () => {
    const days = daysOf({ ...licensed, startWanted: calendarDate('2027-06-01') });
    expect(days['visa-application']).toEqual(['2027-03-01', '2027-03-01']);
    expect(days.start).toEqual(['2027-06-01', '2027-06-01']);
  });

  it('says so where the usual times are not recorded', () => {
    const plan = hirePlan({ ...licensed, assignedOn: calendarDate('2025-10-21') });
    expect(plan.timeline).toEqual([]);
    expect(plan.warnings.map(({ code }) => code)).toEqual(['times-not-recorded']);
    expect(hirePlan({ ...licensed, assignedOn: calendarDate('2025-10-22') }).timeline).toHaveLength(7);
  });

  it('says that the figures are those of the planned days, where these come after the typed one', () => {
    expect(hirePlan(programmer).warnings).toMatchObject([
      { code: 'certificate-later', message: expect.stringContaining('the certificate on 2027-01-19') },
    ]);
    const inside = { ...licensed, location: 'inside' as const, visaType: 'graduate' as const };
    expect(hirePlan(inside).warnings).toEqual([]);
  });
});

describe('what is needed in hand', () => {
  const ids = (plan: HirePlanFacts) => hirePlan(plan).needed.map(({ id }) => id);

  it.each<[string, HirePlanFacts, string, boolean]>([
    ['a licence, without one', programmer, 'licence', true],
    ['no licence, with one', licensed, 'licence', false],
    ['a tuberculosis certificate, from abroad', licensed, 'tuberculosis-certificate', true],
    [
      'no tuberculosis certificate, inside the UK',
      { ...licensed, location: 'inside', visaType: 'graduate' },
      'tuberculosis-certificate',
      false,
    ],
    [
      'a criminal record certificate, for a nurse',
      { ...licensed, occupationCode: '2231' },
      'criminal-record-certificate',
      true,
    ],
    ['none, for a programmer', licensed, 'criminal-record-certificate', false],
    ['proof of a PhD that counts', { ...licensed, phd: 'stem' }, 'phd', true],
    [
      'proof of the relationship, with a partner',
      { ...licensed, partner: { priority: 'none' } },
      'relationship',
      true,
    ],
    ['perhaps ATAS, for a physicist', { ...licensed, occupationCode: '2114' }, 'atas', true],
    ['no ATAS, for a programmer', licensed, 'atas', false],
  ])('%s', (_, plan, id, isNeeded) => {
    expect(ids(plan).includes(id)).toBe(isNeeded);
  });
});

const [edition] = occupationCodes.versions;
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const service = fc.constantFrom('none' as const, 'priority' as const, 'super-priority' as const);
const day = fc.nat(1300).map((later) => addDays(calendarDate('2023-10-04'), later));
const plans: fc.Arbitrary<HirePlanFacts> = fc.record({
  occupationCode: fc.constantFrom(...edition.value.map(({ code }) => code)),
  hours: fc.constantFrom({ perWeek: 37.5 }, { perWeek: 20 }, { cycle: [40, 0, 48] }),
  salaryPence: maybe(fc.nat(9_000_000)),
  months: fc.integer({ min: 1, max: 60 }),
  assignedOn: day,
  startWanted: maybe(day),
  location: fc.constantFrom('inside' as const, 'outside' as const),
  visaType: maybe(
    fc.constantFrom('student' as const, 'skilled' as const, 'graduate' as const, 'other' as const),
  ),
  under26: maybe(fc.boolean()),
  phd: maybe(fc.constantFrom('none' as const, 'relevant' as const, 'stem' as const)),
  monthsHeld: maybe(fc.nat(60)),
  inRouteSince: maybe(day),
  listScopeConfirmed: maybe(fc.boolean()),
  healthAndCare: maybe(fc.constantFrom({ employer: 'nhs' as const }, { employer: 'other' as const })),
  enteredAsStudent: fc.boolean(),
  sponsorSize: fc.constantFrom('small' as const, 'large' as const),
  holdsLicence: fc.boolean(),
  licence: maybe(
    fc.record({
      type: fc.constantFrom('worker' as const, 'both' as const),
      priority: fc.boolean(),
      appliedOn: day,
    }),
  ),
  priority: maybe(service),
  partner: maybe(fc.record({ priority: service })),
  children: maybe(fc.record({ count: fc.constant(2), under18: fc.nat(2), priority: service })),
});

it('salary, cost and totals are those of the single calculators, in 2,000 random cases', () => {
  let priced = 0;
  fc.assert(
    fc.property(plans, (plan) => {
      const { months, location, healthAndCare, licence, holdsLicence, ...same } = plan;
      const length = wholeMonths(months);
      const composed = hirePlan(plan);
      const { judgedOn } = composed;
      const monthsHeld = factsOn(plan, judgedOn).monthsHeld;
      const facts = { ...same, ...judgedOn, monthsHeld };
      expect(composed.salary).toEqual(
        minimumSalary({ ...facts, healthAndCare, length, inUk: location === 'inside' }),
      );
      const bill = sponsorshipCost({
        ...facts,
        length,
        location,
        visaType: same.visaType ?? 'other',
        enteredAsStudent: same.enteredAsStudent ?? false,
        priority: same.priority ?? 'none',
        healthAndCare:
          healthAndCare === undefined
            ? 'unknown'
            : healthAndCare.employer === 'nhs' && mayBeHealthAndCare(plan),
        licence: holdsLicence
          ? undefined
          : (licence ?? { type: 'worker', priority: false, appliedOn: same.assignedOn }),
      });
      expect(composed.cost).toEqual(bill);
      const totals = 'totals' in bill ? bill.totals : undefined;
      expect(composed.employer.totalPence).toBe(totals?.employerPence ?? null);
      const all = totals?.allPence ?? null;
      if (all === null || composed.employer.totalPence === null) return;
      priced += 1;
      expect(composed.worker.totalPence).toBe(all - composed.employer.totalPence);
    }),
    { numRuns: 2_000 },
  );
  // Most of the random jobs cannot be sponsored; enough can.
  expect(priced).toBeGreaterThan(200);
});

it('every step of the way comes no earlier than the one before, and its range runs forward', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const timeline = hirePlan(plan).timeline.filter(({ id }) => !besideTheOthers.has(id));
      timeline.forEach(({ earliest, expected, latest }, index) => {
        expect(earliest <= expected && expected <= latest).toBe(true);
        const before = timeline[index - 1];
        if (!before) return;
        expect(before.earliest <= earliest && before.latest <= latest).toBe(true);
        expect(before.expected <= expected).toBe(true);
      });
    }),
    { numRuns: 1_000 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CertificateLength,
  certificateUsedOn,
  lengthBetween,
  wholeMonths,
} from './certificate/index.ts';
import { certificateFee } from './certificate-fee/index.ts';
import { healthSurcharge, type SurchargeFacts } from './health-surcharge/index.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  isCalendarDate,
  type Step,
} from './kernel/index.ts';
import { type LicenceFacts, licenceCost } from './licence-fee/index.ts';
import { occupationCodes } from './occupations/index.ts';
import { register } from './register.ts';
import { type SkillsChargeFacts, skillsCharge } from './skills-charge/index.ts';
import { type SponsorSizeFacts, sponsorSize } from './sponsor-size/index.ts';
import { type SponsorshipCost, type SponsorshipFacts, sponsorshipCost } from './sponsorship-cost/index.ts';
import { priorityFee, type VisaFeeFacts, visaFee } from './visa-fee/index.ts';

// Properties that must hold for any facts that a user can give.

const [edition] = occupationCodes.versions;
const codes = edition.value.map(({ code }) => code);

const daysFrom = (first: string, days: number) =>
  fc.nat(days).map((later) => addDays(calendarDate(first), later));

/** Any day from 1900 to 2199. */
const anyDay = daysFrom('1900-01-01', 109_572);
/** A day of the years for which the law is recorded, and of the announced end of the lists. */
const recordedDay = daysFrom('2023-10-04', 1300);
const startDay = daysFrom('2024-01-01', 1800);

const months = fc.integer({ min: 1, max: 60 });
const length: fc.Arbitrary<CertificateLength> = fc.oneof(
  months.map(wholeMonths),
  fc
    .tuple(startDay, fc.nat(1825))
    .map(([startsOn, days]) => lengthBetween(startsOn, addDays(startsOn, days))),
);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const size = fc.constantFrom('small' as const, 'large' as const);
const location = fc.constantFrom('inside' as const, 'outside' as const);
const service = fc.constantFrom('none' as const, 'priority' as const, 'super-priority' as const);
const licenceType = fc.constantFrom('worker' as const, 'temporary' as const, 'both' as const);
const code = fc.constantFrom(...codes);

const children = fc.tuple(fc.nat(10), fc.nat(10), service).map(([one, other, priority]) => ({
  count: Math.max(one, other),
  under18: Math.min(one, other),
  priority,
}));

function sponsorship(day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<SponsorshipFacts> {
  const facts = fc.record({
    assignedOn: day,
    sponsorSize: size,
    length: maybe(length),
    location,
    visaType: fc.constantFrom(
      ...(['student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other'] as const),
    ),
    enteredAsStudent: fc.boolean(),
    occupationCode: code,
    healthAndCare: fc.boolean(),
    priority: service,
    partner: maybe(fc.record({ priority: service })),
    children: maybe(children),
    licence: maybe(fc.record({ type: licenceType, priority: fc.boolean(), appliedOn: day })),
    listScopeConfirmed: maybe(fc.boolean()),
  });
  return fc
    .tuple(facts, fc.nat(95))
    .map(([facts, later]) => ({ ...facts, appliedOn: addDays(facts.assignedOn, later) }));
}

const licenceFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<LicenceFacts> =>
  fc.record({
    appliedOn: day,
    licenceType,
    sponsorSize: size,
    priority: fc.boolean(),
    alreadyHolds: maybe(fc.constantFrom('worker' as const, 'temporary' as const)),
  });
const sizeFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<SponsorSizeFacts> =>
  fc.record({
    financialYearBeganOn: day,
    body: fc.constantFrom(...(['charity', 'company', 'never-small-company', 'other'] as const)),
    turnoverPence: maybe(fc.nat()),
    balanceSheetPence: maybe(fc.nat()),
    employees: maybe(fc.nat(100)),
    parentLeadsSmallGroup: maybe(fc.boolean()),
  });
const chargeFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<SkillsChargeFacts> =>
  fc.record({
    assignedOn: day,
    sponsorSize: size,
    length: maybe(length),
    location,
    occupationCode: maybe(code),
    switchingFromStudent: maybe(fc.boolean()),
  });
const feeFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<VisaFeeFacts> =>
  fc.record({
    assignedOn: day,
    appliedOn: day,
    length: maybe(length),
    location,
    occupationCode: code,
    healthAndCare: fc.boolean(),
    listScopeConfirmed: maybe(fc.boolean()),
  });
const surchargeFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<SurchargeFacts> =>
  fc.record({
    appliedOn: day,
    length: maybe(length),
    location,
    healthAndCare: fc.boolean(),
    adults: fc.nat(10),
    under18: fc.nat(10),
  });

/** An outcome of any rule except an unchosen priority service, which has no working. */
function anyOutcome(
  day: fc.Arbitrary<CalendarDate>,
): fc.Arbitrary<{ status: string; steps: readonly Step[] }> {
  return fc.oneof(
    licenceFacts(day).map(licenceCost),
    sizeFacts(day).map(sponsorSize),
    fc
      .record({ assignedOn: day, route: fc.constantFrom('worker' as const, 'temporary' as const) })
      .map(certificateFee),
    chargeFacts(day).map(skillsCharge),
    feeFacts(day).map(visaFee),
    surchargeFacts(day).map(healthSurcharge),
    fc
      .record({ appliedOn: day, location, service: service.filter((each) => each !== 'none') })
      .map(priorityFee),
    sponsorship(day).map(sponsorshipCost),
  );
}

const linesOf = (cost: SponsorshipCost) => ('lines' in cost && cost.lines) || [];
const paidBy = (outcome: { status: string; amountPence?: number }) => outcome.amountPence ?? 0;
const often = { numRuns: 1000 };

/**
 * Checks the property for any two lengths of which the second is longer: by months, or by a later end day.
 */
function forLongerLengths(
  holds: (shorter: CertificateLength, longer: CertificateLength, seed: number) => void,
) {
  const byMonths = fc
    .tuple(months, months)
    .map(([one, other]) => [wholeMonths(Math.min(one, other)), wholeMonths(Math.max(one, other))] as const);
  const byDays = fc
    .tuple(startDay, fc.nat(1800), fc.nat(60))
    .map(
      ([startsOn, days, more]) =>
        [
          lengthBetween(startsOn, addDays(startsOn, days)),
          lengthBetween(startsOn, addDays(startsOn, days + more)),
        ] as const,
    );
  fc.assert(
    fc.property(fc.oneof(byMonths, byDays), fc.nat(), ([shorter, longer], seed) =>
      holds(shorter, longer, seed),
    ),
    often,
  );
}

/** One of the facts, the same for the same seed. */
const oneOf = <T>(facts: fc.Arbitrary<T>, seed: number): T[] => fc.sample(facts, { seed, numRuns: 1 });

it('a longer certificate never carries a lower skills charge', () => {
  forLongerLengths((shorter, longer, seed) => {
    for (const facts of oneOf(chargeFacts(recordedDay), seed)) {
      const before = skillsCharge({ ...facts, length: shorter });
      expect(paidBy(skillsCharge({ ...facts, length: longer }))).toBeGreaterThanOrEqual(paidBy(before));
    }
  });
});

it('a longer certificate never has a lower visa fee', () => {
  forLongerLengths((shorter, longer, seed) => {
    for (const facts of oneOf(feeFacts(recordedDay), seed)) {
      const before = visaFee({ ...facts, length: shorter });
      expect(paidBy(visaFee({ ...facts, length: longer }))).toBeGreaterThanOrEqual(paidBy(before));
    }
  });
});

it('a longer certificate never has a lower surcharge, nor the visa a lower one than the certificate', () => {
  forLongerLengths((shorter, longer, seed) => {
    for (const facts of oneOf(surchargeFacts(recordedDay), seed)) {
      const before = healthSurcharge({ ...facts, length: shorter });
      const after = healthSurcharge({ ...facts, length: longer });
      expect(paidBy(after)).toBeGreaterThanOrEqual(paidBy(before));
      if (after.status === 'answered')
        expect(after.byVisaLengthPence).toBeGreaterThanOrEqual(after.amountPence);
    }
  });
});

it('a longer certificate never makes a lower bill', () => {
  forLongerLengths((shorter, longer, seed) => {
    for (const facts of oneOf(sponsorship(recordedDay), seed)) {
      const before = sponsorshipCost({ ...facts, length: shorter });
      const after = sponsorshipCost({ ...facts, length: longer });
      expect(after.status).toBe(before.status);
      if (before.status !== 'answered' || after.status !== 'answered') continue;
      const ofBoth = ({ totals }: typeof before) =>
        (totals.employerPence ?? 0) + (totals.candidatePence ?? 0);
      expect(ofBoth(after)).toBeGreaterThanOrEqual(ofBoth(before));
      expect(after.totals.allPence ?? 0).toBeGreaterThanOrEqual(before.totals.allPence ?? 0);
    }
  });
});

it('a certificate of whole months has the length of its days', () => {
  fc.assert(
    fc.property(startDay, months, (startsOn, count) => {
      const endsOn = addDays(addMonths(startsOn, count), -1);
      const { months: wholeMonths, days } = lengthBetween(startsOn, endsOn);
      if (startsOn.slice(8) <= '28') expect([wholeMonths, days]).toEqual([count, 0]);
      expect(wholeMonths).toBeLessThanOrEqual(count);
    }),
    often,
  );
});

it('a large sponsor never pays less than a small one', () => {
  fc.assert(
    fc.property(sponsorship(recordedDay), licenceFacts(recordedDay), (facts, licence) => {
      const [small, large] = (['small', 'large'] as const).map((sponsorSize) => ({
        bill: sponsorshipCost({ ...facts, sponsorSize }),
        licence: licenceCost({ ...licence, sponsorSize }),
      }));
      if (!small || !large) throw new Error('two sizes');
      expect(large.bill.status).toBe(small.bill.status);
      if (small.bill.status === 'answered' && large.bill.status === 'answered') {
        expect(large.bill.totals.employerPence).toBeGreaterThanOrEqual(small.bill.totals.employerPence ?? 0);
        expect(large.bill.totals.candidatePence).toBe(small.bill.totals.candidatePence);
      }
      if (small.licence.status === 'answered' && large.licence.status === 'answered') {
        expect(large.licence.totalPence).toBeGreaterThanOrEqual(small.licence.totalPence);
      }
    }),
    often,
  );
});

it('totals are the sums of their lines, and null while a line has no figure', () => {
  const groups = [
    ['employerPence', ['employer']],
    ['candidatePence', ['candidate']],
    ['dependantsPence', ['partner', 'children']],
    ['allPence', ['employer', 'candidate', 'partner', 'children']],
  ] as const;
  fc.assert(
    fc.property(sponsorship(recordedDay), (facts) => {
      const cost = sponsorshipCost(facts);
      if (!('totals' in cost) || !cost.totals) return;
      for (const [total, payers] of groups) {
        const lines = linesOf(cost).filter(({ payer }) => payers.some((each) => each === payer));
        const open = lines.some((line) => 'needsFacts' in line || 'noLaw' in line || 'cannotCome' in line);
        const sum = lines.reduce((so, line) => so + ('amountPence' in line ? line.amountPence : 0), 0);
        expect(cost.totals[total]).toBe(open ? null : sum);
      }
      const family = linesOf(cost).some((line) => 'cannotCome' in line);
      if (cost.status === 'answered' && !family) expect(cost.totals.allPence).not.toBeNull();
    }),
    often,
  );
});

it('every outcome and every line shows its working, except an unchosen priority service', () => {
  fc.assert(
    fc.property(fc.oneof(anyOutcome(recordedDay), anyOutcome(anyDay)), ({ steps }) => {
      expect(steps.length).toBeGreaterThan(0);
    }),
    often,
  );
  fc.assert(
    fc.property(sponsorship(recordedDay), (facts) => {
      for (const { item, steps } of linesOf(sponsorshipCost(facts))) {
        expect(item === 'priority' || steps.length > 0).toBe(true);
      }
    }),
    often,
  );
});

it('no outcome uses a version that began after its day, or a parameter that is not registered', () => {
  const registered = new Set(register.parameters.map(({ id }) => id));
  const parameterIds = new Set<string>();
  const checkSteps = (steps: readonly Step[]) => {
    for (const { law } of steps) {
      if (!law) continue;
      expect(law.inForceFrom <= law.day).toBe(true);
      expect(law.sources.length).toBeGreaterThan(0);
      parameterIds.add(law.parameter);
    }
  };
  fc.assert(
    fc.property(anyOutcome(recordedDay), ({ steps }) => checkSteps(steps)),
    often,
  );
  fc.assert(
    fc.property(sponsorship(recordedDay), (facts) => {
      for (const { steps } of linesOf(sponsorshipCost(facts))) checkSteps(steps);
    }),
    often,
  );
  expect([...parameterIds].filter((id) => !registered.has(id))).toEqual([]);
  expect(parameterIds.size).toBeGreaterThan(35);
});

it('no amount is negative or a fraction of a penny', () => {
  const isWhole = (pence: number) => Number.isSafeInteger(pence) && pence >= 0;
  const check = (steps: readonly Step[]) => {
    for (const { figure } of steps) if (figure && 'pence' in figure) expect(isWhole(figure.pence)).toBe(true);
  };
  fc.assert(
    fc.property(anyOutcome(recordedDay), ({ steps }) => check(steps)),
    often,
  );
  fc.assert(
    fc.property(sponsorship(recordedDay), (facts) => {
      for (const line of linesOf(sponsorshipCost(facts))) {
        check(line.steps);
        if ('amountPence' in line) expect(isWhole(line.amountPence)).toBe(true);
      }
    }),
    often,
  );
});

it('no rule throws on any day from 1900 to 2199', () => {
  fc.assert(
    fc.property(anyOutcome(anyDay), ({ status }) => {
      expect(['answered', 'not-applicable', 'needs-facts', 'no-law']).toContain(status);
    }),
    often,
  );
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      const [startsOn, endsOn] = one <= other ? [one, other] : [other, one];
      certificateUsedOn({ assignedOn: one, appliedOn: other });
      expect(isCalendarDate(startsOn)).toBe(true);
      expect(lengthBetween(startsOn, endsOn)).toMatchObject({ between: { startsOn, endsOn } });
    }),
    often,
  );
});

it('the last days of 2199 work like any other', () => {
  const last = calendarDate('2199-12-31');
  const lastYear = lengthBetween(addDays(last, -364), last);
  const facts = { location: 'inside', healthAndCare: false, adults: 1, under18: 0 } as const;
  expect(certificateUsedOn({ assignedOn: last, appliedOn: last })).toMatchObject({ status: 'usable' });
  expect(healthSurcharge({ ...facts, appliedOn: last, length: lastYear })).toMatchObject({
    status: 'answered',
  });
});

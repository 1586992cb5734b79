import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { wholeMonths } from './certificate/index.ts';
import { addDays, type CalendarDate, calendarDate, type Step } from './kernel/index.ts';
import {
  type Hours,
  type MinimumSalary,
  minimumSalary,
  optionLetters,
  type SalaryFacts,
  type SalaryOption,
} from './minimum-salary/index.ts';
import { occupations } from './occupations/index.ts';
import { type PayPeriodFacts, payFrequencies, payPeriods } from './pay-period/index.ts';
import { register } from './register.ts';

declare module 'vitest' {
  /** Set by vitest.config.ts, because the law and its tests do not read the environment themselves. */
  interface ProvidedContext {
    nightly: boolean;
  }
}

// Properties of the salary law that must hold for any facts that a user can give.

const daysFrom = (first: string, days: number) =>
  fc.nat(days).map((later) => addDays(calendarDate(first), later));
const anyDay = daysFrom('1900-01-01', 109_572);
/** From the first edition to some time after the care roles' list ends. */
const recordedDay = daysFrom('2024-04-04', 1700);

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const weekHours = fc.integer({ min: 1, max: 16_800 }).map((hundredths) => hundredths / 100);
const hours: fc.Arbitrary<Hours> = fc.oneof(
  fc.constantFrom(37.5, 39, 40, 48, 20).map((perWeek) => ({ perWeek })),
  weekHours.map((perWeek) => ({ perWeek })),
  fc.array(weekHours, { minLength: 1, maxLength: 17 }).map((cycle) => ({ cycle })),
);
const pay = fc.integer({ min: 0, max: 20_000_000 });
const code = fc.constantFrom(...occupations.map((occupation) => occupation.code));

const salaryFacts = (day: fc.Arbitrary<CalendarDate>): fc.Arbitrary<SalaryFacts> =>
  fc.record({
    occupationCode: code,
    assignedOn: day,
    hours,
    length: maybe(fc.integer({ min: 1, max: 60 }).map(wholeMonths)),
    salaryPence: maybe(pay),
    deductionsPence: maybe(fc.nat(1_000_000)),
    inUk: maybe(fc.boolean()),
    under26: maybe(fc.boolean()),
    visaType: maybe(
      fc.constantFrom(
        ...(['student', 'dependent', 'skilled', 'graduate', 'youth-mobility', 'other'] as const),
      ),
    ),
    newEntrantLimb: maybe(
      fc.constantFrom(
        ...([
          'postdoctoral',
          'professional-qualification',
          'professional-registration',
          'student',
          'graduate',
          'none',
        ] as const),
      ),
    ),
    monthsHeld: maybe(fc.nat(80)),
    phd: maybe(fc.constantFrom(...(['none', 'relevant', 'stem'] as const))),
    inRouteSince: maybe(daysFrom('2020-01-01', 2500)),
    healthAndCare: maybe(
      fc.record({
        employer: fc.constantFrom(...(['nhs', 'nhs-supplier', 'adult-social-care', 'other'] as const)),
      }),
    ),
    workNation: maybe(fc.constantFrom(...(['england', 'scotland', 'wales', 'northern-ireland'] as const))),
    listScopeConfirmed: maybe(fc.boolean()),
    monthsWithSponsor: maybe(fc.nat(12)),
  });

const optionsOf = (outcome: MinimumSalary): readonly SalaryOption[] =>
  'options' in outcome ? outcome.options : [];
const minimumOf = (outcome: MinimumSalary, letter: string) =>
  optionsOf(outcome).find(({ option }) => option === letter)?.minimumAnnualPence ?? undefined;
const veryOften = { numRuns: 1500 };
const often = inject('nightly') ? veryOften : { numRuns: 300 };
const forAnyFacts = (holds: (facts: SalaryFacts) => void, { day = recordedDay, runs = often } = {}) =>
  fc.assert(fc.property(salaryFacts(day), holds), runs);

it('a higher salary never fails where a lower one passed', () => {
  forAnyFacts((facts) => {
    const { salaryPence = 0 } = facts;
    const lower = minimumSalary({ ...facts, salaryPence });
    const higher = minimumSalary({ ...facts, salaryPence: salaryPence + 12_345 });
    optionsOf(lower).forEach(({ shortByPence }, index) => {
      if (shortByPence === 0) expect(optionsOf(higher)[index]?.shortByPence).toBe(0);
    });
    expect(higher.status).toBe(lower.status);
  });
});

it('more hours never need less pay a year, by any option', () => {
  forAnyFacts((facts) => {
    const scaled: Hours =
      'cycle' in facts.hours
        ? { cycle: facts.hours.cycle.map((each) => Math.round(each * 110) / 100) }
        : { perWeek: Math.round(facts.hours.perWeek * 110) / 100 };
    const fewer = minimumSalary(facts);
    const more = minimumSalary({ ...facts, hours: scaled });
    for (const letter of optionLetters) {
      const before = minimumOf(fewer, letter);
      if (before !== undefined) expect(minimumOf(more, letter)).toBeGreaterThanOrEqual(before);
    }
  });
});

it('more hours never need more pay an hour, by any option, but for the part of a penny of a printed rate', () => {
  forAnyFacts((facts) => {
    if (!('perWeek' in facts.hours)) return;
    const fewer = minimumSalary(facts);
    const { perWeek } = facts.hours;
    const more = minimumSalary({ ...facts, hours: { perWeek: perWeek + 1 } });
    optionsOf(fewer).forEach(({ hourlyPence }, index) => {
      const most = (hourlyPence ?? 0) + (perWeek === 37.5 ? 1 : 0);
      if (hourlyPence !== null) expect(optionsOf(more)[index]?.hourlyPence).toBeLessThanOrEqual(most);
    });
  });
});

it('a later day never uses an older edition', () => {
  forAnyFacts((facts) => {
    const editionOf = (assignedOn: CalendarDate) =>
      minimumSalary({ ...facts, assignedOn }).steps.find(
        ({ law }) => law?.parameter === 'occupations.going-rates',
      )?.law?.inForceFrom;
    const [before, after] = [editionOf(facts.assignedOn), editionOf(addDays(facts.assignedOn, 200))];
    if (before && after) expect(after >= before).toBe(true);
  });
});

it('a new entrant never needs more than the standard option, nor does a PhD, nor the list', () => {
  forAnyFacts((facts) => {
    const outcome = minimumSalary(facts);
    for (const [lower, higher] of ['EA', 'BA', 'CB', 'DA', 'FA', 'JF', 'GF', 'HG', 'IF', 'JE']) {
      const [low, high] = [minimumOf(outcome, `${lower}`), minimumOf(outcome, `${higher}`)];
      if (low !== undefined && high !== undefined) expect(low).toBeLessThanOrEqual(high);
    }
  });
});

it('the lowest figure is the lowest of the open options, and what may be lower is undecided', () => {
  forAnyFacts((facts) => {
    const outcome = minimumSalary(facts);
    if (!('options' in outcome)) return;
    const figures = (available: boolean | 'unknown') =>
      outcome.options.flatMap((each) =>
        each.available === available &&
        each.decidedBy !== 'national-pay-scale' &&
        each.minimumAnnualPence !== null
          ? [each.minimumAnnualPence]
          : [],
      );
    const [open, untold] = [figures(true), figures('unknown')];
    expect(outcome.lowest?.minimumAnnualPence).toBe(open.length > 0 ? Math.min(...open) : undefined);
    const lower = untold.filter((pence) => open.length === 0 || pence < Math.min(...open));
    expect(outcome.ifConfirmed?.minimumAnnualPence).toBe(lower.length > 0 ? Math.min(...lower) : undefined);
    expect(outcome.options.map(({ option }) => option)).toEqual(optionLetters);
    expect(outcome.options.filter(({ reason }) => reason === '')).toEqual([]);
    expect(outcome.status === 'needs-facts' && outcome.missing.length === 0).toBe(false);
  });
});

it('every amount is whole pence, and none is negative', () => {
  forAnyFacts((facts) => {
    const amounts = JSON.stringify(minimumSalary(facts)).matchAll(/"(\w*)[pP]ence":([^,}]+)/g);
    for (const [, name, text] of amounts) if (text !== 'null') expect(text, name).toMatch(/^\d+$/);
  });
});

it('no outcome uses a version that began after its day, or a parameter that is not registered', () => {
  const registered = new Set(register.parameters.map(({ id }) => id));
  const parameterIds = new Set<string>();
  const check = ({ steps }: { steps: readonly Step[] }) => {
    expect(steps.length).toBeGreaterThan(0);
    for (const { law } of steps) {
      if (!law) continue;
      parameterIds.add(law.parameter);
      expect(law.inForceFrom <= law.day).toBe(true);
    }
  };
  forAnyFacts((facts) => check(minimumSalary(facts)), { runs: veryOften });
  expect([...parameterIds].filter((id) => !registered.has(id))).toEqual([]);
  expect(parameterIds.size).toBeGreaterThan(40);
});

it('neither rule throws on any day from 1900 to 2199', () => {
  forAnyFacts(
    (facts) => {
      const { status } = minimumSalary({ ...facts, appliedOn: addDays(facts.assignedOn, 30) });
      expect(['answered', 'needs-facts', 'not-applicable', 'no-law']).toContain(status);
    },
    { day: anyDay },
  );
});

const periodFacts: fc.Arbitrary<PayPeriodFacts> = fc.record({
  assignedOn: daysFrom('2026-04-08', 900),
  occupationCode: fc.constantFrom('2134', '2136', '5434', '6135', '2237'),
  option: fc.constantFrom(...optionLetters),
  hours,
  frequency: fc.constantFrom(...payFrequencies),
  periods: fc.array(
    fc.record({
      paidPence: fc.nat(1_000_000),
      hours: maybe(fc.integer({ min: 0, max: 300 })),
      permittedReduction: maybe(fc.boolean()),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

it('more pay in every period never fails a test that less pay passed', () => {
  fc.assert(
    fc.property(periodFacts, fc.nat(50_000), (facts, more) => {
      const less = payPeriods(facts);
      const periods = facts.periods.map((period) => ({ ...period, paidPence: period.paidPence + more }));
      const after = payPeriods({ ...facts, periods });
      expect(after.status).toBe(less.status);
      if (less.status !== 'answered' || after.status !== 'answered') return;
      const tests = (outcome: typeof less) =>
        [...outcome.periods, ...outcome.windows].map(({ passes }) => passes);
      tests(less).forEach((passes, index) => {
        if (passes === true) expect(tests(after)[index]).toBe(true);
      });
      if (less.passes === true) expect(after.passes).toBe(true);
    }),
    often,
  );
});

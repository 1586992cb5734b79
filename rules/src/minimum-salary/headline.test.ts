import { describe, expect, it } from 'vitest';
import ratesText from '../../official/going-rates-2025-12-06.csv?raw';
import { calendarDate } from '../kernel/index.ts';
import { goingRates, occupations } from '../occupations/index.ts';
import { type GivenSalary, lowestOf, optionOf, salary } from '../testing/salary.ts';
import { optionFigure, optionLetters, printedHourly } from './index.ts';

const messageOf = (facts: GivenSalary, code: string) => {
  const outcome = salary(facts);
  return 'warnings' in outcome ? outcome.warnings.find((each) => each.code === code)?.message : undefined;
};

/** An assistant in Band 3 in England: £24,071 for 37.5 hours by the scale, which is £12.34 an hour. */
const assistant = {
  occupationCode: '6131',
  inUk: true,
  visaType: 'skilled',
  inRouteSince: '2025-01-10',
  payScaleRole: 'band-3',
  workNation: 'england',
  months: 36,
} as const;

describe('the headline is never below the National Living Wage (SW 5.6A)', () => {
  it('6131 in Band 3 at 40 hours: £26,436.80, which is £12.71 an hour, not £25,675.74', () => {
    const outcome = salary({ ...assistant, hours: 40 });
    expect(lowestOf(outcome)).toBe('K 2643680');
    expect(optionOf(outcome, 'K')).toMatchObject({
      decidedBy: 'minimum-wage',
      goingRatePence: 25_675_74,
      thresholdPence: 25_000_00,
      minimumAnnualPence: 26_436_80,
      offerAtLeastPence: 26_437_00,
      hourlyPence: 12_71,
    });
  });

  it.each([
    [37.5, 'K 2500000'],
    [37.82, 'K 2500000'],
    [37.83, 'K 2500261'],
  ])(
    '6131 in Band 3 at %d hours: the £25,000 stand until the wage for the hours is above them: %s',
    (hours, lowest) => {
      expect(lowestOf(salary({ ...assistant, hours }))).toBe(lowest);
    },
  );

  it('the wage of the certificate’s day counts: not recorded on 31 March 2026, £12.71 from 1 April', () => {
    const on = (assignedOn: string) => lowestOf(salary({ ...assistant, hours: 40, assignedOn }));
    expect([on('2026-03-31'), on('2026-04-01'), on('2027-03-31')]).toEqual([
      'K 2567574',
      'K 2643680',
      'K 2643680',
    ]);
  });

  it('from 1 April 2027 the wage of that day is not known, and nothing takes its place', () => {
    const later = { ...assistant, hours: 40, assignedOn: '2027-04-01' };
    expect(lowestOf(salary(later))).toBe('K 2567574');
    expect(messageOf(later, 'minimum-wage-not-recorded')).toBe(
      'The National Living Wage on 2027-04-01 is not known. It changes every April, and the last one we have ends on 2027-03-31. Pay may never fall below the wage of the day, which may overtake the lowest figures of the Rules.',
    );
  });

  it('an offer is short of the wage, below, at and above it', () => {
    const shortBy = (salaryPence: number) => {
      const outcome = salary({ ...assistant, hours: 40, salaryPence });
      return 'offer' in outcome && outcome.offer?.shortByPence;
    };
    expect([26_436_79, 26_436_80, 26_436_81].map(shortBy)).toEqual([1, 0, 0]);
  });

  it('says what the Rules alone would ask for', () => {
    expect(messageOf({ ...assistant, hours: 40 }, 'below-minimum-wage')).toContain(
      'What the Rules ask for comes to £12.34 an hour, below the National Living Wage of £12.71 from 2026-04-01: £26,436.80 a year',
    );
  });

  it('while the band is not given, the lower bound is not below it either', () => {
    const { payScaleRole: _role, ...noBand } = assistant;
    expect(optionOf(salary({ ...noBand, hours: 40 }), 'K').minimumAnnualPence).toBe(26_436_80);
    expect(optionOf(salary({ ...noBand, hours: 37.5 }), 'K').minimumAnnualPence).toBe(25_000_00);
  });

  it('no code has an option below £12.71 an hour on 28 November 2026, at 20, 37.5, 40, 48 or 60 hours', () => {
    const low = occupations.flatMap(({ code: occupationCode }) =>
      [20, 37.5, 40, 48, 60].flatMap((hours) => {
        const outcome = salary({ occupationCode, hours, assignedOn: '2026-11-28' });
        if (!('options' in outcome)) return [];
        return outcome.options
          .filter(({ minimumAnnualPence }) => (minimumAnnualPence ?? 1e9) < 12_71 * 52 * hours - 1)
          .map(({ option }) => `${occupationCode} ${option} ${hours}`);
      }),
    );
    expect(low).toEqual([]);
  });
});

describe('the certificate is tested against the next wage, of 1 April 2027', () => {
  const floor = {
    occupationCode: '6135',
    inUk: true,
    monthsWithSponsor: 3,
    assignedOn: '2026-11-28',
  } as const;

  it('at £25,000 a rise of 0.9% or more overtakes it', () => {
    expect(messageOf({ ...floor, months: 36 }, 'minimum-wage-changes')).toBeUndefined();
    const care = { ...floor, healthAndCare: { employer: 'adult-social-care' } } as const;
    expect(messageOf({ ...care, months: 36 }, 'minimum-wage-changes')).toContain(
      'The wage of that day is not known: a rise of 0.9% or more takes it above this pay.',
    );
  });

  it('at the wage itself any rise does', () => {
    expect(messageOf({ ...assistant, hours: 40 }, 'minimum-wage-changes')).toContain(
      '£12.71 an hour is exactly the National Living Wage of £12.71. The certificate may run past 2027-04-01, when the wage changes. The wage of that day is not known: any rise takes it above this pay.',
    );
  });

  it('a certificate that ends on 31 March 2027 does not meet it, one that ends on 1 April does', () => {
    const ends = (endsOn: string) => {
      const { months: _months, ...held } = assistant;
      return messageOf({ ...held, hours: 40, startsOn: '2026-12-01', endsOn }, 'minimum-wage-changes');
    };
    expect(ends('2027-03-31')).toBeUndefined();
    expect(ends('2027-04-01')).toBeDefined();
  });
});

describe('the figure of an option alone, as certificates and workers show it', () => {
  const figureOf = (occupationCode: string, hours: number, assignedOn = '2026-11-28') =>
    optionLetters.flatMap((option) => {
      const facts = {
        occupationCode,
        option,
        assignedOn: calendarDate(assignedOn),
        hours: { perWeek: hours },
      };
      const outcome = optionFigure(facts);
      return outcome.status === 'answered' ? [{ option, ...outcome.figure, steps: outcome.steps }] : [];
    });

  it.each([10, 37.5, 38, 40, 48, 60])('is never below the wage for %d hours, for any code', (hours) => {
    const wage = Math.ceil(12_71 * 52 * hours);
    const optionsBelow = occupations.flatMap(({ code }) =>
      figureOf(code, hours)
        .filter(({ minimumAnnualPence, hourlyPence }) => minimumAnnualPence < wage || hourlyPence < 12_71)
        .map(({ option }) => `${code} ${option}`),
    );
    expect(optionsBelow).toEqual([]);
  });

  it.each([
    ['2026-03-31', 25_000_00],
    ['2026-04-01', 26_436_80],
  ])('option K at 40 hours on %s: %i pence', (assignedOn, pence) => {
    const [scale] = figureOf('2235', 40, assignedOn);
    expect(scale).toMatchObject({ option: 'K', minimumAnnualPence: pence });
    const wage = scale?.steps.some(({ label }) => label.includes('National Living Wage'));
    expect(wage).toBe(pence > 25_000_00);
  });
});

describe('at the going rate’s own hours the printed hourly figure is shown', () => {
  it.each([
    ['2134', 37.5, 28_05],
    ['2134', 37.49, 28_06],
    ['2134', 37.51, 28_06],
    ['2134', 40, 28_06],
  ])('%s at %d hours: %i pence', (occupationCode, hours, pence) => {
    expect(optionOf(salary({ occupationCode, hours }), 'A').hourlyPence).toBe(pence);
  });

  it('a threshold that decides has none printed, and is rounded up', () => {
    expect(optionOf(salary({ occupationCode: '2142' }), 'A')).toMatchObject({
      decidedBy: 'threshold',
      hourlyPence: 21_39,
    });
  });

  it('every one of the 1,442 printed hourly figures of the Rules follows from its annual one', () => {
    const figures = [...ratesText.matchAll(/,(\d{5,6}),(\d+\.\d\d)(?=,)/g)];
    const wrong = figures.filter(
      ([, year, hour]) =>
        printedHourly(Number(year) * 100, { base: 37_50 }) !== Math.round(Number(hour) * 100),
    );
    expect(figures.length).toBe(1442);
    expect(wrong).toEqual([]);
  });

  it('so does every one of the older editions that we have', () => {
    const wrong = goingRates.versions.flatMap((version) =>
      'value' in version
        ? Object.entries(version.value).flatMap(([code, { standard, lower }]) =>
            [standard, lower].flatMap(({ fullPence, hourlyPence }) =>
              fullPence !== null &&
              hourlyPence !== null &&
              printedHourly(fullPence, { base: 37_50 }) !== hourlyPence
                ? [code]
                : [],
            ),
          )
        : [],
    );
    expect(wrong).toEqual([]);
  });
});

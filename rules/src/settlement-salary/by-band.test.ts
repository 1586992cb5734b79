import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type SettlementFacts, settlementSalary } from './index.ts';

type FactsInText = Omit<Partial<SettlementFacts>, 'appliedOn' | 'hours'> & {
  readonly appliedOn?: string;
  readonly hours?: number;
};

/** A nurse (2237) in England who settles on 28 November 2026 at 37.5 hours, unless given otherwise. */
function settling({ appliedOn = '2026-11-28', hours = 37.5, ...facts }: FactsInText = {}) {
  return settlementSalary({
    occupationCode: '2237',
    workNation: 'england',
    ...facts,
    appliedOn: calendarDate(appliedOn),
    hours: { perWeek: hours },
  });
}

const teacher = { occupationCode: '2314', payScaleRole: 'qualified', shareOfFullTime: 100 } as const;

describe('the figure of a national pay scale at settlement (SW 24.3, row D, and Tables 4 and 5)', () => {
  it.each([
    ['a Band 5 nurse in England', { payScaleRole: 'band-5' }, 29_970_00],
    [
      'a Band 5 nurse in Scotland, for 37 hours',
      { payScaleRole: 'band-5', workNation: 'scotland', hours: 37 },
      31_892_00,
    ],
    ['a Band 6 nurse in Wales', { payScaleRole: 'band-6', workNation: 'wales' }, 37_898_00],
    [
      'a Band 5 nurse in England for 20 hours: never below £25,000',
      { payScaleRole: 'band-5', hours: 20 },
      25_000_00,
    ],
    ['a qualified teacher in England', { ...teacher, londonArea: 'none' }, 31_650_00],
    ['a qualified teacher in Inner London', { ...teacher, londonArea: 'inner' }, 38_766_00],
    ['a qualified teacher in Wales', { ...teacher, workNation: 'wales' }, 32_433_00],
  ] satisfies [string, FactsInText, number][])('%s', (_, facts, minimumAnnualPence) => {
    expect(settling(facts)).toMatchObject({
      status: 'answered',
      lowest: { row: 'D', minimumAnnualPence },
    });
  });

  it.each([
    [2_996_999, 1],
    [2_997_000, 0],
    [2_997_001, 0],
  ])('a Band 5 nurse in England on %s pence is %s short', (salaryPence, shortByPence) => {
    expect(settling({ payScaleRole: 'band-5', salaryPence })).toMatchObject({ offer: { shortByPence } });
  });

  it('without a band there is no single figure, and £25,000 is the least', () => {
    expect(settling()).toMatchObject({ lowest: null, rows: [{ thresholdPence: 25_000_00 }] });
    expect(settling({ ...teacher, londonArea: 'none', shareOfFullTime: undefined })).toMatchObject({
      lowest: null,
      rows: [{ reason: expect.stringContaining('percentage of full time') }],
    });
  });

  it('a band that cannot be sponsored has no figure, and Band 3 needs the day of entry to the route', () => {
    expect(settling({ payScaleRole: 'band-2' }).status).toBe('not-applicable');
    const entered = (day: string) => settling({ payScaleRole: 'band-4', inRouteSince: calendarDate(day) });
    expect(entered('2025-07-21')).toMatchObject({ lowest: { minimumAnnualPence: 26_530_00 } });
    expect(entered('2026-01-22').status).toBe('not-applicable');
    expect(settling({ payScaleRole: 'band-4' })).toMatchObject({ lowest: null });
  });
});

describe('what settlement asks besides pay', () => {
  const notCheckedOn = (appliedOn: string) => {
    const outcome = settling({ appliedOn });
    return 'notChecked' in outcome ? outcome.notChecked.join(' ') : '';
  };

  it.each([
    [
      '2027-03-25',
      'ask for none of the worker (SW 19 to 25). B1 there is for the partner and an adult child',
    ],
    ['2027-03-26', 'English: B2.'],
  ])('English of the worker, for an application of %s: %s', (day, words) => {
    expect(notCheckedOn(day)).toContain(words);
  });

  it('guaranteed payments count (SW 14.1)', () => {
    expect(notCheckedOn('2026-11-28')).toContain(
      'guaranteed basic gross pay, and guaranteed payments treated in exactly',
    );
    expect(notCheckedOn('2026-11-28')).not.toContain('basic gross pay only');
  });

  it('the ten years are announced by one source: said as such, with no figure and no rule', () => {
    expect(settling()).toMatchObject({
      warnings: [
        { code: 'ten-years-announced', message: expect.stringMatching(/^Announced, check GOV\.UK/) },
      ],
    });
    expect(JSON.stringify(settling())).toContain('Who is caught is not known.');
  });
});

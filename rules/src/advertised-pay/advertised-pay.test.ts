import { describe, expect, it } from 'vitest';
import { advertisedPay, payBasisIn } from './index.ts';

const basesIn = (text: string, hours?: number) =>
  advertisedPay(text, hours).map(({ from, to, basis }) => [to ?? from, basis]);

describe('an advertised figure', () => {
  it.each([
    'Salary: £60,000 per annum pro rata',
    'Salary: £60,000 pro-rata',
    'Salary: £60,000, prorata',
    'Pro rata salary: £60,000',
    '£60,000 FTE',
    'FTE £60,000',
    'Salary £60,000 (WTE)',
    '£60,000 full-time equivalent',
    '£60,000 per annum (whole time equivalent)',
    'Full-time salary £60,000',
    '£60,000 per annum, pro rata for 22.5 hours',
    'Salary: £60,000\nPro rata',
    'The salary is paid pro rata.\n£60,000',
    '£60,000, 0.6 FTE',
    '£60,000 a year\nHours: 22.5 (0.6 WTE)',
    '£60,000\n60% of full time',
    '£60,000 pro rata plus bonus, 25 days of holiday',
  ])('is for full time, and not what is paid: %j', (text) => {
    expect(basesIn(text)).toEqual([[60_000, 'full-time-equivalent']]);
  });

  it.each(['OTE £60,000', '£60,000 OTE', 'On-target earnings of £60,000', 'You could earn £60,000'])(
    'is what a target would pay: %j',
    (text) => {
      expect(basesIn(text)).toEqual([[60_000, 'on-target']]);
    },
  );

  it.each([
    '£60,000 per annum',
    '£60,000, 25 days of holiday pro rata',
    '£60,000\nAnnual leave of 27 days, pro rata for part-time staff',
    '£60,000 per annum (pro rata for part-time staff)',
    '£60,000, 1.0 FTE',
    '£60,000\nFTE: 1.0',
    '£60,000\nWTE 1',
    '£60,000\nYou lead a team of 12 FTE.',
    '£60,000\nYou report on headcount and FTE across the whole of the organisation each month.',
    'Basic salary £60,000 with uncapped commission',
    '£60,000 per annum\nBonus paid pro rata in the first year',
  ])('is what the post pays: %j', (text) => {
    expect(basesIn(text)).toEqual([[60_000, 'actual']]);
  });

  it.each([
    '£60,000 FTE (£36,000 actual)',
    '£60,000 FTE, £36,000 actual',
    '£60,000 (FTE), actual salary £36,000',
    '£60,000 FTE (£36,000 pro rata)',
    '£60,000 (£36,000 pro rata)',
    '£60,000 pro rata (£36,000 for 22.5 hours)',
    '£60,000 pro rata (£36,000)',
    'Full-time salary £60,000; actual £36,000',
  ])('for full time stands beside what is paid: %j', (text) => {
    expect(basesIn(text)).toEqual([
      [60_000, 'full-time-equivalent'],
      [36_000, 'actual'],
    ]);
  });

  it.each([
    '£35,000 basic, £60,000 OTE',
    '£35,000 (OTE £60,000)',
    '£35,000 base + OTE of £60,000',
    'Basic £35,000 OTE £60,000',
  ])('on target stands beside what is guaranteed: %j', (text) => {
    expect(basesIn(text)).toEqual([
      [35_000, 'actual'],
      [60_000, 'on-target'],
    ]);
  });

  it('is read by the hours where only part time is pro rata', () => {
    const text = '£60,000 per annum, pro rata for part-time hours';
    expect(basesIn(text, 37.5)).toEqual([[60_000, 'actual']]);
    expect(basesIn(text, 22.5)).toEqual([[60_000, 'full-time-equivalent']]);
  });

  it('by the hour or day is paid for the hours worked', () => {
    expect(basesIn('£31.25 per hour pro rata')).toEqual([[31.25, 'actual']]);
  });

  it('is no figure where its signs can be read in two ways', () => {
    expect(advertisedPay('£41,70')).toEqual([]);
    expect(advertisedPay('£54k')).toMatchObject([{ from: 54_000, to: 54_000 }]);
    expect(advertisedPay('£54.5k - £60k')).toMatchObject([{ from: 54_500, to: 60_000 }]);
  });
});

describe('the pay of a job, by its texts', () => {
  const basisIn = (text: string, figure = 60_000, hoursPerWeek = 22.5) =>
    payBasisIn(['Software Developer', null, text], { figures: [figure], hoursPerWeek });

  it('is doubted where a text calls this figure pro rata, full-time or on target', () => {
    expect(basisIn('The salary is £60,000 pro rata.')).toBe('full-time-equivalent');
    expect(basisIn('OTE £60k')).toBe('on-target');
    expect(basisIn('The salary is pro rata.')).toBe('full-time-equivalent');
    expect(basisIn('This is a 0.6 FTE post.')).toBe('full-time-equivalent');
  });

  it('is not doubted where the texts speak of another figure, or of none', () => {
    expect(basisIn('The salary is £60,000 pro rata.', 36_000)).toBeUndefined();
    expect(basisIn('£60,000 FTE, £36,000 actual', 36_000)).toBeUndefined();
    expect(basisIn('£30,000 basic, OTE £60,000', 30_000)).toBeUndefined();
    expect(basisIn('We pay well.')).toBeUndefined();
    expect(basisIn('25 days of holiday pro rata')).toBeUndefined();
  });
});

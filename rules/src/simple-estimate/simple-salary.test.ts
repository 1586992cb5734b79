import { describe, expect, it } from 'vitest';
import { simpleSalary } from './index.ts';

// The customer's section 9: the average of both rates, times a factor outside the UK, and ÷ 8640 for the hour.

const developer = { standardPence: 54_700_00, lowerPence: 40_000_00 };

describe('the simple estimate of a salary', () => {
  it('in the UK is the average of the standard and the lower rate, and that ÷ 8640 an hour', () => {
    expect(simpleSalary({ ...developer, inUk: true })).toEqual({ annualPence: 47_350_00, hourlyPence: 5_48 });
  });

  it.each(['student', 'dependent', 'skilled', 'graduate', 'other', 'youth-mobility'] as const)(
    'in the UK does not look at the visa type: %s',
    (visaType) => {
      expect(simpleSalary({ ...developer, inUk: true, visaType })?.annualPence).toBe(47_350_00);
    },
  );

  it.each([
    [undefined, 58_714_00, 6_80],
    ['student', 56_820_00, 6_58],
    ['dependent', 59_187_50, 6_85],
    ['skilled', 61_555_00, 7_12],
    ['graduate', 62_975_50, 7_29],
    ['other', 47_350_00, 5_48],
    ['youth-mobility', 47_350_00, 5_48],
  ] as const)(
    'outside the UK with visa type %s is %i pence a year and %i an hour',
    (visaType, annualPence, hourlyPence) => {
      expect(simpleSalary({ ...developer, inUk: false, visaType })).toEqual({ annualPence, hourlyPence });
    },
  );

  it('rounds half a penny up', () => {
    expect(simpleSalary({ standardPence: 1, lowerPence: 0, inUk: true })?.annualPence).toBe(1);
    expect(simpleSalary({ standardPence: 8640, lowerPence: 0, inUk: true })?.hourlyPence).toBe(1);
    expect(simpleSalary({ standardPence: 8639, lowerPence: 0, inUk: true })?.hourlyPence).toBe(0);
  });

  it('is "N/A" where either rate is missing', () => {
    expect(simpleSalary({ standardPence: null, lowerPence: 25_000_00, inUk: true })).toBeNull();
    expect(simpleSalary({ standardPence: 25_000_00, lowerPence: null, inUk: false })).toBeNull();
  });
});

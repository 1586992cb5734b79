import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { extendingOnlyCodes, goingRates, occupations } from './index.ts';

// The tables of 4 April 2024, 9 April 2025 and 22 July 2025 as GOV.UK published them.

const onDay = (day: string) => {
  const law = lawOn(goingRates, calendarDate(day));
  if (law.status !== 'in-force') throw new Error(law.message);
  return law;
};
const ratesOf = (code: string, day: string) => onDay(day).value[code];

describe('the going rates', () => {
  it.each([
    ['2024-04-04', 270],
    ['2025-04-09', 270],
    ['2025-07-22', 270],
  ])('of the edition of %s are recorded for %i codes', (day, count) => {
    expect(Object.keys(onDay(day).value)).toHaveLength(count);
  });

  it('are not recorded before 4 April 2024', () => {
    expect(lawOn(goingRates, calendarDate('2024-04-03'))).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-04-04',
    });
  });

  it('of a programmer in each edition are in pence, column by column as published', () => {
    expect(ratesOf('2134', '2025-07-21')?.standard.fullPence).toBe(49_400_00);
    expect(ratesOf('2134', '2025-07-22')).toEqual({
      standard: {
        fullPence: 54_700_00,
        hourlyPence: 28_05,
        newEntrantPence: 38_300_00,
        phdPence: 49_200_00,
        stemPhdPence: 43_700_00,
      },
      lower: {
        fullPence: 40_000_00,
        hourlyPence: 20_51,
        newEntrantPence: 28_000_00,
        phdPence: 36_000_00,
        stemPhdPence: 32_000_00,
      },
    });
  });

  it('keep the published 70 % of 2123, which is not 0.7 times its rate', () => {
    expect(ratesOf('2123', '2025-07-22')?.standard.newEntrantPence).toBe(41_100_00);
    expect(ratesOf('2123', '2024-04-04')?.standard.newEntrantPence).toBe(37_450_00);
  });

  it('raise the lowest of 6135 from £23,200 to £25,000 on 9 April 2025', () => {
    expect(ratesOf('6135', '2025-04-08')?.lower.fullPence).toBe(23_200_00);
    expect(ratesOf('6135', '2025-04-09')?.lower.fullPence).toBe(25_000_00);
  });

  it('have no row for a code on a national pay scale or an ineligible one', () => {
    expect(ratesOf('2237', '2026-11-20')).toBeUndefined();
    expect(ratesOf('1112', '2026-11-20')).toBeUndefined();
  });

  it('have nothing where the table is blank: no PhD column for a code for which a PhD lowers nothing', () => {
    expect(ratesOf('3544', '2026-11-20')?.standard).toMatchObject({ phdPence: null, stemPhdPence: null });
  });

  it('have only a lower rate where a code is only for extending in the same occupation', () => {
    const [{ value: codes }] = extendingOnlyCodes.versions;
    const lowerOnly = Object.entries(onDay('2026-11-20').value).flatMap(([code, rates]) =>
      rates.standard.fullPence === null ? [code] : [],
    );
    expect(lowerOnly).toEqual(codes);
    expect(
      occupations.flatMap(({ code, skillLevel }) => (skillLevel === 'medium-extending-only' ? [code] : [])),
    ).toEqual(codes);
  });

  it.each([
    ['2024-04-04', '2024-04-04', 'disputed'],
    ['2024-07-09', '2024-04-04', 'disputed'],
    ['2024-07-10', '2024-07-10', 'derived'],
    ['2025-04-08', '2024-07-10', 'derived'],
    ['2025-04-09', '2025-04-09', 'derived'],
    ['2025-07-21', '2025-04-09', 'derived'],
    ['2025-07-22', '2025-07-22', 'official'],
    ['2026-11-20', '2025-07-22', 'official'],
  ])('on %s are those in force from %s, %s', (day, inForceFrom, confidence) => {
    expect(onDay(day).law).toMatchObject({ inForceFrom, confidence });
  });

  it('are never below the floors that the Rules print into them', () => {
    for (const { standard, lower } of Object.values(onDay('2026-11-20').value)) {
      for (const column of Object.entries(standard).flatMap(([name, pence]) =>
        name === 'hourlyPence' || pence === null ? [] : [pence],
      ))
        expect(column).toBeGreaterThanOrEqual(33_400_00);
      for (const column of Object.entries(lower).flatMap(([name, pence]) =>
        name === 'hourlyPence' || pence === null ? [] : [pence],
      ))
        expect(column).toBeGreaterThanOrEqual(25_000_00);
    }
  });
});

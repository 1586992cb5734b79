import { describe, expect, it } from 'vitest';
import { optionOf, salary } from '../../testing/salary.ts';
import type { DecidedBy, OptionLetter } from '../index.ts';

// Every option in every edition, where the threshold decides, where the going rate does, and where both
// require the same. The expected figures were calculated with exact fractions from the published tables,
// independently of the code under test.

type Row = [
  day: string,
  option: OptionLetter,
  code: string,
  hours: number,
  annual: number,
  hourly: number,
  DecidedBy,
];

const rows: Row[] = [
  ['2024-08-01', 'A', '2112', 37.5, 38700_00, 19_85, 'threshold'],
  ['2024-08-01', 'A', '2112', 39, 39520_00, 19_49, 'going-rate'],
  ['2024-08-01', 'A', '2129', 20, 38700_00, 37_22, 'threshold'],
  ['2024-08-01', 'B', '2112', 37.5, 34830_00, 17_87, 'threshold'],
  ['2024-08-01', 'B', '2112', 39, 35568_00, 17_54, 'going-rate'],
  ['2024-08-01', 'B', '2129', 20, 34830_00, 33_50, 'threshold'],
  ['2024-08-01', 'C', '2112', 37.5, 30960_00, 15_88, 'both'],
  ['2024-08-01', 'C', '2112', 39, 32198_40, 15_88, 'going-rate'],
  ['2024-08-01', 'C', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2024-08-01', 'D', '2112', 37.5, 38000_00, 19_49, 'going-rate'],
  ['2024-08-01', 'D', '2112', 39, 39520_00, 19_49, 'going-rate'],
  ['2024-08-01', 'D', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2024-08-01', 'E', '2112', 37.5, 30960_00, 15_88, 'both'],
  ['2024-08-01', 'E', '2112', 39, 32198_40, 15_88, 'going-rate'],
  ['2024-08-01', 'E', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2024-08-01', 'F', '2112', 37.5, 29000_00, 14_88, 'threshold'],
  ['2024-08-01', 'F', '2112', 39, 29224_00, 14_42, 'going-rate'],
  ['2024-08-01', 'F', '2129', 20, 29000_00, 27_89, 'threshold'],
  ['2024-08-01', 'G', '2112', 37.5, 26100_00, 13_39, 'threshold'],
  ['2024-08-01', 'G', '2112', 39, 26301_60, 12_97, 'going-rate'],
  ['2024-08-01', 'G', '2129', 20, 26100_00, 25_10, 'threshold'],
  ['2024-08-01', 'H', '2112', 37.5, 23200_00, 11_90, 'both'],
  ['2024-08-01', 'H', '2112', 39, 24128_00, 11_90, 'going-rate'],
  ['2024-08-01', 'H', '2129', 20, 23200_00, 22_31, 'threshold'],
  ['2024-08-01', 'I', '2112', 37.5, 28100_00, 14_41, 'going-rate'],
  ['2024-08-01', 'I', '2112', 39, 29224_00, 14_42, 'going-rate'],
  ['2024-08-01', 'I', '2129', 20, 23200_00, 22_31, 'threshold'],
  ['2024-08-01', 'J', '2112', 37.5, 23200_00, 11_90, 'both'],
  ['2024-08-01', 'J', '2112', 39, 24128_00, 11_90, 'going-rate'],
  ['2024-08-01', 'J', '2129', 20, 23200_00, 22_31, 'threshold'],
  ['2025-04-09', 'A', '2112', 37.5, 38700_00, 19_85, 'threshold'],
  ['2025-04-09', 'A', '2112', 39, 39520_00, 19_49, 'going-rate'],
  ['2025-04-09', 'A', '2129', 20, 38700_00, 37_22, 'threshold'],
  ['2025-04-09', 'B', '2112', 37.5, 34830_00, 17_87, 'threshold'],
  ['2025-04-09', 'B', '2112', 39, 35568_00, 17_54, 'going-rate'],
  ['2025-04-09', 'B', '2129', 20, 34830_00, 33_50, 'threshold'],
  ['2025-04-09', 'C', '2112', 37.5, 30960_00, 15_88, 'both'],
  ['2025-04-09', 'C', '2112', 39, 32198_40, 15_88, 'going-rate'],
  ['2025-04-09', 'C', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2025-04-09', 'D', '2112', 37.5, 38000_00, 19_49, 'going-rate'],
  ['2025-04-09', 'D', '2112', 39, 39520_00, 19_49, 'going-rate'],
  ['2025-04-09', 'D', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2025-04-09', 'E', '2112', 37.5, 30960_00, 15_88, 'both'],
  ['2025-04-09', 'E', '2112', 39, 32198_40, 15_88, 'going-rate'],
  ['2025-04-09', 'E', '2129', 20, 30960_00, 29_77, 'threshold'],
  ['2025-04-09', 'F', '2112', 37.5, 29000_00, 14_88, 'threshold'],
  ['2025-04-09', 'F', '2112', 39, 29224_00, 14_42, 'going-rate'],
  ['2025-04-09', 'F', '2129', 20, 29000_00, 27_89, 'threshold'],
  ['2025-04-09', 'G', '2112', 37.5, 26100_00, 13_39, 'threshold'],
  ['2025-04-09', 'G', '2112', 39, 26301_60, 12_97, 'going-rate'],
  ['2025-04-09', 'G', '2129', 20, 26100_00, 25_10, 'threshold'],
  ['2025-04-09', 'H', '2112', 37.5, 25000_00, 12_82, 'both'],
  ['2025-04-09', 'H', '2112', 39, 26000_00, 12_83, 'going-rate'],
  ['2025-04-09', 'H', '2129', 20, 25000_00, 24_04, 'threshold'],
  ['2025-04-09', 'I', '2112', 37.5, 28100_00, 14_41, 'going-rate'],
  ['2025-04-09', 'I', '2112', 39, 29224_00, 14_42, 'going-rate'],
  ['2025-04-09', 'I', '2129', 20, 25000_00, 24_04, 'threshold'],
  ['2025-04-09', 'J', '2112', 37.5, 25000_00, 12_82, 'both'],
  ['2025-04-09', 'J', '2112', 39, 26000_00, 12_83, 'going-rate'],
  ['2025-04-09', 'J', '2129', 20, 25000_00, 24_04, 'threshold'],
  ['2026-11-20', 'A', '2112', 37.5, 41700_00, 21_39, 'threshold'],
  ['2026-11-20', 'A', '2112', 39, 41912_00, 20_67, 'going-rate'],
  ['2026-11-20', 'A', '2129', 20, 41700_00, 40_10, 'threshold'],
  ['2026-11-20', 'B', '2112', 37.5, 37500_00, 19_24, 'threshold'],
  ['2026-11-20', 'B', '2112', 39, 37752_00, 18_62, 'going-rate'],
  ['2026-11-20', 'B', '2129', 20, 37500_00, 36_06, 'threshold'],
  ['2026-11-20', 'C', '2112', 37.5, 33400_00, 17_13, 'both'],
  ['2026-11-20', 'C', '2112', 39, 34736_00, 17_13, 'going-rate'],
  ['2026-11-20', 'C', '2129', 20, 33400_00, 32_12, 'threshold'],
  ['2026-11-20', 'D', '2112', 37.5, 40300_00, 20_67, 'going-rate'],
  ['2026-11-20', 'D', '2112', 39, 41912_00, 20_67, 'going-rate'],
  ['2026-11-20', 'D', '2129', 20, 33400_00, 32_12, 'threshold'],
  ['2026-11-20', 'E', '2112', 37.5, 33400_00, 17_13, 'both'],
  ['2026-11-20', 'E', '2112', 39, 34736_00, 17_13, 'going-rate'],
  ['2026-11-20', 'E', '2129', 20, 33400_00, 32_12, 'threshold'],
  ['2026-11-20', 'F', '2112', 37.5, 31300_00, 16_06, 'threshold'],
  ['2026-11-20', 'F', '2112', 39, 31928_00, 15_75, 'going-rate'],
  ['2026-11-20', 'F', '2129', 20, 31300_00, 30_10, 'threshold'],
  ['2026-11-20', 'G', '2112', 37.5, 28200_00, 14_47, 'threshold'],
  ['2026-11-20', 'G', '2112', 39, 28704_00, 14_16, 'going-rate'],
  ['2026-11-20', 'G', '2129', 20, 28200_00, 27_12, 'threshold'],
  ['2026-11-20', 'H', '2112', 37.5, 25000_00, 12_82, 'both'],
  ['2026-11-20', 'H', '2112', 39, 26000_00, 12_83, 'going-rate'],
  ['2026-11-20', 'H', '2129', 20, 25000_00, 24_04, 'threshold'],
  ['2026-11-20', 'I', '2112', 37.5, 30700_00, 15_74, 'going-rate'],
  ['2026-11-20', 'I', '2112', 39, 31928_00, 15_75, 'going-rate'],
  ['2026-11-20', 'I', '2129', 20, 25000_00, 24_04, 'threshold'],
  ['2026-11-20', 'J', '2112', 37.5, 25000_00, 12_82, 'both'],
  ['2026-11-20', 'J', '2112', 39, 26000_00, 12_83, 'going-rate'],
  ['2026-11-20', 'J', '2129', 20, 25000_00, 24_04, 'threshold'],
];

describe.each(rows)(
  'on %s option %s for %s at %d hours',
  (assignedOn, letter, occupationCode, hours, annual, hourly, decidedBy) => {
    const option = optionOf(
      salary({ assignedOn, occupationCode, hours, inRouteSince: '2023-01-01' }),
      letter,
    );

    it(`asks for ${annual} pence a year, ${hourly} an hour`, () => {
      expect(option).toMatchObject({ minimumAnnualPence: annual, hourlyPence: hourly, decidedBy });
    });

    it('is offered at the next whole pound, and monthly pay at the next penny', () => {
      expect(option.offerAtLeastPence).toBe(annual % 100 === 0 ? annual : annual - (annual % 100) + 100);
      expect(Number(option.monthlyPence) * 12).toBeGreaterThanOrEqual(annual);
      expect((Number(option.monthlyPence) - 1) * 12).toBeLessThan(annual);
    });
  },
);

describe('option K: the threshold that goes with a national pay scale', () => {
  it.each([
    ['2025-07-22', '2237', 25_000_00],
    ['2026-11-20', '2314', 25_000_00],
    ['2026-11-20', '6131', 25_000_00],
  ])('on %s for %s is %i pence, and no single figure', (assignedOn, occupationCode, pence) => {
    const outcome = salary({ assignedOn, occupationCode });
    expect(optionOf(outcome, 'K')).toMatchObject({
      available: true,
      minimumAnnualPence: pence,
      offerAtLeastPence: null,
      decidedBy: 'national-pay-scale',
      reason: expect.stringContaining('No single figure'),
    });
    expect(outcome).toMatchObject({ lowest: null, ifConfirmed: null });
  });

  it.each([
    ['2024-08-01', 23_200_00],
    ['2025-04-08', 23_200_00],
    ['2025-04-09', 25_000_00],
    ['2025-07-21', 25_000_00],
  ])('on %s shows its figure, %i pence, and is not told: nobody recorded the scales', (assignedOn, pence) => {
    expect(optionOf(salary({ assignedOn }), 'K')).toMatchObject({
      available: 'unknown',
      minimumAnnualPence: pence,
    });
  });
});

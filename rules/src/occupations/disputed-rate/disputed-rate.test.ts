import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../../kernel/index.ts';
import { disputedRate, disputedRates, extendingOnlyCodes, goingRates } from '../index.ts';

describe('the lower rates of Table 2a before 22 July 2025', () => {
  it.each([
    ['3214', '2024-04-04', '£23,400'],
    ['7115', '2024-04-04', '£24,200'],
    ['9252', '2025-04-08', '£23,200'],
    ['9252', '2025-04-09', '£25,000'],
    ['3214', '2025-07-21', '£25,000'],
  ])('%s on %s: %s as recorded, or £29,000', (code, day, recorded) => {
    const disputed = disputedRate(code, calendarDate(day));
    expect(disputed?.warning.code).toBe('disputed-rate');
    expect(disputed?.warning.message).toContain(
      `Two readings: ${recorded}, the figure recorded here, and £29,000, the threshold of option F itself.`,
    );
    expect(disputed?.step).toMatchObject({
      figure: { text: `${recorded} or £29,000` },
      law: { parameter: 'occupations.table-2a-rates-before-2025-07-22', confidence: 'disputed' },
    });
  });

  it.each([
    ['3214', '2025-07-22', 'the Rules print £31,300'],
    ['3214', '2024-04-03', 'nothing is recorded'],
    ['2134', '2024-04-04', 'it is in Table 2'],
    ['__proto__', '2024-04-04', 'no such code'],
  ])('%s on %s has no two readings: %s', (code, day) => {
    expect(disputedRate(code, calendarDate(day))).toBeUndefined();
  });

  it.each(['2024-04-04', '2025-04-09'])(
    'name on %s the nine codes and the figures of that edition',
    (day) => {
      const doubtful = lawOn(disputedRates, calendarDate(day));
      const rates = lawOn(goingRates, calendarDate(day));
      const [{ value: codes }] = extendingOnlyCodes.versions;
      if (doubtful.status !== 'in-force' || rates.status !== 'in-force') throw new Error(day);
      expect(Object.keys(doubtful.value)).toEqual(codes);
      for (const code of codes)
        expect(doubtful.value[code]?.recordedPence).toBe(rates.value[code]?.lower.fullPence);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { earliestSettlement } from './earliest-settlement.ts';
import { settlementFee } from './parameters.ts';

const on = (countsFrom: string, lawOf = '2026-11-29') =>
  earliestSettlement({ countsFrom: calendarDate(countsFrom), lawOf: calendarDate(lawOf) });

describe('when somebody could first apply to settle (SW 21.1, CR 1.1(b))', () => {
  it.each([
    ['2027-02-01', '2032-02-01', '2032-01-04'],
    ['2028-02-29', '2033-02-28', '2033-01-31'],
  ])('with permission from %s: five years on %s, and 28 days early from %s', (from, completeOn, earliest) => {
    expect(on(from)).toMatchObject({ status: 'answered', completeOn, earliestDay: earliest });
  });

  it('says that ten years are announced, what it does not check, and that Graduate does not count', () => {
    const outcome = on('2027-02-01');
    expect(outcome).toMatchObject({
      warnings: [{ code: 'ten-years-announced' }],
      notChecked: [expect.stringContaining('180 days'), expect.stringContaining('Life in the UK')],
    });
    expect(JSON.stringify(outcome)).toContain('SW 21.2');
  });

  it('has no law before the copy that was read', () => {
    expect(on('2027-02-01', '2025-12-05').status).toBe('no-law');
  });
});

it.each([
  ['2025-04-08', 2885_00],
  ['2025-04-09', 3029_00],
  ['2026-04-07', 3029_00],
  ['2026-04-08', 3226_00],
])('an application to settle on %s costs %d pence', (day, value) => {
  expect(lawOn(settlementFee, calendarDate(day))).toMatchObject({ value });
});

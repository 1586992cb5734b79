import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { presentEditions } from './present-editions.ts';

const today = calendarDate('2026-11-20');

function editionsOf(code: string, day = today) {
  const editions = presentEditions(code, day);
  if (!editions) throw new Error(code);
  return editions;
}

describe('the rates by edition', () => {
  it('are shown as three editions, newest first', () => {
    expect(editionsOf('2134').groups).toEqual([
      {
        name: '22 July 2025',
        mark: 'In force today',
        unsettled: undefined,
        bars: [
          { value: 54_700_00, figure: '£54,700' },
          { value: 40_000_00, figure: '£40,000' },
        ],
      },
      {
        name: '9 April 2025',
        mark: undefined,
        unsettled: 'To be confirmed on GOV.UK',
        bars: [
          { value: 49_400_00, figure: '£49,400' },
          { value: 36_300_00, figure: '£36,300' },
        ],
      },
      expect.objectContaining({
        name: '4 April 2024',
        mark: undefined,
        bars: [
          { value: 49_400_00, figure: '£49,400' },
          { value: 36_300_00, figure: '£36,300' },
        ],
      }),
    ]);
  });

  it('are in the table version by version, with how far each was checked', () => {
    const { rows } = editionsOf('2134');
    expect(rows.map(({ from, inForce }) => [from, inForce])).toEqual([
      ['22 July 2025', true],
      ['9 April 2025', false],
      ['10 July 2024', false],
      ['4 April 2024', false],
    ]);
    const settledFrom = (day: string) => rows.find(({ from }) => from === day)?.settled;
    expect(settledFrom('22 July 2025')).toBe(true);
    expect(settledFrom('9 April 2025')).toBe(false);
    expect(settledFrom('4 April 2024')).toBe(false);
    expect(rows[0]?.standard).toEqual({ yearly: '£54,700', hourly: '£28.05' });
    expect(rows[1]?.checked).toContain('this edition itself was not read');
  });

  it.each([
    ['2025-07-21', '9 April 2025', 2],
    ['2025-07-22', '22 July 2025', 3],
  ])('on %s the one of %s is in force', (day, name, count) => {
    const { groups } = editionsOf('2134', calendarDate(day));
    expect(groups).toHaveLength(count);
    expect(groups.filter(({ mark }) => mark !== undefined).map((group) => group.name)).toEqual([name]);
  });

  it('have no bar where none is published', () => {
    expect(editionsOf('3214').groups[0]?.bars).toEqual([null, { value: 31_300_00, figure: '£31,300' }]);
    expect(editionsOf('3214').rows[0]?.standard).toEqual({ yearly: 'None published', hourly: undefined });
  });

  it('show both readings of a disputed lower rate, in the editions before 22 July 2025', () => {
    const { groups, rows } = editionsOf('3214');
    expect(groups.map(({ bars }) => bars[1]?.figure)).toEqual(['£31,300', 'Two readings', 'Two readings']);
    expect(groups.map(({ unsettled }) => unsettled)).toEqual([
      undefined,
      'To be confirmed on GOV.UK',
      'To be confirmed on GOV.UK',
    ]);
    expect(rows[1]).toMatchObject({ lower: { yearly: '£25,000 or £29,000' }, settled: false });
    expect(rows[1]?.checked).toContain('The lower going rate of 3214 is in doubt on 9 April 2025.');
    expect(editionsOf('2134').rows[1]?.checked).not.toContain('in doubt');
  });

  it.each(['2237', '1112'])('are left out for %s, which has no figure in any edition', (code) => {
    expect(presentEditions(code, today)).toBeUndefined();
  });
});

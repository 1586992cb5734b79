import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { absence, isHistory, isWithinItsDays, lookAtThis, raises, recentSince } from './index.ts';

const day = calendarDate;
const nation = 'england-and-wales';

describe('what happened before the first day counted', () => {
  // Reported within ten working days of Tuesday 10 November 2026, so by Tuesday 24 November.
  const happenedOn = day('2026-11-10');
  const conclusion = raises({ event: 'worker-leaves', nation, happenedOn }, { because: 'Resigned.' });
  const since = (cutOver: string | null) =>
    isHistory({
      conclusion,
      happenedOn,
      nation,
      cutOver: cutOver === null ? null : day(cutOver),
    });

  it('is history once its last day was before that day, and not on it', () => {
    expect(conclusion.deadline).toMatchObject({ reportBy: '2026-11-24' });
    expect(since('2026-11-24')).toBe(false);
    expect(since('2026-11-25')).toBe(true);
  });

  it('is never history without a first day, or where it happened on it', () => {
    expect(since(null)).toBe(false);
    expect(since('2026-11-10')).toBe(false);
  });

  it('is reported while there are days, to the end of the last one', () => {
    const facts = { conclusion, happenedOn, nation } as const;
    expect(isWithinItsDays(facts, day('2026-11-24'))).toBe(true);
    expect(isWithinItsDays(facts, day('2026-11-25'))).toBe(false);
  });

  it('of the organisation has twenty working days', () => {
    const conclusion = raises({ event: 'org-name-address', nation, happenedOn }, { because: 'Moved.' });
    const whether = (cutOver: string) => isHistory({ conclusion, happenedOn, nation, cutOver: day(cutOver) });
    expect([whether('2026-12-08'), whether('2026-12-09')]).toEqual([false, true]);
  });

  it('and has no day of its own is looked at for as long as the longest report takes', () => {
    const whether = (cutOver: string) =>
      isHistory({
        conclusion: lookAtThis({ because: 'Look.' }),
        happenedOn,
        nation,
        cutOver: day(cutOver),
      });
    expect([whether('2026-12-08'), whether('2026-12-09')]).toEqual([false, true]);
  });

  it('with a later reading by the worker’s own days is history only after that one', () => {
    const outcome = absence({
      nation,
      firstDayAbsent: day('2026-11-02'),
      missedUntil: day('2026-11-27'),
      permitted: false,
      worksOn: [1, 2, 3],
    });
    expect(outcome.deadline).toMatchObject({
      reportBy: '2026-11-27',
      readings: expect.arrayContaining([
        { reportBy: '2026-12-07', reading: 'Ten of the worker’s own working days' },
      ]),
    });
    const whether = (cutOver: string) =>
      isHistory({ conclusion: outcome, happenedOn: day('2026-11-13'), nation, cutOver: day(cutOver) });
    expect([whether('2026-12-07'), whether('2026-12-08')]).toEqual([false, true]);
  });
});

it('the last 20 working days begin a day earlier in Scotland, where St Andrew’s day is none', () => {
  expect(recentSince(day('2026-11-27'), nation)).toBe('2026-11-02');
  expect(recentSince(day('2026-11-28'), nation)).toBe('2026-11-02');
  expect(recentSince(day('2026-12-01'), nation)).toBe('2026-11-04');
  expect(recentSince(day('2026-12-01'), 'scotland')).toBe('2026-11-03');
});

import { describe, expect, it } from 'vitest';
import type { Question } from './search-query.ts';
import { windowsOf } from './time-buckets.ts';

const week = 604_800_000_000;
const question: Question = {
  all: "('nurs')",
  inTitle: null,
  order: 'newest',
  days: undefined,
  publishedAfter: undefined,
  publishedUntil: undefined,
  pay: undefined,
  about: 1_000_000,
};
/** Two hundred jobs in the tenth part of a week, the last of them in the middle of the 2,960th. */
const pace = { first: 2960.5 * week, last: 2960.4 * week };

describe('windows of a search', () => {
  it('are as many weeks as likely hold twice what is needed, then everything', () => {
    const wanted = { from: undefined, pace, max: 26 };
    expect(windowsOf(question, { ...wanted, seen: 5 })).toEqual(["'~week:2959' | '~week:2960'", null]);
    expect(windowsOf(question, { ...wanted, seen: 26 })).toEqual(["'~week:2960'", null]);
    expect(windowsOf(question, { ...wanted, seen: 0, max: 80 })).toEqual([null]);
  });

  it('begin with the job that a page goes on after', () => {
    const wanted = { from: { key: 2958.7 * week }, pace, max: 26 };
    expect(windowsOf(question, { ...wanted, seen: 13 })).toEqual(["'~week:2958'", null]);
  });

  it('end with the days that are asked for', () => {
    const since = { ...question, publishedAfter: new Date((2959.5 * week) / 1000) };
    const wanted = { from: undefined, pace, max: 26 };
    expect(windowsOf(since, { ...wanted, seen: 0 })).toEqual(["'~week:2959' | '~week:2960'"]);
  });

  it('are bands of pounds where the best paid come first', () => {
    const wanted = { from: undefined, pace: { first: null, last: null }, seen: 1, max: 26 };
    const paid = { ...question, order: 'pay' } as const;
    expect(windowsOf(paid, wanted)).toEqual(["'~pay:GBP100'", "'~pay:GBP70'", "'~pay:GBP50'", null]);
    expect(windowsOf({ ...paid, pay: { min: 40_060_000, max: 50_000_000 } }, wanted)).toEqual([
      "'~pay:GBP100'",
      "'~pay:GBP70'",
      null,
    ]);
    expect(windowsOf(paid, { ...wanted, from: { key: 40_060_000 } })).toEqual(["'~pay:GBP50'", null]);
    expect(windowsOf({ ...paid, pay: { min: 30_000, max: 10_000_000 } }, wanted)).toEqual([null]);
  });
});

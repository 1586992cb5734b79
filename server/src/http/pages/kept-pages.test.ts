import { describe, expect, it } from 'vitest';
import { keptPages } from './kept-pages.ts';
import { storedAnswer } from './stored-answer.ts';

const page = storedAnswer({ body: Buffer.from('<p>'), headers: {} });

function pagesAt(start: string) {
  let moment = Date.parse(start);
  const kept = keptPages(() => moment);
  return {
    kept,
    keep: (path = '/fees', askedAt = moment) => kept.keep(path, page, askedAt),
    goTo(time: string) {
      moment = Date.parse(time);
    },
  };
}

describe('a kept page', () => {
  it('is there until midnight in London, which in summer is 23:00 UTC', () => {
    const { kept, keep, goTo } = pagesAt('2026-07-15T09:00:00Z');
    keep();
    goTo('2026-07-15T22:59:59.999Z');
    expect(kept.find('/fees')).toBe(page);
    goTo('2026-07-15T23:00:00Z');
    expect(kept.find('/fees')).toBeUndefined();
  });

  it('lasts the 25 hours of the day the clocks go back', () => {
    const { kept, keep, goTo } = pagesAt('2026-10-24T23:00:00Z');
    keep();
    goTo('2026-10-25T23:59:59Z');
    expect(kept.find('/fees')).toBe(page);
    goTo('2026-10-26T00:00:00Z');
    expect(kept.find('/fees')).toBeUndefined();
  });

  it('is not kept when it was begun the day before: its figures are yesterday’s', () => {
    const { kept, keep, goTo } = pagesAt('2026-01-15T23:59:59.900Z');
    const askedAt = Date.parse('2026-01-15T23:59:59.900Z');
    goTo('2026-01-16T00:00:00.100Z');
    keep('/fees', askedAt);
    expect(kept.find('/fees')).toBeUndefined();
  });

  it('is one of so many that made-up addresses cannot fill the memory', () => {
    const { kept, keep } = pagesAt('2026-01-15T12:00:00Z');
    for (let number = 0; number < 1100; number += 1) keep(`/page-${number}`);
    expect(kept.find('/page-999')).toBe(page);
    expect(kept.find('/page-1000')).toBeUndefined();
  });
});

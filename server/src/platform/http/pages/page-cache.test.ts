import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { storedAnswer } from './stored-answer.ts';

const page = storedAnswer({ body: Buffer.from('<p>'), headers: {} });

function pagesAt(start: string) {
  let moment = Date.parse(start);
  const pages = createPageCache(() => moment);
  return {
    kept: pages,
    keep: (path = '/fees', askedAt = moment) => pages.keep(path, page, askedAt),
    goTo(time: string) {
      moment = Date.parse(time);
    },
  };
}

describe('a cached page', () => {
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

  it('is not cached when its rendering began the day before: its figures are yesterday’s', () => {
    const { kept, keep, goTo } = pagesAt('2026-01-15T23:59:59.900Z');
    const askedAt = Date.parse('2026-01-15T23:59:59.900Z');
    goTo('2026-01-16T00:00:00.100Z');
    keep('/fees', askedAt);
    expect(kept.find('/fees')).toBeUndefined();
  });

  it('is one of a limited number, so that made-up paths cannot fill the memory', () => {
    const { kept, keep } = pagesAt('2026-01-15T12:00:00Z');
    for (let number = 0; number < 1100; number += 1) keep(`/page-${number}`);
    expect(kept.find('/page-999')).toBe(page);
    expect(kept.find('/page-1000')).toBeUndefined();
  });
});

describe('a page whose content has changed', () => {
  it('is dropped, and cached again only when its rendering began afterwards', () => {
    const { kept, keep, goTo } = pagesAt('2026-11-21T12:00:00Z');
    keep('/');
    keep('/fees');
    const before = Date.parse('2026-11-21T12:00:00Z');
    goTo('2026-11-21T12:00:01Z');
    kept.drop('/');
    expect([kept.find('/'), kept.find('/fees')]).toEqual([undefined, page]);
    keep('/', before);
    kept.keepBriefly('/', page, before);
    expect(kept.find('/')).toBeUndefined();
    goTo('2026-11-21T12:00:02Z');
    keep('/');
    expect(kept.find('/')).toBe(page);
  });
});

describe('pages below one whose content has changed', () => {
  it('are dropped with it, and those beside it are not', () => {
    const { kept, keep, goTo } = pagesAt('2026-11-21T12:00:00Z');
    const before = Date.parse('2026-11-21T12:00:00Z');
    const paths = ['/sponsors', '/sponsors/towns', '/sponsorship'];
    for (const path of paths) kept.keepBriefly(path, page, before);
    goTo('2026-11-21T12:00:01Z');
    kept.drop('/sponsors', 'below');
    expect(paths.map(kept.find)).toEqual([undefined, undefined, page]);
    keep('/sponsors/towns', before);
    expect(kept.find('/sponsors/towns')).toBeUndefined();
    goTo('2026-11-21T12:00:02Z');
    keep('/sponsors/towns');
    expect(kept.find('/sponsors/towns')).toBe(page);
  });
});

describe('a page cached for a minute', () => {
  it('is there for a minute from its request, and not past midnight', () => {
    const { kept, goTo } = pagesAt('2026-11-21T23:58:30Z');
    kept.keepBriefly('/jobs', page, Date.parse('2026-11-21T23:58:30Z'));
    goTo('2026-11-21T23:59:29.999Z');
    expect(kept.find('/jobs')).toBe(page);
    goTo('2026-11-21T23:59:30Z');
    expect(kept.find('/jobs')).toBeUndefined();
    kept.keepBriefly('/jobs', page, Date.parse('2026-11-21T23:59:30Z'));
    goTo('2026-11-22T00:00:00Z');
    expect(kept.find('/jobs')).toBeUndefined();
  });

  it('makes room for another when its minute is over, and not before', () => {
    const { kept, goTo } = pagesAt('2026-11-21T12:00:00Z');
    const keep = (path: string, time: string) => kept.keepBriefly(path, page, Date.parse(time));
    for (let number = 0; number < 250; number += 1) keep(`/jobs/${number}`, '2026-11-21T12:00:00Z');
    expect([kept.find('/jobs/199'), kept.find('/jobs/200')]).toEqual([page, undefined]);
    goTo('2026-11-21T12:01:00Z');
    expect(kept.hasRoomBriefly()).toBe(true);
    keep('/jobs/300', '2026-11-21T12:01:00Z');
    expect([kept.find('/jobs/199'), kept.find('/jobs/300')]).toEqual([undefined, page]);
  });
});

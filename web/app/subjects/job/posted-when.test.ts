import { expect, it } from 'vitest';
import { postedWhen } from './posted-when.ts';

it.each([
  ['2026-11-21T10:00:00.000Z', 'Posted today'],
  ['2026-11-20T23:30:00.000Z', 'Posted yesterday'],
  ['2026-11-08T12:00:00.000Z', 'Posted 13 days ago'],
  ['2026-11-07T12:00:00.000Z', 'Posted 2 weeks ago'],
  ['2026-10-22T12:00:00.000Z', 'Posted 4 weeks ago'],
  ['2026-10-20T23:30:00.000Z', 'Posted on 21 October 2026'],
])('on 21 November a job of %s says: %s', (publishedAt, words) => {
  expect(postedWhen(publishedAt, '2026-11-21')).toBe(words);
});

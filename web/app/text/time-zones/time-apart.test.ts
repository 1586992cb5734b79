import { expect, it } from 'vitest';
import { londonMinutesFromUtc, timeApart } from './time-apart.ts';

it.each([
  [60, 0, 'UTC+1, 1 hour ahead of London'],
  [60, 60, 'UTC+1, the same time as London'],
  [0, 0, 'UTC, the same time as London'],
  [0, 60, 'UTC, 1 hour behind London'],
  [330, 0, 'UTC+5:30, 5 hours 30 minutes ahead of London'],
  [-570, 60, 'UTC−9:30, 10 hours 30 minutes behind London'],
])('%i minutes from UTC, while London is %i, is %s', (offset, london, words) => {
  expect(timeApart(offset, london)).toBe(words);
});

it('London is an hour ahead of UTC from the last Sunday of March', () => {
  expect(londonMinutesFromUtc(new Date('2027-03-28T00:59:59Z'))).toBe(0);
  expect(londonMinutesFromUtc(new Date('2027-03-28T01:00:00Z'))).toBe(60);
});

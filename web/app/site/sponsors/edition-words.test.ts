import { expect, it } from 'vitest';
import { ageInWords, isTooOld } from './edition-words.ts';

it.each([
  ['2026-11-22', 'published today'],
  ['2026-11-21', 'one day old'],
  ['2026-11-13', 'nine days old'],
  ['2026-11-01', '21 days old'],
  ['2026-08-01', 'three months old'],
  ['2021-11-02', 'five years old'],
  ['2026-11-23', 'published today'],
])('an edition of %s is %s on 22 November 2026', (edition, words) => {
  expect(ageInWords(edition, '2026-11-22')).toBe(words);
});

it('is too old on its eighth day, not on its seventh', () => {
  expect(isTooOld('2026-11-15', '2026-11-22')).toBe(false);
  expect(isTooOld('2026-11-14', '2026-11-22')).toBe(true);
});

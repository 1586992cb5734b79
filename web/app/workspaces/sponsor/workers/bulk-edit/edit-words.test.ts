import { expect, it } from 'vitest';
import { editValueInWords, previewInWords } from './edit-words.ts';

it.each([
  [{ changes: 7, same: 0, left: 0 }, '7 workers change.'],
  [{ changes: 1, same: 1, left: 0 }, '1 worker changes and 1 has it already.'],
  [{ changes: 7, same: 2, left: 1 }, '7 workers change, 2 have it already and 1 is left as it is.'],
  [{ changes: 0, same: 0, left: 3 }, '0 workers change and 3 are left as they are.'],
])('says of %o: %s', (preview, words) => {
  expect(previewInWords(preview)).toBe(words);
});

it('says a day in words, and what is not on record', () => {
  expect(editValueInWords('next-check', '2028-01-01')).toBe('1 January 2028');
  expect(editValueInWords('place', null)).toBe('empty');
});

import { expect, it } from 'vitest';
import { countInWords } from './count-in-words.ts';

it.each([
  [{ count: 1, more: false }, '1 job'],
  [{ count: 2, more: false }, '2 jobs'],
  [{ count: 100, more: true }, '100+ jobs'],
])('%j: %s', (total, words) => {
  expect(countInWords(total)).toBe(words);
});

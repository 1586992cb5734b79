import { expect, it } from 'vitest';
import { resultCountWords } from './result-count-words.ts';

const result = (count: number, more = {}) => ({
  total: { count, capped: false },
  guess: false,
  unknown: [],
  ...more,
});

it.each([
  [result(1), 'tesco', '1 sponsor.'],
  [result(0), 'tesco', '0 sponsors.'],
  [{ ...result(1000), total: { count: 1000, capped: true } }, 'a', 'More than 1,000 sponsors.'],
  [result(4, { guess: true }), 'larkspr', '4 sponsors. Nothing is written “larkspr”; similar names:'],
  [
    result(2, { guess: true, unknown: ['zzyzx', 'qwrtp'] }),
    'tesco zzyzx qwrtp',
    '2 sponsors. No name has “zzyzx” and “qwrtp”; these have the rest:',
  ],
])('%j says of %s: %s', (result, query, words) => {
  expect(resultCountWords(result, query)).toBe(words);
});

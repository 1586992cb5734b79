import { expect, it } from 'vitest';
import { othersInWords, readingInWords } from './reading-in-words.ts';

it('says how the words of a search were read', () => {
  const others: string[] = [];
  expect(readingInWords({ work: 'nurse', place: 'Leeds', others })).toBe('nurse jobs in Leeds');
  expect(
    readingInWords({
      work: 'engineer',
      level: 'entry',
      workplace: 'fully-remote',
      sponsored: 'anyone',
      others,
    }),
  ).toBe('remote entry-level engineer jobs that can be sponsored');
  expect(readingInWords({ work: '', place: 'Wales', others })).toBe('jobs in Wales');
});

it('names a few of the other names of the same work', () => {
  expect(othersInWords(['carer', 'care worker'])).toBe('carer and care worker');
  expect(othersInWords(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and others');
});

import { expect, it } from 'vitest';
import { prefixIndex } from './prefix-index.ts';

const texts = [
  { text: 'Nurse', jobs: 9 },
  { text: 'Senior nurse', jobs: 7 },
  { text: 'Nursery nurse', jobs: 5 },
  { text: 'C++ developer', jobs: 3 },
  { text: 'Pâtissier', jobs: 2 },
  { text: 'Front-end developer', jobs: 1 },
];
const textsFor = (prefix: string, most = 8) =>
  prefixIndex(texts)
    .find(prefix, most)
    .map(({ text }) => text);

it('finds what begins so first, then what has a word that does, each once and the most frequent first', () => {
  expect(textsFor('nur')).toEqual(['Nurse', 'Nursery nurse', 'Senior nurse']);
  expect(textsFor('nurse', 2)).toEqual(['Nurse', 'Nursery nurse']);
  expect(textsFor('NURSERY N')).toEqual(['Nursery nurse']);
  expect(textsFor('c++')).toEqual(['C++ developer']);
  expect(textsFor('end dev')).toEqual(['Front-end developer']);
  expect(textsFor('patiss')).toEqual(['Pâtissier']);
  for (const prefix of ['', ' ', 'urse', 'zebra', '%', '\\']) expect(textsFor(prefix)).toEqual([]);
});

it('finds the same in runs too long to look through', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ text: `Porter ${at}`, jobs: 500 - at }));
  const index = prefixIndex([...many, { text: 'Night porter', jobs: 0 }]);
  expect(index.find('porter', 3).map(({ text }) => text)).toEqual(['Porter 0', 'Porter 1', 'Porter 2']);
  expect(index.find('porter 49', 3).map(({ text }) => text)).toEqual([
    'Porter 49',
    'Porter 490',
    'Porter 491',
  ]);
  expect(index.find('porter 499', 3).map(({ text }) => text)).toEqual(['Porter 499']);
});

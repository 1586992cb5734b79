import { expect, it } from 'vitest';
import { otherCountry, type Paper, paperStatus, priceWords } from './paper-words.ts';

const paper = (id: string, by?: 'lived-in' | 'nationality'): Paper => ({
  id,
  text: '',
  notes: [],
  decides: by === undefined ? null : { by, countries: ['India', 'Jamaica'] },
  usualPrice: by === undefined ? null : { fromPence: 50_00, toPence: 150_00 },
  checkAt: { title: 'GOV.UK', url: 'https://www.gov.uk/' },
});
const none = { 'lived-in': '', nationality: '' };

it.each([
  ['', 'Depends on where you have lived'],
  ['India', 'Needed'],
  [otherCountry, 'Not asked for, by the country that you chose'],
])('a tuberculosis test after a stay in %j: %s', (country, words) => {
  const tuberculosis = paper('tuberculosis-certificate', 'lived-in');
  expect(paperStatus(tuberculosis, { ...none, 'lived-in': country })).toBe(words);
});

it.each([
  ['', 'Needed, unless you are exempt'],
  ['Jamaica', 'Shown by your passport'],
  [otherCountry, 'Needed, unless you are exempt'],
])('English with a passport of %j: %s', (nationality, words) => {
  expect(paperStatus(paper('english', 'nationality'), { ...none, nationality })).toBe(words);
});

it('a price is said to be an estimate, and none where there is none', () => {
  expect(priceWords(paper('english', 'nationality'))).toMatch(/about £50 to £150: an estimate/);
  expect(priceWords(paper('passport'))).toBe(null);
});

import { expect, it } from 'vitest';
import { placeInWords } from './place-in-words.ts';

it.each([
  [{ place: 'London', nation: 'england', workplace: 'hybrid' }, 'London, hybrid'],
  [{ place: 'Bristol', nation: 'england', workplace: 'on-site' }, 'Bristol, on site'],
  [{ place: 'Leeds', nation: null, workplace: 'fully-remote' }, 'Leeds, remote'],
  [{ place: null, nation: 'scotland', workplace: 'fully-remote' }, 'Remote in Scotland'],
  [{ place: null, nation: null, workplace: 'fully-remote' }, 'Remote in the UK'],
  [
    { place: null, nation: 'northern-ireland', workplace: 'occasional-office-visits' },
    'Northern Ireland, remote with office visits',
  ],
  [{ place: null, nation: null, workplace: 'hybrid' }, 'The UK, hybrid'],
] as const)('a place of %j is said as %j', (place, words) => {
  expect(placeInWords(place)).toBe(words);
});

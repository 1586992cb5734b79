import { expect, it } from 'vitest';
import { howToWrite, wrongNumber } from './telephone-advice.ts';

it('the advice on a telephone number fits the chosen country', () => {
  expect(howToWrite('United Kingdom (+44)')).toBe('Such as 020 7946 0321.');
  expect(howToWrite('India (+91)')).toBe('As you dial it in India, or in full from +91.');
  expect(wrongNumber('St Vincent & Grenadines (+1)')).toBe(
    'Enter a telephone number, as you dial it in St Vincent & Grenadines, or in full from +1.',
  );
});

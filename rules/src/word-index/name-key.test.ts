import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['St. Albans', 'st-albans'],
  ['ST ALBANS ', 'st-albans'],
  ['Ynys Môn', 'ynys-mon'],
  ['King’s Lynn', 'kings-lynn'],
  [
    'Global Business Mobility: Senior or Specialist Worker',
    'global-business-mobility-senior-or-specialist-worker',
  ],
  ['…', ''],
])('%j is %j in an address', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

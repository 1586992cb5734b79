import { expect, it } from 'vitest';
import { readSearchForm } from './read-search-form.ts';

it.each([
  [
    { title: ' Nurse ', pay: '45k', currency: 'GBP' },
    { title: 'Nurse', pay: '45000' },
  ],
  [
    { pay: '£45,000', currency: 'EUR' },
    { pay: '45000', currency: 'EUR' },
  ],
  [{ occupation: '2134 - Programmers', pay: '' }, { occupation: '2134' }],
  [{ occupation: '213' }, { occupation: '213' }],
])('the fields %j search for %j', (fields, search) => {
  expect(readSearchForm(Object.entries(fields))).toEqual({ search, fieldErrors: {} });
});

it('an invalid amount or code is reported, and nothing is searched', () => {
  expect(readSearchForm(Object.entries({ title: 'Nurse', pay: 'a lot', occupation: 'nursing' }))).toEqual({
    search: { title: 'Nurse' },
    fieldErrors: {
      pay: 'Enter a whole amount a year, such as 45,000.',
      occupation: 'Choose one from the list, or type its code.',
    },
  });
});

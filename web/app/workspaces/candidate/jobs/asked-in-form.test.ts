import { expect, it } from 'vitest';
import { askedInForm } from './asked-in-form.ts';

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
])('the fields %j ask for %j', (fields, search) => {
  expect(askedInForm(Object.entries(fields))).toEqual({ search, faults: {} });
});

it('what is no amount and no code is told, and searched for neither', () => {
  expect(askedInForm(Object.entries({ title: 'Nurse', pay: 'a lot', occupation: 'nursing' }))).toEqual({
    search: { title: 'Nurse' },
    faults: {
      pay: 'Give a whole amount a year, such as 45,000.',
      occupation: 'Choose one from the list, or type its code.',
    },
  });
});

import { expect, it } from 'vitest';
import { comparedCv } from './compared-cv.ts';
import { expectedCv } from './expected-cv.ts';

const expected = expectedCv.parse({
  work: [
    { title: 'Buyer', company: 'Fern Retail', start: '2019-03', end: 'present' },
    { title: 'Clerk', company: 'Quartz & Co', start: '2015', end: '2018' },
  ],
  education: [{ institution: 'University of Leeds', award: 'BSc', field: 'Physics', graduation: '2014' }],
  languages: ['Polish'],
});
const job = { field: 'work', found: 'a line' } as const;

it('a value counts as right, wrong or missing by its field', () => {
  const { fields } = comparedCv(expected, {
    suggestions: [{ ...job, value: { title: 'Buyer', company: 'Leeds', start: '03/2019', current: true } }],
    unclear: [],
  });
  expect(fields.title).toMatchObject({ right: 1, suggested: 1, expected: 2 });
  expect(fields.company).toMatchObject({ right: 0, suggested: 1, expected: 2 });
  // Of a year alone no month is expected.
  expect(fields.start).toMatchObject({ right: 1, suggested: 1, expected: 1 });
  expect(fields.end).toMatchObject({ right: 1, suggested: 1, expected: 1 });
});

it('a job or school is lost where it is neither suggested nor listed as not read', () => {
  const { lost } = comparedCv(expected, { suggestions: [], unclear: ['2015 – 2018 Clerk'] });
  expect(lost).toEqual(['Buyer, Fern Retail', 'University of Leeds']);
});

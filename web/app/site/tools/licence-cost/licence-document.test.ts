import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluateLicence } from './evaluate-licence.ts';
import { licenceDocument } from './licence-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/cost-estimator/calculate';

function documentFor(query: string) {
  const url = new URL(`${page}.pdf?${query}`);
  return licenceDocument(evaluateLicence(url.searchParams, today), { url, today });
}

it('of an untouched form has the specified answers, and a link that reproduces it', () => {
  expect(documentFor('')).toMatchObject({
    fileName: 'licence-cost-worker-2026-11-20',
    headline: { label: 'Total licence fee', figure: '£611.00', tag: 'Rates for 20 November 2026' },
    answers: [
      { question: 'Type of Licence', answer: 'Skilled Worker' },
      { question: 'Sponsor Size', answer: 'Small' },
      { question: 'Priority processing', answer: 'No' },
      { question: 'Day you apply', answer: '20 November 2026' },
      { question: 'Licence you already have', answer: 'None yet' },
    ],
    address: `${page}?licenceType=worker&sponsorSize=small&appliedOn=2026-11-20`,
  });
});

it('has each fee and their total', () => {
  const document = documentFor('sponsorSize=large&priority=yes');
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.parts[0]).toMatchObject({
    rows: [
      { cells: ['Licence Fee', '£1,682.00'], total: false },
      { cells: ['Priority Fee', '£750.00'], total: false },
      { cells: ['Total Licence Fee', '£2,432.00'], total: true },
    ],
  });
});

it('for a day before the records says so, without a figure', () => {
  expect(documentFor('appliedOn=2023-10-03')).toMatchObject({
    headline: { figure: 'No figure', tag: undefined },
    sentences: expect.arrayContaining([expect.stringContaining('Our records begin on 4 October 2023')]),
  });
});

it('with invalid answers names each', () => {
  expect(documentFor('licenceType=visitor&appliedOn=2026-02-30')).toEqual({
    missing: ['Choose the type of licence.', 'Enter the day you apply, such as 20 November 2026.'],
  });
});

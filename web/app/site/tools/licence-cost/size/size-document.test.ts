import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluateSize } from './evaluate-size.ts';
import { sizeDocument } from './size-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/cost-estimator/size';

function documentFor(query: string) {
  const url = new URL(`${page}.pdf?${query}`);
  return sizeDocument(evaluateSize(url.searchParams, today), { url, today });
}

it('has the size, its figures, and the day on which the financial year began', () => {
  expect(documentFor('turnover=12000000&employees=40')).toMatchObject({
    fileName: 'sponsor-size-2026-04-06',
    headline: { label: 'Size of sponsor', figure: 'Small' },
    answers: [
      { question: 'Your organisation', answer: 'A company' },
      { question: 'Parent company', answer: 'No parent company' },
      { question: 'Annual turnover', answer: '£12,000,000' },
      { question: 'Employees', answer: '40' },
      { question: 'Financial year began on', answer: '6 April 2026' },
    ],
    lawAskedFor: [{ label: 'Financial year began on', day: '6 April 2026' }],
    address: `${page}?body=company&turnover=12000000&employees=40&yearBeganOn=2026-04-06`,
  });
});

it('of a charity has no figures', () => {
  const document = documentFor('body=charity&turnover=1');
  const questions = 'missing' in document ? [] : document.answers.map(({ question }) => question);
  expect(questions).toEqual(['Your organisation', 'Financial year began on']);
});

it('with a missing figure says so, and has the others', () => {
  expect(documentFor('turnover=12000000')).toMatchObject({
    headline: { figure: 'Not answered yet' },
    cautions: [expect.stringContaining('Enter one more of the three figures')],
    answers: expect.arrayContaining([{ question: 'Annual turnover', answer: '£12,000,000' }]),
  });
});

it('with an invalid answer names it', () => {
  expect(documentFor('turnover=lots')).toEqual({
    missing: ['Enter the turnover in pounds, such as 12,000,000.'],
  });
});

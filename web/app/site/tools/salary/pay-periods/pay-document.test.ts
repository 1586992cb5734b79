import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluatePay } from './evaluate-pay.ts';
import { payDocument } from './pay-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/salary-calculator/pay-periods';

function documentFor(query: Record<string, string>) {
  const url = new URL(`${page}.csv?${new URLSearchParams(query)}`);
  return payDocument(evaluatePay(url.searchParams, today), { url, today });
}

it('has each period with the pay and the minimum, and names the first that would fail', () => {
  const document = documentFor({ role: '2134 - Programmers', pays: '4558.34\n4500; 162.5' });
  expect(document).toMatchObject({
    fileName: 'pay-periods-2134-2026-11-20',
    headline: { label: 'On these figures, the pay', figure: 'Would fail' },
    answers: expect.arrayContaining([
      { question: 'Salary option', answer: 'A · Standard' },
      { question: 'Paid', answer: 'Monthly' },
      { question: 'Pay for each period, in order', answer: '4558.34\n4500; 162.5' },
    ]),
    lawAskedFor: [{ label: 'Certificate assigned on', day: '20 November 2026' }],
    address: `${page}?${new URLSearchParams({ role: '2134', pays: '4558.34\n4500; 162.5', assignedOn: '2026-11-20' })}`,
  });
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.sentences?.[1]).toBe('Period 2 is the first that would fail: short by £58.34.');
  const [periods] = document.parts;
  expect(periods).toMatchObject({
    rows: [
      { cells: ['Period 1', '162.5', '£4,558.34', '£4,558.34', 'Would pass'], strong: false },
      { cells: ['Period 2', '162.5', '£4,500.00', '£4,558.34', 'Short by £58.34'], strong: true },
    ],
  });
});

it('mentions irregular hours only where pay is weekly, as the form does', () => {
  const questions = (frequency: string) => {
    const document = documentFor({ role: '2134', pays: '1000', frequency });
    return 'missing' in document ? [] : document.answers.map(({ question }) => question);
  };
  expect(questions('weekly')).toContain('Irregular hours and pay');
  expect(questions('monthly')).not.toContain('Irregular hours and pay');
});

it('without valid pay, names what is missing', () => {
  expect(documentFor({})).toEqual({ missing: ['Enter the occupation code and the pay for each period.'] });
  expect(documentFor({ role: '2134', pays: '4558.34\nlots' })).toMatchObject({
    missing: [expect.stringContaining('Line 2, “lots”')],
  });
});

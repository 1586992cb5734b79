import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { type PayAnswers, payFacts, readPayAnswers } from './pay-answers.ts';
import { presentPay } from './present-pay.ts';

const answers = (input: Partial<PayAnswers>) =>
  readPayAnswers(new URLSearchParams({ role: '2134', ...input }), calendarDate('2026-11-20'));
const facts = (input: Partial<PayAnswers>) => payFacts(answers(input));

describe('a line of pay', () => {
  it.each([
    ['4558.34', { paidPence: 455_834 }],
    ['£4,558.34', { paidPence: 455_834 }],
    ['4558; 162.5', { paidPence: 455_800, hours: 162.5 }],
    ['4558\t150', { paidPence: 455_800, hours: 150 }],
    ['2000; leave', { paidPence: 200_000, permittedReduction: true }],
    ['2000; 80; Leave', { paidPence: 200_000, hours: 80, permittedReduction: true }],
  ])('%j is read as %j', (line, period) => {
    expect(facts({ pays: line }).facts?.periods).toEqual([period]);
  });

  it('is numbered in order, without empty lines', () => {
    expect(facts({ pays: '1\r\n\r\n2\n' }).facts?.periods.map(({ paidPence }) => paidPence)).toEqual([
      100, 200,
    ]);
  });

  it('that is invalid is named by its number, as typed', () => {
    expect(facts({ pays: '4558.34\nlots' }).problems).toEqual([
      { name: 'pays', message: expect.stringContaining('Line 2, “lots”') },
    ]);
  });
});

it.each([
  [{ pays: '' }, 'pays'],
  [{ pays: '1', role: 'chef' }, 'role'],
  [{ pays: '1', option: 'Z' }, 'option'],
  [{ pays: '1', hours: 'full' }, 'hours'],
  [{ pays: '1', irregular: 'yes' }, 'frequency'],
])('%j is an error at %s', (input, field) => {
  expect(facts(input).problems.map(({ name }) => name)).toEqual([field]);
});

describe('the test in words', () => {
  const present = (input: Partial<PayAnswers>) => {
    const payFacts = facts(input).facts;
    if (!payFacts) throw new Error('unread');
    return presentPay(payFacts);
  };

  it('passes a year’s pay split and rounded up', () => {
    expect(present({ pays: '4558.34\n4558.34\n4558.34' })).toMatchObject({
      figure: 'Would pass',
      first: undefined,
    });
  });

  it('finds the first failure, and by how much', () => {
    expect(present({ pays: '4558.34\n4000\n5200' })).toMatchObject({
      figure: 'Would fail',
      first: 'Period 2 is the first that would fail: short by £558.34.',
    });
  });

  it('is not made for a certificate of 7 April 2026', () => {
    expect(present({ pays: '1', assignedOn: '2026-04-07' }).figure).toBe('Not tested');
  });
});

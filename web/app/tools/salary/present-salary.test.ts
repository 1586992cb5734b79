import { calendarDate } from '@portway/rules/kernel';
import type { SalaryFacts } from '@portway/rules/minimum-salary';
import { describe, expect, it } from 'vitest';
import { presentSalary } from './present-salary.ts';

const shown = (facts: Partial<SalaryFacts> = {}) =>
  presentSalary({
    occupationCode: '2134',
    assignedOn: calendarDate('2026-11-20'),
    hours: { perWeek: 37.5 },
    visaType: 'other',
    ...facts,
  });

describe('the headline', () => {
  it('is the lowest open figure, with its option, month and hour', () => {
    expect(shown({ under26: false })).toMatchObject({
      figure: '£54,700',
      tag: 'Option A: Standard',
      beside: [
        { label: 'Per month', figure: '£4,558.34' },
        { label: 'Per hour', figure: '£28.06' },
      ],
      note: undefined,
    });
  });

  it('stands beside the other one while under 26 is yes', () => {
    expect(shown({ under26: true }).note).toBe('£38,300 if under 26 · £54,700 otherwise');
    expect(shown({ under26: true, length: { months: 60, days: 0 } }).note).toBeUndefined();
  });

  it.each([
    ['2237', 'No single figure'],
    ['1112', 'Cannot be sponsored'],
    ['1212', 'Not told yet'],
  ])('of %s is %s', (occupationCode, figure) => {
    expect(shown({ occupationCode }).figure).toBe(figure);
  });

  it('of a certificate used too late is none, though the job could be sponsored', () => {
    const late = shown({ appliedOn: calendarDate('2027-02-21') });
    expect(late).toMatchObject({
      figure: 'No figure',
      gap: expect.stringContaining('must be used by 20 February 2027'),
    });
  });

  it('of an ended list says so, with the last safe day', () => {
    const later = shown({ occupationCode: '3544', assignedOn: calendarDate('2027-01-04') });
    expect(later).toMatchObject({
      figure: 'No law recorded',
      gap: expect.stringContaining('30 December 2026'),
    });
  });
});

describe('the offer', () => {
  it.each([
    [54_700_00, true, 'reaches the lowest figure'],
    [50_000_00, false, '£4,700.00 short'],
  ])('of %i pence is enough: %s', (salaryPence, good, text) => {
    expect(shown({ under26: false, salaryPence }).offer).toEqual({
      good,
      title: good ? 'Enough' : 'Too low',
      text: expect.stringContaining(text),
    });
  });
});

it('an offer that is enough only under 26 says so', () => {
  expect(shown({ under26: true, salaryPence: 45_000_00 }).offer?.title).toBe(
    'Enough, if the person is under 26',
  );
  // What is enough at any age does not say it.
  expect(shown({ under26: true, salaryPence: 54_700_00 }).offer?.title).toBe('Enough');
});

it('shows every option, why some are closed, and what would change the answer', () => {
  const { options, closed, changes } = shown({ under26: false });
  expect(options.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJK');
  expect(options.filter(({ decides }) => decides)).toMatchObject([
    { letter: 'A', state: 'Open', minimum: '£54,700' },
  ]);
  expect(closed.join(' ')).toContain('D · Job on the Immigration Salary List: 2134');
  expect(changes).toContainEqual(expect.stringContaining('£43,700 by option C'));
  expect(changes.join(' ')).not.toContain('option D');
});

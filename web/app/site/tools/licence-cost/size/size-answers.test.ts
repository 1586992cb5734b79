import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { readSizeAnswers, type SizeAnswers, sizeFacts } from './size-answers.ts';

const facts = (input: Partial<SizeAnswers> = {}, today = '2026-11-20') =>
  sizeFacts(readSizeAnswers(new URLSearchParams({ ...input }), calendarDate(today)));

describe('typed answers', () => {
  it.each([
    ['12,000,000', 1_200_000_000],
    ['£12000000.50', 1_200_000_050],
    ['', undefined],
  ])('a turnover of %j is %s pence', (turnover, turnoverPence) => {
    expect(facts({ turnover }).facts).toMatchObject({ turnoverPence });
  });

  it.each([
    [{ turnover: 'lots' }, 'turnover'],
    [{ balanceSheet: '-1' }, 'balanceSheet'],
    [{ employees: '4.5' }, 'employees'],
    [{ yearBeganOn: '2026-02-30' }, 'yearBeganOn'],
    [{ body: 'club' }, 'body'],
  ])('%j is an error at %s', (input, name) => {
    expect(facts(input).problems.map((problem) => problem.name)).toEqual([name]);
  });

  it.each([
    ['', undefined],
    ['small', true],
    ['large', false],
  ])('a parent of %j is %s', (parent, parentLeadsSmallGroup) => {
    expect(facts({ parent }).facts).toMatchObject({ parentLeadsSmallGroup });
  });
});

it.each([
  ['2026-04-05', '2025-04-06'],
  ['2026-04-06', '2026-04-06'],
])('on %s an untouched form names the year from %s', (today, yearBeganOn) => {
  expect(facts({}, today).facts).toMatchObject({ body: 'company', financialYearBeganOn: yearBeganOn });
});

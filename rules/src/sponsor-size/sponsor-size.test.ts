import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type SponsorSizeFacts, sponsorSize } from './index.ts';

type FactsInText = Omit<Partial<SponsorSizeFacts>, 'financialYearBeganOn'>;

const size = (beganOn: string, facts: FactsInText) =>
  sponsorSize({ body: 'company', ...facts, financialYearBeganOn: calendarDate(beganOn) });

const large = { turnoverPence: 99_000_000_00, balanceSheetPence: 99_000_000_00, employees: 999 };

/**
 * Each test at its limit: a second test met at the limit makes the company small, a penny or a person more
 * makes it large.
 */
describe.each([
  ['2016-01-01', 10_200_000_00, 5_100_000_00],
  ['2025-04-05', 10_200_000_00, 5_100_000_00],
  ['2025-04-06', 15_000_000_00, 7_500_000_00],
  ['2026-04-06', 15_000_000_00, 7_500_000_00],
])('a company whose financial year began on %s', (beganOn, turnoverLimit, balanceSheetLimit) => {
  it.each([
    [-1, 'small'],
    [0, 'small'],
    [1, 'large'],
  ])('%i pence from the turnover limit, with few employees', (over, expected) => {
    const facts = { ...large, employees: 1, turnoverPence: turnoverLimit + over };
    expect(size(beganOn, facts)).toMatchObject({ status: 'answered', size: expected });
  });

  it.each([
    [-1, 'small'],
    [0, 'small'],
    [1, 'large'],
  ])('%i pence from the balance sheet limit, with few employees', (over, expected) => {
    const facts = { ...large, employees: 1, balanceSheetPence: balanceSheetLimit + over };
    expect(size(beganOn, facts)).toMatchObject({ status: 'answered', size: expected });
  });

  it.each([
    [49, 'small'],
    [50, 'small'],
    [51, 'large'],
  ])('%i employees, with a small turnover', (employees, expected) => {
    const facts = { ...large, turnoverPence: 1, employees };
    expect(size(beganOn, facts)).toMatchObject({ status: 'answered', size: expected });
  });

  it('meets two of three without its employees counting', () => {
    const facts = { employees: 999, turnoverPence: turnoverLimit, balanceSheetPence: balanceSheetLimit };
    expect(size(beganOn, facts)).toMatchObject({ size: 'small' });
  });

  it('that meets none or one is large', () => {
    expect(size(beganOn, large)).toMatchObject({ size: 'large' });
    expect(size(beganOn, { ...large, employees: 50 })).toMatchObject({ size: 'large' });
  });
});

it('a turnover of £12m and a balance of £6m: large for a year begun on 5 April 2025, small on 6 April', () => {
  const facts = { turnoverPence: 12_000_000_00, balanceSheetPence: 6_000_000_00, employees: 60 };
  expect(size('2025-04-05', facts)).toMatchObject({ size: 'large' });
  expect(size('2025-04-06', facts)).toMatchObject({ size: 'small' });
});

describe('with some figures not given', () => {
  it('two tests met are enough', () => {
    expect(size('2026-01-01', { employees: 50, turnoverPence: 15_000_000_00 })).toMatchObject({
      size: 'small',
    });
  });

  it('two tests failed are enough', () => {
    expect(size('2026-01-01', { employees: 51, turnoverPence: 15_000_000_01 })).toMatchObject({
      size: 'large',
    });
  });

  it.each<[string, FactsInText, string[]]>([
    ['nothing', {}, ['turnoverPence', 'balanceSheetPence', 'employees']],
    ['one met', { employees: 50 }, ['turnoverPence', 'balanceSheetPence']],
    ['one failed', { employees: 51 }, ['turnoverPence', 'balanceSheetPence']],
    ['one met and one failed', { employees: 50, turnoverPence: 15_000_000_01 }, ['balanceSheetPence']],
  ])('%s: it asks for the rest', (_, facts, missing) => {
    expect(size('2026-01-01', facts)).toMatchObject({ status: 'needs-facts', missing });
  });
});

describe('other bodies', () => {
  it('a charity pays the small fee', () => {
    expect(size('2026-01-01', { ...large, body: 'charity' })).toMatchObject({ size: 'small' });
  });

  it('a public, insurance or banking company or e-money issuer is never small', () => {
    const facts = {
      body: 'never-small-company',
      turnoverPence: 1,
      balanceSheetPence: 1,
      employees: 1,
    } as const;
    expect(size('2026-01-01', facts)).toMatchObject({ size: 'large' });
  });

  it('a company in a group is small only when its parent leads a small group', () => {
    const facts = { turnoverPence: 1, balanceSheetPence: 1, employees: 1 };
    expect(size('2026-01-01', { ...facts, parentLeadsSmallGroup: false })).toMatchObject({ size: 'large' });
    expect(size('2026-01-01', { ...facts, parentLeadsSmallGroup: true })).toMatchObject({ size: 'small' });
  });

  it.each([
    [49, 'small'],
    [50, 'small'],
    [51, 'large'],
  ])('a sole trader or partnership with %i employees is %s', (employees, expected) => {
    expect(size('2026-01-01', { body: 'other', employees })).toMatchObject({
      size: expected,
      steps: [{ law: { confidence: 'from-memory' } }, {}],
    });
  });

  it('a sole trader is asked for the employees', () => {
    expect(size('2026-01-01', { body: 'other' })).toMatchObject({
      status: 'needs-facts',
      missing: ['employees'],
    });
  });
});

it.each(['charity', 'company', 'never-small-company', 'other'] as const)(
  'before 1 January 2016 nothing is recorded for a %s',
  (body) => {
    expect(size('2015-12-31', { ...large, body })).toMatchObject({ status: 'no-law' });
  },
);

import { describe, expect, it } from 'vitest';
import { type CertificateLength, lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type VisaFeeFacts, visaFee } from './index.ts';

const day = calendarDate;

/** Without the warning of every fee from 8 October 2026, which the tests of the fee table keep. */
const fee = (appliedOn: string, facts: Partial<VisaFeeFacts> = {}) => {
  const outcome = visaFee({
    assignedOn: day(appliedOn),
    length: wholeMonths(36),
    location: 'outside',
    occupationCode: '2134',
    healthAndCare: false,
    ...facts,
    appliedOn: day(appliedOn),
  });
  return outcome.status === 'answered'
    ? { ...outcome, warnings: outcome.warnings.filter(({ code }) => code !== 'fee-table-newer') }
    : outcome;
};

const charged = (amountPence: number) => ({ status: 'answered', amountPence });

/** The application day, the fee up to 3 years and the fee over 3 years, in pence. */
describe.each([
  ['outside', '2023-10-04', 719_00, 1420_00],
  ['outside', '2025-04-08', 719_00, 1420_00],
  ['outside', '2025-04-09', 769_00, 1519_00],
  ['outside', '2026-04-07', 769_00, 1519_00],
  ['outside', '2026-04-08', 819_00, 1618_00],
  ['outside', '2026-11-20', 819_00, 1618_00],
  ['inside', '2023-10-04', 827_00, 1500_00],
  ['inside', '2024-04-09', 827_00, 1500_00],
  ['inside', '2024-04-10', 827_00, 1636_00],
  ['inside', '2025-04-08', 827_00, 1636_00],
  ['inside', '2025-04-09', 885_00, 1751_00],
  ['inside', '2026-04-07', 885_00, 1751_00],
  ['inside', '2026-04-08', 943_00, 1865_00],
  ['inside', '2026-11-20', 943_00, 1865_00],
] as const)('a Skilled Worker who applies %s the UK on %s', (location, appliedOn, short, long) => {
  it.each([1, 35, 36])('for %i months pays the lower fee', (months) => {
    expect(fee(appliedOn, { location, length: wholeMonths(months) })).toMatchObject(charged(short));
  });

  it.each([37, 60])('for %i months pays the higher fee', (months) => {
    expect(fee(appliedOn, { location, length: wholeMonths(months) })).toMatchObject(charged(long));
  });

  it('for three years and a day pays the higher fee', () => {
    expect(fee(appliedOn, { location, length: { months: 36, days: 1 } })).toMatchObject(charged(long));
  });
});

describe.each(['inside', 'outside'] as const)('a Health and Care Worker %s the UK', (location) => {
  it.each([
    ['2023-10-04', 284_00, 551_00],
    ['2025-04-08', 284_00, 551_00],
    ['2025-04-09', 304_00, 590_00],
    ['2026-04-07', 304_00, 590_00],
    ['2026-04-08', 324_00, 628_00],
    ['2026-11-20', 324_00, 628_00],
  ])('who applies on %s', (appliedOn, short, long) => {
    const facts = { location, healthAndCare: true, occupationCode: '2237' };
    expect(fee(appliedOn, { ...facts, length: wholeMonths(36) })).toMatchObject(charged(short));
    expect(fee(appliedOn, { ...facts, length: wholeMonths(37) })).toMatchObject(charged(long));
  });
});

it('a Health and Care Worker on the Immigration Salary List pays the Health and Care fee', () => {
  expect(
    fee('2026-11-20', { healthAndCare: true, occupationCode: '6135', location: 'inside' }),
  ).toMatchObject({ ...charged(324_00), warnings: [] });
});

describe('by the certificate’s days', () => {
  it.each([
    ['2030-01-03', 819_00],
    ['2030-01-04', 1618_00],
  ])('from 4 January 2027 to %s the fee is %i pence', (endsOn, amountPence) => {
    const length = lengthBetween(day('2027-01-04'), day(endsOn));
    expect(fee('2026-11-20', { length })).toMatchObject(charged(amountPence));
  });

  it('from 29 February 2028 to 28 February 2031 is three years, and a day more is over', () => {
    const length = (endsOn: string) => lengthBetween(day('2028-02-29'), day(endsOn));
    expect(fee('2026-11-20', { length: length('2031-02-28') })).toMatchObject(charged(819_00));
    expect(fee('2026-11-20', { length: length('2031-03-01') })).toMatchObject(charged(1618_00));
  });
});

/** Whole rows of the Immigration Salary List: every job of the code, in all of the United Kingdom. */
describe.each(['1232', '2112', '2142', '3212', '3411', '3416', '5312', '5313', '5314', '5316'])(
  '%s is on the Immigration Salary List',
  (occupationCode) => {
    it.each<[string, number, number]>([
      ['2025-07-22', 590_00, 1160_00],
      ['2026-04-07', 590_00, 1160_00],
      ['2026-04-08', 628_00, 1235_00],
      ['2026-12-30', 628_00, 1235_00],
    ])('on %s, inside or outside the UK', (appliedOn, short, long) => {
      const length: CertificateLength = wholeMonths(37);
      expect(fee(appliedOn, { occupationCode })).toMatchObject(charged(short));
      expect(fee(appliedOn, { occupationCode, location: 'inside' })).toMatchObject(charged(short));
      expect(fee(appliedOn, { occupationCode, length })).toMatchObject(charged(long));
      expect(fee(appliedOn, { occupationCode, listScopeConfirmed: false })).toMatchObject(charged(short));
    });

    it.each(['2026-12-31', '2027-01-04'])('on %s what follows is not known', (appliedOn) => {
      expect(fee(appliedOn, { occupationCode })).toMatchObject({
        status: 'no-law',
        parameter: `salary-list.${occupationCode}`,
        recordsEndOn: '2026-12-30',
      });
    });
  },
);

/** Rows that name only some jobs, only part of the country, or a condition. */
describe.each(['2111', '2115', '3111', '5235', '6131', '9119'])(
  '%s is on the list in part',
  (occupationCode) => {
    it('and pays the standard fee with a warning until the job is confirmed', () => {
      expect(fee('2026-11-20', { occupationCode })).toMatchObject({
        ...charged(819_00),
        warnings: [
          { code: 'salary-list-unconfirmed', message: expect.stringContaining('the fee is £628 a person') },
        ],
      });
      expect(fee('2026-11-20', { occupationCode, length: wholeMonths(48) })).toMatchObject({
        ...charged(1618_00),
        warnings: [{ message: expect.stringContaining('£1,235') }],
      });
    });

    it('and pays according to the answer once it is given', () => {
      const facts = { occupationCode, workNation: 'scotland' } as const;
      expect(fee('2026-11-20', { ...facts, listScopeConfirmed: true })).toMatchObject({
        ...charged(628_00),
        warnings: [],
      });
      // The row of 5235 names a place, but no jobs.
      const other = occupationCode === '5235' ? 628_00 : 819_00;
      expect(fee('2026-11-20', { ...facts, listScopeConfirmed: false })).toMatchObject({
        ...charged(other),
        warnings: [],
      });
    });

    it('and from the day the list ends is unknown, unless the job was never one of them', () => {
      expect(fee('2026-12-31', { occupationCode })).toMatchObject({
        status: 'no-law',
        recordsEndOn: '2026-12-30',
      });
      expect(fee('2026-12-31', { occupationCode, listScopeConfirmed: false })).toMatchObject(charged(819_00));
    });
  },
);

describe('the care roles stay on the list until 22 July 2028', () => {
  const facts = { occupationCode: '6135', listScopeConfirmed: true, location: 'inside' } as const;

  it.each(['2026-12-31', '2028-07-21'])('on %s the fee is known', (appliedOn) => {
    expect(fee(appliedOn, facts)).toMatchObject(charged(628_00));
  });

  it('on 22 July 2028 it is not', () => {
    expect(fee('2028-07-22', facts)).toMatchObject({ status: 'no-law', recordsEndOn: '2028-07-21' });
  });
});

describe('before 22 July 2025 the list is not recorded', () => {
  it.each([
    ['2023-10-04', 36, '£551'],
    ['2025-04-08', 36, '£551'],
    ['2025-04-08', 37, '£1,084'],
    ['2025-04-09', 36, '£590'],
    ['2025-07-21', 37, '£1,160'],
  ])('on %s, for %i months, any code is told of the lower fee of %s', (appliedOn, months, price) => {
    for (const occupationCode of ['2142', '2134']) {
      expect(fee(appliedOn, { occupationCode, length: wholeMonths(months) })).toMatchObject({
        status: 'answered',
        warnings: [
          {
            code: 'salary-list-unconfirmed',
            message: expect.stringMatching(new RegExp(`To be confirmed on GOV.UK.*\\${price} a person`)),
          },
        ],
      });
    }
  });

  it('on 22 July 2025 a code off the list pays the standard fee without a warning', () => {
    expect(fee('2025-07-22')).toMatchObject({ ...charged(769_00), warnings: [] });
  });
});

it('a job only on the Temporary Shortage List pays the standard fee, also after that list ends', () => {
  expect(fee('2026-11-20', { occupationCode: '3544' })).toMatchObject({ ...charged(819_00), warnings: [] });
  expect(fee('2027-01-04', { occupationCode: '3544' })).toMatchObject(charged(819_00));
});

it('without a length it asks for the months', () => {
  expect(fee('2026-11-20', { length: undefined })).toMatchObject({
    status: 'needs-facts',
    missing: ['months'],
  });
});

it('before 4 October 2023 no fee is recorded', () => {
  expect(fee('2023-10-03')).toMatchObject({ status: 'no-law', recordsBeginOn: '2023-10-04' });
});

it.each([
  ['2024-04-10', { location: 'inside', length: wholeMonths(48) }, 'derived'],
  ['2025-04-09', { length: wholeMonths(48) }, 'single-source'],
  ['2025-07-22', { occupationCode: '2142', length: wholeMonths(48) }, 'from-memory'],
  ['2026-04-08', {}, 'confirmed'],
] as const)('how far the fee on %s was checked is shown: %j %s', (appliedOn, facts, confidence) => {
  expect(fee(appliedOn, facts)).toMatchObject({
    steps: expect.arrayContaining([
      expect.objectContaining({ law: expect.objectContaining({ confidence, governedBy: 'appliedOn' }) }),
    ]),
  });
});

it.each(['2111', '5235'])('%s is on the list in Scotland only', (occupationCode) => {
  const facts = { occupationCode, listScopeConfirmed: true } as const;
  expect(fee('2026-11-20', { ...facts, workNation: 'england' })).toMatchObject({
    amountPence: 819_00,
    warnings: [],
  });
  expect(fee('2026-11-20', { ...facts, workNation: 'scotland' })).toMatchObject({
    amountPence: 628_00,
    warnings: [],
  });
});

it('a yes does not tell which list names a job of 5319', () => {
  expect(fee('2026-11-20', { occupationCode: '5319', listScopeConfirmed: true })).toMatchObject({
    amountPence: 819_00,
    warnings: [{ code: 'salary-list-unconfirmed' }],
  });
});

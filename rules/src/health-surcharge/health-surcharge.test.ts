import { describe, expect, it } from 'vitest';
import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { healthSurcharge, type SurchargeFacts } from './index.ts';

const day = calendarDate;

const surcharge = (facts: Partial<SurchargeFacts>) =>
  healthSurcharge({
    appliedOn: day('2026-11-20'),
    length: wholeMonths(36),
    location: 'outside',
    healthAndCare: false,
    adults: 1,
    under18: 0,
    ...facts,
  });

const charged = (amountPence: number) => ({ status: 'answered', amountPence });

describe.each([
  ['2020-10-27', 624_00, 470_00],
  ['2024-02-05', 624_00, 470_00],
  ['2024-02-06', 1035_00, 776_00],
  ['2026-11-20', 1035_00, 776_00],
])('for an application of %s', (appliedOn, adult, child) => {
  const year = { appliedOn: day(appliedOn), length: wholeMonths(12) };

  it('a year costs the yearly rate, an adult’s and a child’s', () => {
    expect(surcharge(year)).toMatchObject(charged(adult));
    expect(surcharge({ ...year, adults: 0, under18: 1 })).toMatchObject(charged(child));
  });

  it('a Health and Care Worker and the family pay nothing', () => {
    expect(surcharge({ ...year, healthAndCare: true, adults: 2, under18: 2 })).toMatchObject({
      status: 'not-applicable',
      steps: [{ law: { parameter: 'health-surcharge.health-and-care', confidence: 'confirmed' } }],
    });
  });
});

describe('a last part of up to six months costs half a year, a longer one a year', () => {
  it.each([
    [7, 1035_00, 776_00],
    [11, 1035_00, 776_00],
    [12, 1035_00, 776_00],
    [13, 1552_50, 1164_00],
    [18, 1552_50, 1164_00],
    [19, 2070_00, 1552_00],
    [24, 2070_00, 1552_00],
    [30, 2587_50, 1940_00],
    [31, 3105_00, 2328_00],
    [36, 3105_00, 2328_00],
    [37, 3622_50, 2716_00],
    [42, 3622_50, 2716_00],
    [43, 4140_00, 3104_00],
    [48, 4140_00, 3104_00],
    [60, 5175_00, 3880_00],
  ])('%i months: an adult %i pence, a child %i', (months, adult, child) => {
    const length = wholeMonths(months);
    expect(surcharge({ length })).toMatchObject(charged(adult));
    expect(surcharge({ length, location: 'inside' })).toMatchObject(charged(adult));
    expect(surcharge({ length, adults: 0, under18: 1 })).toMatchObject(charged(child));
  });

  it.each([
    ['2028-01-03', 1035_00],
    ['2028-01-04', 1552_50],
    ['2028-07-03', 1552_50],
    ['2028-07-04', 2070_00],
    ['2030-01-03', 3105_00],
    ['2030-01-04', 3622_50],
  ])('from 4 January 2027 to %s: %i pence', (endsOn, amountPence) => {
    expect(surcharge({ length: lengthBetween(day('2027-01-04'), day(endsOn)) })).toMatchObject(
      charged(amountPence),
    );
  });
});

describe('six months and less', () => {
  it.each([1, 5, 6])('%i months: nothing from outside the UK, half a year inside', (months) => {
    const length = wholeMonths(months);
    expect(surcharge({ length })).toMatchObject({
      status: 'not-applicable',
      reason: 'From outside the UK, nothing is due for a certificate of up to 6 months.',
    });
    expect(surcharge({ length, location: 'inside' })).toMatchObject(charged(517_50));
    expect(surcharge({ length, location: 'inside', adults: 0, under18: 1 })).toMatchObject(charged(388_00));
  });

  it('six months and a day: a year, inside or outside', () => {
    const length = { months: 6, days: 1 };
    expect(surcharge({ length })).toMatchObject(charged(1035_00));
    expect(surcharge({ length, location: 'inside' })).toMatchObject(charged(1035_00));
  });
});

describe('the fourteen days after the certificate', () => {
  it.each([
    [36, 3105_00, 3622_50],
    [33, 3105_00, 3105_00],
    [30, 2587_50, 3105_00],
    [60, 5175_00, 5692_50],
  ])('%i months: £ by the certificate %i, by the visa %i', (months, amountPence, byVisaLengthPence) => {
    expect(surcharge({ length: wholeMonths(months) })).toMatchObject({ amountPence, byVisaLengthPence });
  });

  it('appear in the working only where they change the sum', () => {
    const extra = {
      law: { parameter: 'certificate.permission-after-days', confidence: 'official' },
    };
    expect(surcharge({}).steps.at(-1)).toMatchObject({ ...extra, figure: { pence: 3622_50 } });
    expect(surcharge({ length: wholeMonths(33) }).steps.at(-1)).toMatchObject({ figure: { pence: 3105_00 } });
  });
});

it('a family’s surcharge is the sum of its adults and children', () => {
  expect(surcharge({ adults: 2, under18: 0 })).toMatchObject(charged(6210_00));
  expect(surcharge({ adults: 0, under18: 2 })).toMatchObject(charged(4656_00));
  expect(surcharge({ adults: 1, under18: 1 })).toMatchObject(charged(5433_00));
});

it('without a length it asks for the months', () => {
  expect(surcharge({ length: undefined })).toMatchObject({ status: 'needs-facts', missing: ['months'] });
});

it.each([true, false])(
  'before 27 October 2020 nothing is recorded (Health and Care: %s)',
  (healthAndCare) => {
    expect(surcharge({ appliedOn: day('2020-10-26'), healthAndCare })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2020-10-27',
    });
  },
);

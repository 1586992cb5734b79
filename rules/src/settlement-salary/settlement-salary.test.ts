import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type SettlementFacts, type SettlementSalary, settlementSalary } from './index.ts';

type FactsInText = Omit<
  Partial<SettlementFacts>,
  'appliedOn' | 'inRouteSince' | 'firstCertificateOn' | 'hours'
> & {
  readonly appliedOn?: string;
  readonly inRouteSince?: string | undefined;
  readonly firstCertificateOn?: string | undefined;
  readonly hours?: number;
};

const day = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));

/**
 * A programmer (2134) in the route since June 2025, no listed job, 37.5 hours, on 20 November 2026, unless
 * given otherwise.
 */
function settling(overrides: FactsInText = {}): SettlementSalary {
  const { appliedOn = '2026-11-20', inRouteSince, firstCertificateOn, hours = 37.5, ...facts } = overrides;
  return settlementSalary({
    occupationCode: '2134',
    lastSponsoredOnList: false,
    ...facts,
    appliedOn: calendarDate(appliedOn),
    inRouteSince: day('inRouteSince' in overrides ? inRouteSince : '2025-06-01'),
    firstCertificateOn: day(firstCertificateOn),
    hours: { perWeek: hours },
  });
}

/** The row that applies and its annual pence: "A 5470000"; otherwise the status. */
function lowest(outcome: SettlementSalary): string {
  if (!('rows' in outcome) || outcome.status !== 'answered') return outcome.status;
  return outcome.lowest === null
    ? 'no single figure'
    : `${outcome.lowest.row} ${outcome.lowest.minimumAnnualPence}`;
}

const before2024 = { inRouteSince: '2023-06-01' } as const;
const listedJob = { lastSponsoredOnList: true } as const;

describe('the row of SW 24.3 and its figure', () => {
  it.each([
    ['everybody else: the going rate above £41,700', {}, 'A 5470000'],
    ['everybody else: £41,700 above a going rate of £34,900', { occupationCode: '3544' }, 'A 4170000'],
    ['a listed job: £33,400 and the full going rate', { occupationCode: '2142', ...listedJob }, 'B 3340000'],
    ['in the route before April 2024: the lower going rate', before2024, 'C 4000000'],
    ['the same: £31,300 above a lower rate', { occupationCode: '3544', ...before2024 }, 'C 3130000'],
    [
      'the same with a listed job: £25,000',
      { occupationCode: '5313', ...before2024, ...listedJob },
      'D 2500000',
    ],
    [
      'the same: the lower rate above £25,000',
      { occupationCode: '2142', ...before2024, ...listedJob },
      'D 2620000',
    ],
    [
      'a Health and Care job, whenever the first visa was',
      { occupationCode: '2113', healthAndCare: { employer: 'nhs' } },
      'C 3510000',
    ],
    [
      'a listed Health and Care job: £25,000',
      { occupationCode: '6135', healthAndCare: { employer: 'adult-social-care' }, ...listedJob },
      'D 2500000',
    ],
    [
      'a laboratory outside Health and Care',
      { occupationCode: '2113', healthAndCare: { employer: 'other' } },
      'A 4590000',
    ],
    ['a code with a lower rate alone: 8115', { occupationCode: '8115', ...before2024 }, 'C 3130000'],
  ] satisfies [string, FactsInText, string][])('%s', (_, overrides, row) => {
    expect(lowest(settling(overrides))).toBe(row);
  });

  it('says what decides, a month and an hour', () => {
    expect(settling()).toMatchObject({
      status: 'answered',
      lowest: {
        decidedBy: 'going-rate',
        thresholdPence: 4_170_000,
        goingRatePence: 5_470_000,
        monthlyPence: 455_834,
        hourlyPence: 2805,
        thresholdRule: 'settlement-salary.threshold-a',
      },
    });
    expect(settling({ occupationCode: '3544' })).toMatchObject({ lowest: { decidedBy: 'threshold' } });
    expect(settling({ occupationCode: '6135', ...listedJob })).toMatchObject({
      lowest: { decidedBy: 'both' },
    });
  });
});

describe('weekly hours', () => {
  it.each([
    [20, 'A 4170000'],
    [37.5, 'A 5470000'],
    [40, 'A 5834667'],
  ])('of %d: the going rate is pro-rated, the £41,700 is not', (hours, row) => {
    expect(lowest(settling({ hours }))).toBe(row);
  });

  it('above 48: only the pay of 48 hours counts towards the general salary', () => {
    expect(settling({ occupationCode: '3544', hours: 48 })).toMatchObject({
      lowest: { thresholdPence: 4_170_000, goingRatePence: 4_467_200 },
    });
    expect(settling({ occupationCode: '3544', hours: 60 })).toMatchObject({
      lowest: { thresholdPence: 5_212_500, goingRatePence: 5_584_000 },
    });
  });
});

describe('a first permission under the rules before 4 April 2024', () => {
  it.each([
    ['2024-04-03', undefined, 'C 4000000'],
    ['2024-04-04', '2024-04-03', 'C 4000000'],
    ['2024-04-04', '2024-04-04', 'A 5470000'],
    ['2024-06-01', undefined, 'A 5470000'],
    [undefined, '2024-04-03', 'C 4000000'],
    [undefined, '2024-04-04', 'A 5470000'],
  ])('permission since %s, certificate of %s: row %s', (inRouteSince, firstCertificateOn, row) => {
    expect(lowest(settling({ inRouteSince, firstCertificateOn }))).toBe(row);
  });

  it('granted soon after is undecided until the day of its certificate is given', () => {
    expect(settling({ inRouteSince: '2024-06-01' })).toMatchObject({
      ifConfirmed: { row: 'C', applies: 'unknown', reason: expect.stringContaining('certificate') },
    });
    expect(settling({ inRouteSince: '2025-06-01' })).toMatchObject({ ifConfirmed: null });
  });

  it.each([
    ['2030-04-03', 'C 4000000'],
    ['2030-04-04', 'A 5470000'],
  ])('counts for applications to 3 April 2030: %s is %s', (appliedOn, row) => {
    expect(lowest(settling({ ...before2024, appliedOn }))).toBe(row);
  });

  it('a Health and Care job has no last day', () => {
    const nhs = { occupationCode: '2113', healthAndCare: { employer: 'nhs' } } as const;
    expect(lowest(settling({ ...nhs, appliedOn: '2030-04-04' }))).toBe('C 3510000');
  });
});

describe('a missing answer', () => {
  const silent = { inRouteSince: undefined, lastSponsoredOnList: undefined } as const;

  it('leaves the highest row, and shows the row that would require less', () => {
    expect(settling({ occupationCode: '2142', ...silent })).toMatchObject({
      status: 'answered',
      lowest: { row: 'A', minimumAnnualPence: 4_170_000 },
      ifConfirmed: { row: 'D', minimumAnnualPence: 2_620_000 },
      rows: [
        { row: 'A', applies: true },
        { row: 'B', applies: 'unknown' },
        { row: 'C', applies: 'unknown' },
        { row: 'D', applies: 'unknown' },
      ],
    });
  });

  it('of a listed job leaves row C, and shows D', () => {
    expect(settling({ occupationCode: '2142', ...before2024, lastSponsoredOnList: undefined })).toMatchObject(
      { lowest: { row: 'C' }, ifConfirmed: { row: 'D' } },
    );
  });

  it('is asked for if a code has only a lower rate', () => {
    expect(settling({ occupationCode: '8115', ...silent })).toMatchObject({
      status: 'needs-facts',
      missing: ['inRouteSince'],
      lowest: null,
      ifConfirmed: { row: 'C', minimumAnnualPence: 3_130_000 },
    });
    expect(settling({ occupationCode: '8115' })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('2024-04-04'),
    });
  });
});

describe('a salary', () => {
  it.each([
    ['below', 5_469_999, 1],
    ['at', 5_470_000, 0],
    ['above', 5_470_001, 0],
  ])('%s the figure: %d pence is short by %d', (_, salaryPence, shortByPence) => {
    expect(settling({ salaryPence })).toMatchObject({ offer: { salaryPence, shortByPence } });
  });

  it.each([
    ['below £25,000', 2_499_999, 1],
    ['at £25,000', 2_500_000, null],
    ['above £25,000', 4_000_000, null],
  ])('%s on a national pay scale: short by %s, or for the scale to tell', (_, salaryPence, shortByPence) => {
    expect(settling({ occupationCode: '2237', salaryPence })).toMatchObject({ offer: { shortByPence } });
  });
});

describe('a job on a national pay scale', () => {
  it('has £25,000 and the scale, and no single figure, whenever the first visa was', () => {
    expect(settling({ occupationCode: '2237' })).toMatchObject({
      status: 'answered',
      lowest: null,
      rows: [{ row: 'D', thresholdPence: 2_500_000, decidedBy: 'national-pay-scale' }],
      warnings: [{ code: 'ten-years-announced' }],
    });
  });

  it('in Table 3a is to be confirmed, because the row names Table 3', () => {
    expect(settling({ occupationCode: '6131' })).toMatchObject({
      warnings: [{ code: 'ten-years-announced' }, { code: 'table-3a' }],
    });
  });
});

it('a code without a going rate, or without a row of SOC 2020, has no figure', () => {
  expect(settling({ occupationCode: '9111' }).status).toBe('not-applicable');
  expect(settling({ occupationCode: '9999' }).status).toBe('not-applicable');
});

it.each([
  ['2025-07-21', 'no-law'],
  ['2025-07-22', 'A 5470000'],
])('our records begin on 22 July 2025: %s is %s', (appliedOn, row) => {
  expect(lowest(settling({ inRouteSince: '2025-06-01', appliedOn }))).toBe(row);
});

it('a listed job that our list does not have gets a warning', () => {
  expect(settling(listedJob)).toMatchObject({ warnings: [{}, { code: 'list-not-recorded' }] });
  expect(settling({ occupationCode: '2142', ...listedJob })).toMatchObject({
    warnings: [{ code: 'ten-years-announced' }],
  });
});

it('a list that ended since does not change what the last visa was for', () => {
  expect(lowest(settling({ occupationCode: '2142', ...listedJob, appliedOn: '2027-01-04' }))).toBe(
    'B 3340000',
  );
});

it('every law is read for the day of the application, and what is not checked is listed', () => {
  const outcome = settling(before2024);
  const days = outcome.steps.flatMap(({ law }) => (law ? [`${law.governedBy} ${law.day}`] : []));
  expect(new Set(days)).toEqual(new Set(['appliedOn 2026-11-20']));
  expect(outcome).toMatchObject({
    notChecked: expect.arrayContaining([
      expect.stringContaining('five years'),
      expect.stringContaining('Absences'),
      expect.stringContaining('Life in the UK'),
      expect.stringContaining('English'),
      expect.stringContaining('2026-10-10'),
    ]),
  });
});

import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { nationalPayScale, nurseBeforeRegistration, type PayScaleFacts } from './index.ts';

// Table 4 of Appendix Skilled Occupations, as read on 6 December 2025.

const nurse = '2237';
const scale = ({ assignedOn = '2026-11-20', ...facts }: GivenFacts) =>
  nationalPayScale({
    occupationCode: nurse,
    workNation: 'england',
    payScaleRole: 'band-5',
    ...facts,
    assignedOn: calendarDate(assignedOn),
  });
type GivenFacts = Omit<Partial<PayScaleFacts>, 'assignedOn'> & { readonly assignedOn?: string };

const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const;
const titles = ['England', 'Scotland', 'Wales', 'Northern Ireland'];
const hours = [37.5, 37, 37.5, 37.5];
const table4: [string, string, ...number[]][] = [
  ['band-3', 'Band 3', 24_071_00, 26_869_00, 24_433_00, 22_816_00],
  ['band-4', 'Band 4', 26_530_00, 29_116_00, 26_928_00, 25_147_00],
  ['band-5', 'Band 5', 29_970_00, 31_892_00, 30_420_00, 28_407_00],
  ['band-6', 'Band 6', 37_338_00, 39_912_00, 37_898_00, 35_392_00],
  ['band-7', 'Band 7', 46_148_00, 48_788_00, 46_840_00, 43_742_00],
  ['band-8a', 'Band 8a', 53_755_00, 60_126_00, 54_550_00, 50_952_00],
  ['band-8b', 'Band 8b', 62_215_00, 70_986_00, 63_150_00, 58_972_00],
  ['band-8c', 'Band 8c', 74_290_00, 83_837_00, 75_405_00, 70_417_00],
  ['band-8d', 'Band 8d', 88_168_00, 99_534_00, 89_491_00, 83_571_00],
  ['band-9', 'Band 9', 105_385_00, 117_732_00, 106_967_00, 99_891_00],
];

describe('a job in the health service', () => {
  it.each(table4)('in %s is paid by nation', (payScaleRole, title, ...rates) => {
    for (const [column, workNation] of nations.entries()) {
      expect(scale({ payScaleRole, workNation, mayStayMediumSkilled: true })).toMatchObject({
        status: 'answered',
        title: `${title}, ${titles[column]}`,
        ratePence: rates[column],
        baseHours: hours[column],
      });
    }
  });

  it('as a Band 5 nurse in England: £29,970, so an offer of £26,000 is £3,970 short', () => {
    const outcome = scale({});
    if (outcome.status !== 'answered') throw new Error(outcome.status);
    expect(outcome.ratePence - 26_000_00).toBe(3_970_00);
    expect(outcome.hoursInWords).toBe(
      'This rate is for 37.5 hours a week, and is pro-rated to the weekly hours of the job.',
    );
    expect(outcome.steps.at(-2)).toMatchObject({
      label: 'National pay scale: Band 5, England',
      figure: { pence: 29_970_00 },
      law: { parameter: 'pay-scales.health-bands', inForceFrom: '2025-12-06', confidence: 'official' },
    });
  });

  it('as a Band 5 nurse in Scotland: £31,892 for 37 hours', () => {
    expect(scale({ workNation: 'scotland' })).toMatchObject({ ratePence: 31_892_00, baseHours: 37 });
  });

  it.each(['band-1', 'band-2'])('in %s cannot be sponsored for any worker', (payScaleRole) => {
    for (const occupationCode of [nurse, '6131'])
      expect(
        scale({ occupationCode, payScaleRole, workNation: undefined, mayStayMediumSkilled: true }),
      ).toMatchObject({
        status: 'not-applicable',
        reason: 'Jobs in Band 1 and Band 2 cannot be sponsored.',
      });
  });

  describe.each(['band-3', 'band-4'])('in %s', (payScaleRole) => {
    it.each([
      [nurse, undefined, 'not-applicable'],
      [nurse, false, 'not-applicable'],
      [nurse, true, 'answered'],
      ['6132', false, 'not-applicable'],
      ['6131', false, 'answered'],
      ['6131', undefined, 'answered'],
    ])('%s, in the route under the rules before 22 July 2025: %s, is %s', (occupationCode, stays, status) => {
      expect(scale({ occupationCode, payScaleRole, mayStayMediumSkilled: stays }).status).toBe(status);
    });

    it('needs the worker’s first permission', () => {
      expect(scale({ payScaleRole, mayStayMediumSkilled: 'unknown' })).toMatchObject({
        status: 'needs-facts',
        missing: ['mayStayMediumSkilled'],
      });
    });

    it('says who can be sponsored', () => {
      expect(scale({ payScaleRole })).toMatchObject({
        reason:
          'A worker can be sponsored in a job in Band 3 and Band 4 only if they were in the route under the rules before 2025-07-22, with continuous permission since, or in 6131.',
      });
    });
  });

  it('needs the nation and the band', () => {
    expect(scale({ workNation: undefined, payScaleRole: undefined })).toMatchObject({
      status: 'needs-facts',
      missing: ['workNation', 'payScaleRole'],
    });
    expect(scale({ payScaleRole: undefined })).toMatchObject({ missing: ['payScaleRole'] });
    expect(scale({ workNation: undefined })).toMatchObject({ missing: ['workNation'] });
  });

  it.each(['', 'band-10', 'qualified', '__proto__'])('in the band %j has no rate', (payScaleRole) => {
    expect(scale({ payScaleRole })).toMatchObject({
      status: 'not-applicable',
      reason: `The pay scale of 2237 has no role “${payScaleRole}”.`,
    });
  });
});

describe('the day of the certificate', () => {
  it.each([
    ['2025-12-05', 'no-law'],
    ['2025-12-06', 'answered'],
    ['2026-11-20', 'answered'],
  ])('%s is %s', (assignedOn, status) => {
    expect(scale({ assignedOn }).status).toBe(status);
  });
});

describe('a nurse before registration', () => {
  const before = (occupationCode: string, assignedOn = '2026-11-20') =>
    nurseBeforeRegistration({ occupationCode, assignedOn: calendarDate(assignedOn), workNation: 'england' });

  it.each(['2231', '2232', '2233', '2234', '2235', '2236', '2237'])(
    '(%s) may be paid less for 8 months, at least Band 3',
    (code) => {
      expect(before(code)).toMatchObject({
        status: 'answered',
        months: 8,
        bandRatePence: 24_071_00,
        explanation:
          'A nurse who is working towards registration with the Nursing and Midwifery Council, or returning to practice, may be paid less than the threshold of option K for up to 8 months, and never less than Band 3.',
      });
    },
  );

  it.each(['2229', '2251', '6131', ''])('%j is no nursing code', (code) => {
    expect(before(code).status).toBe('not-applicable');
  });

  it('has no least rate until the nation is given, and no law before 6 December 2025', () => {
    const day = calendarDate('2026-11-20');
    expect(nurseBeforeRegistration({ occupationCode: nurse, assignedOn: day })).toMatchObject({
      bandRatePence: null,
    });
    expect(before(nurse, '2025-12-05').status).toBe('no-law');
  });
});

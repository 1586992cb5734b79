import { describe, expect, it } from 'vitest';
import { lengthBetween, wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type SkillsChargeFacts, skillsCharge } from './index.ts';

const day = calendarDate;

const charge = (facts: Partial<SkillsChargeFacts>) =>
  skillsCharge({
    assignedOn: day('2026-11-20'),
    sponsorSize: 'large',
    length: wholeMonths(36),
    location: 'outside',
    ...facts,
  });

const charged = (amountPence: number) => ({ status: 'answered', amountPence });

/** The charge by months up to: small and large before 16 December 2025, small and large from then. */
const table = [
  [12, 364_00, 1000_00, 480_00, 1320_00],
  [18, 546_00, 1500_00, 720_00, 1980_00],
  [24, 728_00, 2000_00, 960_00, 2640_00],
  [30, 910_00, 2500_00, 1200_00, 3300_00],
  [36, 1092_00, 3000_00, 1440_00, 3960_00],
  [42, 1274_00, 3500_00, 1680_00, 4620_00],
  [48, 1456_00, 4000_00, 1920_00, 5280_00],
  [54, 1638_00, 4500_00, 2160_00, 5940_00],
  [60, 1820_00, 5000_00, 2400_00, 6600_00],
] as const;

describe.each(table)('a certificate of %i months', (months, smallBefore, largeBefore, small, large) => {
  it.each([
    ['2024-04-04', 'small', smallBefore],
    ['2025-12-15', 'small', smallBefore],
    ['2025-12-16', 'small', small],
    ['2024-04-04', 'large', largeBefore],
    ['2025-12-15', 'large', largeBefore],
    ['2025-12-16', 'large', large],
  ] as const)('assigned on %s by a %s sponsor', (assignedOn, sponsorSize, amountPence) => {
    const facts = { assignedOn: day(assignedOn), sponsorSize };
    expect(charge({ ...facts, length: wholeMonths(months) })).toMatchObject(charged(amountPence));
    expect(charge({ ...facts, length: wholeMonths(months - 1) })).toMatchObject(charged(amountPence));
  });
});

describe.each([
  [12, 1980_00, 720_00],
  [18, 2640_00, 960_00],
  [24, 3300_00, 1200_00],
  [30, 3960_00, 1440_00],
  [36, 4620_00, 1680_00],
  [42, 5280_00, 1920_00],
  [48, 5940_00, 2160_00],
  [54, 6600_00, 2400_00],
])('a month or a day over %i months begins the next step', (months, large, small) => {
  it.each([wholeMonths(months + 1), { months, days: 1 }])('%j', (length) => {
    expect(charge({ length })).toMatchObject(charged(large));
    expect(charge({ length, sponsorSize: 'small' })).toMatchObject(charged(small));
  });
});

describe('by the certificate’s days', () => {
  it.each([
    ['2028-01-03', 1320_00],
    ['2028-01-04', 1980_00],
    ['2030-01-03', 3960_00],
    ['2030-01-04', 4620_00],
    ['2032-01-03', 6600_00],
  ])('from 4 January 2027 to %s a large sponsor pays %i pence', (endsOn, amountPence) => {
    const length = lengthBetween(day('2027-01-04'), day(endsOn));
    expect(charge({ length })).toMatchObject(charged(amountPence));
  });
});

describe('under 6 months', () => {
  it.each([
    { months: 1, days: 0 },
    { months: 5, days: 0 },
    { months: 5, days: 30 },
  ])('from outside the UK there is no charge for %j', (length) => {
    expect(charge({ length })).toMatchObject({
      status: 'not-applicable',
      reason: 'An application from outside the UK for under 6 months carries no charge.',
      steps: [{ law: { parameter: 'skills-charge.periods' } }],
    });
  });

  it('from outside the UK exactly 6 months are charged', () => {
    expect(charge({ length: wholeMonths(6) })).toMatchObject(charged(1320_00));
    const length = (endsOn: string) => lengthBetween(day('2027-01-04'), day(endsOn));
    expect(charge({ length: length('2027-07-02') })).toMatchObject({ status: 'not-applicable' });
    expect(charge({ length: length('2027-07-03') })).toMatchObject(charged(1320_00));
  });

  it('inside the UK any length is charged', () => {
    const facts = { location: 'inside', switchingFromStudent: false, sponsorSize: 'small' } as const;
    expect(charge({ ...facts, length: wholeMonths(1) })).toMatchObject(charged(480_00));
    expect(charge({ ...facts, length: wholeMonths(5) })).toMatchObject(charged(480_00));
  });
});

describe('exempt occupations', () => {
  const codes = ['2111', '2112', '2113', '2114', '2115', '2119', '2161', '2162', '2311'];

  it.each(codes)(
    '%s carries no charge, inside or outside the UK, even without a length',
    (occupationCode) => {
      const exempt = {
        status: 'not-applicable',
        reason: `Occupation code ${occupationCode} carries no charge.`,
      };
      expect(charge({ occupationCode })).toMatchObject(exempt);
      expect(charge({ occupationCode, location: 'inside', length: undefined })).toMatchObject(exempt);
    },
  );

  it.each(['2110', '2116', '2134', '2150', '2163', '2312', '2444', '3433', '2237'])(
    '%s carries the charge',
    (occupationCode) => {
      expect(charge({ occupationCode })).toMatchObject(charged(3960_00));
    },
  );

  it('are recorded from 4 April 2024: the day before, a code cannot be looked up', () => {
    const facts = { occupationCode: '2111', length: wholeMonths(12) };
    expect(charge({ ...facts, assignedOn: day('2024-04-03') })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-04-04',
    });
    expect(charge({ ...facts, assignedOn: day('2024-04-04') })).toMatchObject({ status: 'not-applicable' });
  });

  it('without a code, the outcome says that they were not looked up', () => {
    expect(charge({})).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ figure: { text: 'not checked' } })]),
    });
  });
});

describe('codes that cannot be sponsored', () => {
  it.each([
    ['2463', 'Clergy'],
    ['3431', 'Sports players'],
    ['3432', 'Sports coaches, instructors and officials'],
  ])('%s %s carries no charge, because no certificate can be assigned for it', (occupationCode, title) => {
    const facts = { occupationCode, assignedOn: day('2025-07-22'), length: undefined };
    expect(charge(facts)).toMatchObject({
      status: 'not-applicable',
      reason: `${occupationCode} ${title} cannot be sponsored as a Skilled Worker, so no charge arises.`,
      steps: [{ law: { parameter: 'occupations.codes', inForceFrom: '2025-07-22' } }],
    });
    expect(charge({ ...facts, location: 'inside' })).toMatchObject({ status: 'not-applicable' });
  });

  it('are on record from 22 July 2025: about the day before nothing is claimed', () => {
    const facts = { occupationCode: '2463', assignedOn: day('2025-07-21') };
    expect(charge(facts)).toMatchObject(charged(3000_00));
  });

  it('a code below degree level that some workers may be sponsored in carries the charge', () => {
    expect(charge({ occupationCode: '3214' })).toMatchObject(charged(3960_00));
  });
});

const conditions =
  'the course is completed; or the course is full-time at degree level, and the certificate starts no earlier than the course ends; or the course is a full-time PhD, and the certificate starts no earlier than 24 months after it began';

describe('a switch from Student', () => {
  const facts = { location: 'inside', switchingFromStudent: true } as const;

  it('inside the UK carries no charge, even without a length, and names what the switch itself needs', () => {
    const exempt = {
      status: 'not-applicable',
      reason: `A switch inside the UK directly from Student carries no charge. The switch itself must be allowed: ${conditions}.`,
      steps: [
        { law: { parameter: 'skills-charge.student-switch' } },
        { law: { parameter: 'switching.student-conditions', governedBy: 'assignedOn' } },
      ],
    };
    expect(charge(facts)).toMatchObject(exempt);
    expect(charge({ ...facts, length: undefined })).toMatchObject(exempt);
    expect(charge({ ...facts, extension: false })).toMatchObject(exempt);
  });

  it('before the conditions are on record it still carries none, and the outcome says so', () => {
    expect(charge({ ...facts, assignedOn: day('2020-12-01') })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('The conditions on that day are not recorded'),
    });
  });

  it('an extension after it is explained as one', () => {
    expect(charge({ ...facts, extension: true })).toMatchObject({
      status: 'not-applicable',
      reason: 'An extension after a switch from Student carries no charge.',
      steps: [{ law: { parameter: 'skills-charge.student-switch' } }],
    });
  });

  it('an extension of any other worker is charged', () => {
    const extension = { location: 'inside', switchingFromStudent: false, extension: true } as const;
    expect(charge(extension)).toMatchObject(charged(3960_00));
  });

  it('is said by the extension alone, which by its meaning follows a switch from Student', () => {
    expect(charge({ location: 'inside', extension: true })).toMatchObject({
      status: 'not-applicable',
      reason: 'An extension after a switch from Student carries no charge.',
    });
    expect(charge({ location: 'inside', extension: false })).toMatchObject({
      status: 'needs-facts',
      missing: ['switchingFromStudent'],
    });
  });

  it.each(['course-completed', 'degree-under-way', 'phd-24-months'] as const)(
    'is said by the condition that the Student meets: %s',
    (studentSwitch) => {
      const exempt = { status: 'not-applicable', reason: expect.stringContaining('carries no charge') };
      expect(charge({ location: 'inside', studentSwitch })).toMatchObject(exempt);
      expect(charge({ ...facts, switchingFromStudent: false, studentSwitch })).toMatchObject(exempt);
    },
  );

  it('without any of the conditions cannot be made, so nothing is due', () => {
    expect(charge({ location: 'inside', studentSwitch: 'none' })).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('cannot switch to Skilled Worker inside the UK'),
    });
  });

  it('from outside the UK is charged', () => {
    expect(charge({ studentSwitch: 'course-completed' })).toMatchObject(charged(3960_00));
    expect(charge({ extension: true })).toMatchObject(charged(3960_00));
    expect(charge({ switchingFromStudent: true })).toMatchObject(charged(3960_00));
    expect(charge({ switchingFromStudent: true, extension: true })).toMatchObject(charged(3960_00));
  });
});

describe('facts that are missing', () => {
  it.each([
    [{ location: 'inside' }, ['switchingFromStudent']],
    [{ location: 'inside', length: undefined }, ['switchingFromStudent', 'months']],
    [{ location: 'inside', switchingFromStudent: false, length: undefined }, ['months']],
    [{ location: 'outside', length: undefined }, ['months']],
  ] as const)('%j', (facts, missing) => {
    expect(charge(facts)).toMatchObject({ status: 'needs-facts', missing });
  });
});

it('before 6 April 2017 no charge is recorded', () => {
  expect(charge({ assignedOn: day('2017-04-05') })).toMatchObject({ status: 'no-law' });
  expect(charge({ assignedOn: day('2017-04-06') })).toMatchObject(charged(3000_00));
});

it('the working shows the months, the two amounts, the steps begun and the sum', () => {
  expect(charge({ length: { months: 36, days: 1 }, occupationCode: '2134' })).toMatchObject({
    steps: [
      { figure: { count: 37, of: 'months' } },
      { law: { parameter: 'skills-charge.periods' } },
      { figure: { pence: 1320_00 }, law: { inForceFrom: '2025-12-16', governedBy: 'assignedOn' } },
      { figure: { pence: 660_00 }, law: { inForceFrom: '2025-12-16' } },
      { figure: { count: 5, of: 'steps' } },
      { figure: { pence: 4620_00 } },
    ],
  });
});

import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { eligibleRole, type RoleFacts } from './index.ts';

type Day = 'assignedOn' | 'appliedOn' | 'inRouteSince' | 'firstCertificateOn';
type FactsInText = Omit<Partial<RoleFacts>, Day> & { [day in Day]?: string };

const dayOf = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));
const role = ({
  assignedOn = '2026-11-20',
  appliedOn,
  inRouteSince,
  firstCertificateOn,
  ...facts
}: FactsInText) =>
  eligibleRole({
    occupationCode: '2134',
    ...facts,
    assignedOn: calendarDate(assignedOn),
    appliedOn: dayOf(appliedOn),
    inRouteSince: dayOf(inRouteSince),
    firstCertificateOn: dayOf(firstCertificateOn),
  });
const open = { status: 'eligible', missing: [] };
const notApplicable = { status: 'not-applicable' };

describe('every code of the edition of 22 July 2025, for a new worker', () => {
  it.each([
    ['2134', open],
    ['2237', open],
    ['1112', notApplicable],
    ['3214', notApplicable],
    ['5434', notApplicable],
    ['6112', notApplicable],
    ['3544', open],
    ['5313', open],
    ['1232', open],
    ['6131', open],
  ])('%s is %j', (occupationCode, status) => {
    expect(role({ occupationCode })).toMatchObject(status);
  });

  it('an ineligible code stays so for a worker in the route', () => {
    expect(role({ occupationCode: '1112', inRouteSince: '2023-01-01' })).toMatchObject(notApplicable);
  });

  it('text that is not a code is refused by name', () => {
    expect(role({ occupationCode: 'nurse' })).toMatchObject({
      ...notApplicable,
      reason: 'nurse is not an occupation code of SOC 2020.',
    });
  });
});

describe('a job at RQF 3 to 5 on no list', () => {
  it.each([
    ['2025-07-21', open],
    ['2025-07-22', { status: 'eligible', missing: ['firstCertificateOn'] }],
    ['2026-01-21', { status: 'eligible', missing: ['firstCertificateOn'] }],
    ['2026-01-22', notApplicable],
  ])('for a worker in the route since %s is %j', (inRouteSince, status) => {
    expect(role({ occupationCode: '5434', inRouteSince })).toMatchObject(status);
  });

  it.each([
    ['2025-07-20', open],
    ['2025-07-21', open],
    ['2025-07-22', notApplicable],
  ])(
    'for permission of 5 August 2025 on a certificate of %s is %j (SW 6.1(d))',
    (firstCertificateOn, status) => {
      expect(role({ occupationCode: '5434', inRouteSince: '2025-08-05', firstCertificateOn })).toMatchObject(
        status,
      );
    },
  );

  it('asks for the day on which a Skilled Worker inside the UK entered the route', () => {
    expect(role({ occupationCode: '5434', visaType: 'skilled', inUk: true })).toMatchObject({
      status: 'eligible',
      missing: ['inRouteSince'],
    });
    expect(role({ occupationCode: '5434', visaType: 'skilled', inUk: false })).toMatchObject(notApplicable);
  });

  it('could be sponsored until 21 July 2025', () => {
    expect(role({ occupationCode: '5434', assignedOn: '2025-07-21' })).toMatchObject(open);
    expect(role({ occupationCode: '5434', assignedOn: '2025-07-22' })).toMatchObject(notApplicable);
  });
});

describe('a job on a list', () => {
  it.each([
    ['2026-12-30', 'eligible'],
    ['2026-12-31', 'no-law'],
  ])('on %s is %s for a new worker', (assignedOn, status) => {
    expect(role({ occupationCode: '3544', assignedOn }).status).toBe(status);
    expect(role({ occupationCode: '5313', assignedOn }).status).toBe(status);
    expect(role({ occupationCode: '3544', assignedOn, inRouteSince: '2024-06-01' })).toMatchObject(open);
  });

  it.each([
    [{}, { status: 'eligible', missing: ['listScopeConfirmed', 'workNation'] }],
    [{ listScopeConfirmed: true }, { status: 'eligible', missing: ['workNation'] }],
    [{ listScopeConfirmed: true, workNation: 'scotland' }, open],
    [{ listScopeConfirmed: true, workNation: 'england' }, notApplicable],
    [{ listScopeConfirmed: false, workNation: 'scotland' }, notApplicable],
  ] as const)('that names only fishing boat masters in Scotland, 1212, is, for %j, %j', (facts, status) => {
    expect(role({ occupationCode: '1212', ...facts })).toMatchObject(status);
  });

  it('is refused by what its row names', () => {
    expect(role({ occupationCode: '1212', workNation: 'england' })).toMatchObject({
      reason: expect.stringContaining('Immigration Salary List, 1212'),
    });
    expect(role({ occupationCode: '1212', workNation: 'england' })).toMatchObject({
      reason: expect.stringContaining('only fishing boat masters, Scotland only'),
    });
  });

  it('that covers all jobs in Scotland asks for the nation, not for the job: 5235', () => {
    const facts = { occupationCode: '5235', workNation: 'scotland', listScopeConfirmed: false } as const;
    expect(role(facts)).toMatchObject(open);
  });

  it('that covers Scotland only is closed elsewhere: 5235 by the salary list, open by the shortage list', () => {
    expect(role({ occupationCode: '1212', listScopeConfirmed: true, workNation: 'wales' })).toMatchObject(
      notApplicable,
    );
    expect(role({ occupationCode: '5235', workNation: 'wales' })).toMatchObject(open);
  });

  it('whole on the shortage list needs no confirmation of the salary list’s scope: 3111, 5213', () => {
    expect(role({ occupationCode: '3111', listScopeConfirmed: false })).toMatchObject(open);
    expect(role({ occupationCode: '5213' })).toMatchObject(open);
  });

  it('says until when', () => {
    expect(role({ occupationCode: '3544' })).toMatchObject({
      warnings: [
        { code: 'medium-skilled', message: expect.stringContaining('only while the job is on a list') },
        { code: 'list-ends', message: expect.stringContaining('2026-12-30 is the last safe day') },
      ],
    });
    expect(role({ occupationCode: '6135', inUk: true })).toMatchObject({
      warnings: expect.arrayContaining([
        { code: 'list-ends', message: expect.stringContaining('2028-07-21 is the last safe day') },
      ]),
    });
  });
});

describe.each(['3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'])(
  '%s, only for extending in the same occupation with the same sponsor (SW 6.1(f))',
  (occupationCode) => {
    it.each([
      ['2024-04-03', true, open],
      ['2024-04-03', false, notApplicable],
      ['2024-04-03', undefined, { status: 'eligible', missing: ['sameSponsor'] }],
      ['2024-04-04', true, { status: 'eligible', missing: ['firstCertificateOn'] }],
      ['2024-10-04', true, notApplicable],
    ])(
      'is, for a worker in the route since %s with the same sponsor: %s, %j',
      (inRouteSince, sameSponsor, status) => {
        expect(role({ occupationCode, inRouteSince, sameSponsor })).toMatchObject(status);
      },
    );

    it('before 22 July 2025 asks for the day of entry to the route, and names the same occupation', () => {
      const before = { occupationCode, assignedOn: '2025-07-21' };
      expect(role({ ...before, visaType: 'skilled', inUk: true })).toMatchObject({
        missing: ['inRouteSince'],
      });
      expect(role({ ...before, inRouteSince: '2022-01-01' })).toMatchObject({
        warnings: [{ code: 'same-occupation' }],
      });
    });

    it('was closed to new workers before 22 July 2025 too', () => {
      expect(role({ occupationCode, assignedOn: '2025-07-21' })).toMatchObject(notApplicable);
      expect(role({ occupationCode, assignedOn: '2025-07-21', inRouteSince: '2022-01-01' })).toMatchObject(
        open,
      );
    });
  },
);

describe.each(['6135', '6136'])('the care role %s', (occupationCode) => {
  it('is closed to someone outside the UK from 22 July 2025', () => {
    expect(role({ occupationCode, inUk: false })).toMatchObject(notApplicable);
    expect(role({ occupationCode, inUk: false, assignedOn: '2025-07-22' })).toMatchObject(notApplicable);
    expect(role({ occupationCode, inUk: false, assignedOn: '2025-07-21' })).toMatchObject(open);
  });

  it('asks where the worker is', () => {
    expect(role({ occupationCode })).toMatchObject({
      status: 'eligible',
      missing: ['inUk', 'monthsWithSponsor', 'sponsoredInCare'],
    });
  });

  it.each([
    [2, notApplicable],
    [3, open],
    [
      undefined,
      {
        status: 'eligible',
        missing: ['monthsWithSponsor'],
        warnings: expect.arrayContaining([expect.objectContaining({ code: 'care-months-with-sponsor' })]),
      },
    ],
  ])(
    'inside the UK after %s months of care work for the sponsor is %j (SW 6.1B(a))',
    (monthsWithSponsor, status) => {
      const facts = { occupationCode, inUk: true, visaType: 'graduate' } as const;
      expect(role({ ...facts, monthsWithSponsor })).toMatchObject(status);
    },
  );

  it('is refused to a chef in the route since 2023 without those months', () => {
    const chef = { occupationCode, inUk: true, visaType: 'skilled', inRouteSince: '2023-05-01' } as const;
    expect(role({ ...chef, monthsWithSponsor: 2, sponsoredInCare: false })).toMatchObject(notApplicable);
    expect(role({ ...chef, monthsWithSponsor: 3, sponsoredInCare: false })).toMatchObject(open);
  });

  it('is open to a sponsored care worker who changes provider (SW 6.1B(b))', () => {
    const carer = { occupationCode, inUk: true, visaType: 'skilled', inRouteSince: '2025-10-01' } as const;
    expect(role({ ...carer, monthsWithSponsor: 0, sponsoredInCare: true })).toMatchObject(open);
    expect(role({ ...carer, monthsWithSponsor: 0 })).toMatchObject({ missing: ['sponsoredInCare'] });
  });

  it('is open by those months to applications before 22 July 2028', () => {
    const facts = { occupationCode, inUk: true, visaType: 'graduate', assignedOn: '2028-06-01' } as const;
    expect(role({ ...facts, monthsWithSponsor: 12, appliedOn: '2028-07-21' })).toMatchObject(open);
    expect(role({ ...facts, monthsWithSponsor: 12, appliedOn: '2028-07-22' })).toMatchObject({
      ...notApplicable,
      reason: expect.stringContaining('2028-07-21'),
    });
    const carer = { ...facts, visaType: 'skilled', sponsoredInCare: true } as const;
    expect(role({ ...carer, appliedOn: '2028-07-22' })).toMatchObject(open);
  });

  it('leaves its list for certificates from 22 July 2028', () => {
    const carer = { occupationCode, inUk: true, visaType: 'skilled', sponsoredInCare: true } as const;
    const later = { ...carer, inRouteSince: '2026-03-01' };
    expect(role({ ...later, assignedOn: '2028-07-21' })).toMatchObject(open);
    expect(role({ ...later, assignedOn: '2028-07-22' })).toMatchObject({
      status: 'no-law',
      recordsEndOn: '2028-07-21',
    });
    expect(role({ ...carer, assignedOn: '2028-07-22' })).toMatchObject({ missing: ['inRouteSince'] });
    expect(role({ ...carer, assignedOn: '2028-07-22', inRouteSince: '2025-07-21' })).toMatchObject(open);
  });
});

describe('an application inside the UK', () => {
  it.each([
    ['visitor', notApplicable],
    ['short-term-student', notApplicable],
    ['parent-of-child-student', notApplicable],
    ['seasonal-worker', notApplicable],
    ['domestic-worker', notApplicable],
    ['outside-the-rules', notApplicable],
    ['another', open],
  ] as const)('from %s is %j (SW 1.5ZA)', (otherPermission, status) => {
    expect(role({ inUk: true, visaType: 'other', otherPermission })).toMatchObject(status);
    expect(role({ inUk: false, visaType: 'other', otherPermission })).toMatchObject(open);
  });

  it('names the barred permissions while the permission is not given', () => {
    expect(role({ inUk: true, visaType: 'other' })).toMatchObject({
      ...open,
      warnings: [{ code: 'switching-bars', message: expect.stringContaining('Seasonal Worker') }],
    });
  });

  it.each([
    ['course-completed', open],
    ['degree-under-way', { status: 'eligible', missing: ['courseEndsOn'] }],
    ['phd-24-months', open],
    ['none', notApplicable],
  ] as const)('from Student, %s, is %j (SW 1.5A)', (studentSwitch, status) => {
    expect(role({ inUk: true, visaType: 'student', studentSwitch })).toMatchObject(status);
  });

  it('from Student names the conditions while none is given', () => {
    expect(role({ inUk: true, visaType: 'student' })).toMatchObject({
      ...open,
      warnings: [{ code: 'student-switch-conditions', message: expect.stringContaining('24 months') }],
    });
  });
});

describe('a sponsor rated B (SW 5.3)', () => {
  it.each([
    [{ sponsorRating: 'B', inUk: false }, notApplicable],
    [{ sponsorRating: 'B', visaType: 'graduate', inUk: true }, notApplicable],
    [{ sponsorRating: 'B', visaType: 'skilled', inUk: true, sameSponsor: false }, notApplicable],
    [{ sponsorRating: 'B', visaType: 'skilled', inUk: true, sameSponsor: true }, open],
    [
      { sponsorRating: 'B', visaType: 'skilled', inUk: true },
      { status: 'eligible', missing: ['sameSponsor'] },
    ],
    [{ sponsorRating: 'A', inUk: false }, open],
  ] as const)('%j: %j', (facts, status) => {
    expect(role(facts)).toMatchObject(status);
  });
});

describe('before 22 July 2025', () => {
  it('a code with a going rate could be sponsored; for others there is no record', () => {
    expect(role({ assignedOn: '2025-07-21' })).toMatchObject({ ...open, warnings: [] });
    expect(role({ assignedOn: '2025-07-21', occupationCode: '2237' })).toMatchObject({
      ...open,
      warnings: [{ code: 'role-not-checked' }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { eligibleRole, type RoleFacts } from './index.ts';

type Given = Omit<Partial<RoleFacts>, 'assignedOn' | 'inRouteSince'> & {
  assignedOn?: string;
  inRouteSince?: string;
};

const role = ({ assignedOn = '2026-11-20', inRouteSince, ...facts }: Given) =>
  eligibleRole({
    occupationCode: '2134',
    ...facts,
    assignedOn: calendarDate(assignedOn),
    inRouteSince: inRouteSince === undefined ? undefined : calendarDate(inRouteSince),
  });
const open = { status: 'eligible', missing: [] };
const closed = { status: 'not-applicable' };

describe('every code of the edition of 22 July 2025, for a new worker', () => {
  it.each([
    ['2134', open],
    ['2237', open],
    ['1112', closed],
    ['3214', closed],
    ['5434', closed],
    ['6112', closed],
    ['3544', open],
    ['5313', open],
    ['1232', open],
    ['6131', open],
  ])('%s is %j', (occupationCode, status) => {
    expect(role({ occupationCode })).toMatchObject(status);
  });

  it('an ineligible code stays so for a worker in the route', () => {
    expect(role({ occupationCode: '1112', inRouteSince: '2023-01-01' })).toMatchObject(closed);
  });

  it('a text that is no code is refused by name', () => {
    expect(role({ occupationCode: 'nurse' })).toMatchObject({
      ...closed,
      reason: 'nurse is not an occupation code of SOC 2020.',
    });
  });
});

describe('a job at RQF 3 to 5 on no list', () => {
  it.each([
    ['2025-07-21', open],
    ['2025-07-22', closed],
  ])('for a worker in the route since %s is %j', (inRouteSince, status) => {
    expect(role({ occupationCode: '5434', inRouteSince })).toMatchObject(status);
  });

  it('waits for the day a Skilled Worker inside the UK entered the route', () => {
    expect(role({ occupationCode: '5434', visaType: 'skilled', inUk: true })).toMatchObject({
      status: 'eligible',
      missing: ['inRouteSince'],
    });
    expect(role({ occupationCode: '5434', visaType: 'skilled', inUk: false })).toMatchObject(closed);
  });

  it('could be sponsored until 21 July 2025', () => {
    expect(role({ occupationCode: '5434', assignedOn: '2025-07-21' })).toMatchObject(open);
    expect(role({ occupationCode: '5434', assignedOn: '2025-07-22' })).toMatchObject(closed);
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
    [{ listScopeConfirmed: true, workNation: 'england' }, closed],
    [{ listScopeConfirmed: false, workNation: 'scotland' }, closed],
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
      closed,
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
  '%s, only for extending in the same occupation',
  (occupationCode) => {
    it.each([
      ['2025-07-21', open],
      ['2025-07-22', closed],
    ])('is, for a worker in the route since %s, %j', (inRouteSince, status) => {
      expect(role({ occupationCode, inRouteSince })).toMatchObject(status);
    });

    it('before 22 July 2025 waits for the day in the route, and names the same occupation', () => {
      const before = { occupationCode, assignedOn: '2025-07-21' };
      expect(role({ ...before, visaType: 'skilled', inUk: true })).toMatchObject({
        missing: ['inRouteSince'],
      });
      expect(role({ ...before, inRouteSince: '2022-01-01' })).toMatchObject({
        warnings: [{ code: 'same-occupation' }],
      });
    });

    it('was closed to new workers before 22 July 2025 too', () => {
      expect(role({ occupationCode, assignedOn: '2025-07-21' })).toMatchObject(closed);
      expect(role({ occupationCode, assignedOn: '2025-07-21', inRouteSince: '2022-01-01' })).toMatchObject(
        open,
      );
    });
  },
);

describe.each(['6135', '6136'])('the care role %s', (occupationCode) => {
  it('is closed to someone outside the UK from 22 July 2025', () => {
    expect(role({ occupationCode, inUk: false })).toMatchObject(closed);
    expect(role({ occupationCode, inUk: false, assignedOn: '2025-07-22' })).toMatchObject(closed);
    expect(role({ occupationCode, inUk: false, assignedOn: '2025-07-21' })).toMatchObject(open);
  });

  it('waits to be told where the worker is', () => {
    expect(role({ occupationCode })).toMatchObject({ status: 'eligible', missing: ['inUk'] });
  });

  it.each([
    [2, closed],
    [3, open],
    [
      undefined,
      {
        ...open,
        warnings: expect.arrayContaining([expect.objectContaining({ code: 'care-months-with-sponsor' })]),
      },
    ],
  ])('inside the UK after %s months with the sponsor is %j', (monthsWithSponsor, status) => {
    expect(role({ occupationCode, inUk: true, monthsWithSponsor })).toMatchObject(status);
  });

  it('asks no months of a worker who was in the route before', () => {
    expect(
      role({ occupationCode, inUk: true, inRouteSince: '2025-07-21', monthsWithSponsor: 0 }),
    ).toMatchObject(open);
    expect(
      role({ occupationCode, inUk: true, inRouteSince: '2025-07-22', monthsWithSponsor: 0 }),
    ).toMatchObject(closed);
  });

  it('waits for the day in the route where that would settle it', () => {
    const holder = { occupationCode, inUk: true, visaType: 'skilled' } as const;
    expect(role({ ...holder, monthsWithSponsor: 0 })).toMatchObject({ missing: ['inRouteSince'] });
    expect(role({ ...holder, monthsWithSponsor: 3 })).toMatchObject(open);
    expect(role({ ...holder, monthsWithSponsor: 12, assignedOn: '2028-08-01' })).toMatchObject({
      missing: ['inRouteSince'],
    });
  });

  it('leaves its list on 22 July 2028', () => {
    const facts = { occupationCode, inUk: true, monthsWithSponsor: 12 };
    expect(role({ ...facts, assignedOn: '2028-07-21' })).toMatchObject(open);
    expect(role({ ...facts, assignedOn: '2028-07-22' })).toMatchObject({
      status: 'no-law',
      recordsEndOn: '2028-07-21',
    });
  });
});

describe('before 22 July 2025', () => {
  it('a code with a going rate could be sponsored; of another nobody recorded it', () => {
    expect(role({ assignedOn: '2025-07-21' })).toMatchObject({ ...open, warnings: [] });
    expect(role({ assignedOn: '2025-07-21', occupationCode: '2237' })).toMatchObject({
      ...open,
      warnings: [{ code: 'role-not-checked' }],
    });
  });
});

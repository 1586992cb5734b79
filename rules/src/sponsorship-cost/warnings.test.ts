import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { type FactsInText, sponsorship } from '../testing/sponsorship.ts';
import { sponsorshipCost } from './index.ts';

/** Said of every bill from outside the UK on these days, and tested with their own rules. */
const ofEveryBill = new Set(['visa-brake', 'fee-table-newer']);

function warnings(facts: FactsInText): Record<string, string> {
  const outcome = sponsorshipCost(sponsorship(facts));
  const warningList = ('warnings' in outcome && outcome.warnings) || [];
  return Object.fromEntries(
    warningList.flatMap(({ code, message }) => (ofEveryBill.has(code) ? [] : [[code, message]])),
  );
}

describe('dependants', () => {
  it.each([
    ['3544', '2025-07-21', false],
    ['3544', '2025-07-22', true],
    ['2134', '2026-11-20', false],
    ['2142', '2026-11-20', false],
  ])('%s sponsored first on %s: refused %s', (occupationCode, assignedOn, refused) => {
    expect('no-dependants' in warnings({ occupationCode, assignedOn })).toBe(refused);
  });

  it.each([
    ['6135', '2024-04-04', true],
    ['6136', '2024-04-04', true],
    ['6136', '2026-11-20', true],
  ])('care role %s sponsored first on %s: refused %s', (occupationCode, assignedOn, refused) => {
    const facts = { occupationCode, assignedOn, healthAndCare: true, location: 'inside' } as const;
    expect('no-dependants' in warnings(facts)).toBe(refused);
  });

  it('of care workers: allowed on 10 March 2024, refused on 11 March', () => {
    const facts = { occupationCode: '6135', healthAndCare: true };
    expect(warnings({ ...facts, assignedOn: '2024-03-10' })).not.toHaveProperty('no-dependants');
    expect(warnings({ ...facts, assignedOn: '2024-03-11' })).toHaveProperty('no-dependants');
  });

  it('of a new worker cannot come; the exceptions are named', () => {
    expect(warnings({ occupationCode: '3544' })['no-dependants']).toBe(
      'No partner or children can come as dependants of a worker first sponsored in this job now. Exceptions: workers granted in such a job before it closed to family, with continuous permission since; a child born in the UK; and, for permission to stay only, a child whose sole parent is the worker, or for whom the worker shares responsibility with another such worker.',
    );
  });

  it('of a worker who extends depend on the day of the first sponsorship', () => {
    const facts = { location: 'inside', visaType: 'skilled' } as const;
    expect(warnings({ ...facts, occupationCode: '3544' })['no-dependants']).toContain(
      'on or after 2025-07-22',
    );
    expect(warnings({ ...facts, occupationCode: '6135', healthAndCare: true })['no-dependants']).toContain(
      'on or after 2024-03-11',
    );
  });
});

describe('students', () => {
  const inside = { location: 'inside' } as const;

  it('a Graduate who once was a Student gets the warning that the charge is due', () => {
    const facts = { ...inside, visaType: 'graduate' } as const;
    expect(warnings({ ...facts, enteredAsStudent: true })).toHaveProperty('graduate-pays');
    expect(warnings({ ...facts, enteredAsStudent: false })).not.toHaveProperty('graduate-pays');
  });

  it('a Student who does not switch gets the message that a switch is free', () => {
    const facts = { ...inside, visaType: 'student' } as const;
    expect(warnings({ ...facts, enteredAsStudent: false })).toHaveProperty('student-not-switching');
    expect(warnings({ ...facts, enteredAsStudent: true })).not.toHaveProperty('student-not-switching');
  });

  it('from outside the UK there is nothing to say', () => {
    expect(Object.keys(warnings({ visaType: 'graduate', enteredAsStudent: true }))).toEqual([
      'surcharge-by-visa-length',
    ]);
  });
});

describe('Health and Care', () => {
  it.each(['2237', '2211', '1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6136'])(
    '%s is a Health and Care occupation',
    (occupationCode) => {
      const facts = { occupationCode, healthAndCare: true, location: 'inside' } as const;
      expect(warnings(facts)).not.toHaveProperty('health-and-care-unconfirmed');
    },
  );

  it.each(['2134', '2112', '1241'])('%s is refused its prices', (occupationCode) => {
    expect(sponsorshipCost(sponsorship({ occupationCode, healthAndCare: true }))).toMatchObject({
      status: 'not-applicable',
      reason: expect.stringContaining('is not an occupation of the Health and Care Worker visa'),
    });
    expect(sponsorshipCost(sponsorship({ occupationCode, visaType: 'other' })).status).not.toBe('no-law');
  });

  it('2251, which only the list of 2023 names, shows both prices: £324, or £819 and £3,105', () => {
    const facts = sponsorship({ occupationCode: '2251', healthAndCare: true });
    const outcome = sponsorshipCost(facts);
    expect(outcome).toMatchObject({ status: 'answered', totals: { candidatePence: 324_00 } });
    expect(
      warnings({ occupationCode: '2251', healthAndCare: true })['health-and-care-unconfirmed'],
    ).toContain('the worker and family pay £324 in all; otherwise they pay £3,924.');
  });
});

describe('the surcharge by the visa’s own length', () => {
  it('36 months: £3,105 by the certificate, £3,622.50 if the portal counts the visa', () => {
    expect(warnings({})['surcharge-by-visa-length']).toContain(
      '£3,622.50 instead of £3,105 for the candidate',
    );
  });

  it('six months from abroad: nothing by the certificate, a year if the portal counts the visa', () => {
    const message = warnings({ length: wholeMonths(6) })['surcharge-by-visa-length'];
    expect(message).toContain('£1,035 instead of £0 for the candidate');
  });

  it('is given once for all the family, and not if both agree', () => {
    const facts = sponsorship({
      partner: { priority: 'none' },
      children: { count: 2, under18: 2, priority: 'none' },
    });
    const outcome = sponsorshipCost(facts);
    const billWarnings = outcome.status === 'answered' ? outcome.warnings : [];
    const byLength = billWarnings.filter(({ code }) => code === 'surcharge-by-visa-length');
    expect(byLength.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        '£3,622.50 instead of £3,105 for the candidate, £3,622.50 instead of £3,105 for the partner, £5,432 instead of £4,656 for the children.',
      ),
    ]);
    expect(warnings({ length: wholeMonths(33) })).toEqual({});
  });
});

it('a job listed in part gets the warning about the lower fee once, not for each family member', () => {
  const outcome = sponsorshipCost(sponsorship({ occupationCode: '2111', partner: { priority: 'none' } }));
  const billWarnings = outcome.status === 'answered' ? outcome.warnings : [];
  expect(billWarnings.filter(({ code }) => code === 'salary-list-unconfirmed')).toHaveLength(1);
});

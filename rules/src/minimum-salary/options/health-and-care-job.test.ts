import { describe, expect, it } from 'vitest';
import { healthAndCareCodes } from '../../occupations/index.ts';
import { type GivenSalary, lowestOf, optionOf, salary } from '../../testing/salary.ts';

const nhs = { healthAndCare: { employer: 'nhs' } } as const;
/** An extension inside the UK; option F is then open by the job, not by the route before 4 April 2024. */
const holder = { inUk: true, visaType: 'skilled', sponsoredInCare: true, phd: 'none', ...nhs } as const;

const F = (facts: GivenSalary) => optionOf(salary({ ...holder, ...facts }), 'F').available;

describe('a Health and Care job of Table 2aa on no list, by permission under the rules before 22 July 2025 (SW 6.1(d))', () => {
  it.each([
    ['1231', 'F 3260000'],
    ['3211', 'F 3130000'],
    ['3212', 'I 2500000'],
  ])('%s in the NHS, held since 21 July 2025: %s, not £41,700', (occupationCode, lowest) => {
    expect(lowestOf(salary({ ...holder, occupationCode, inRouteSince: '2025-07-21' }))).toBe(lowest);
  });

  it('1231: 21 July 2025 is in time; a certificate of 22 July 2025 is not, whatever the day of the grant', () => {
    const since = { occupationCode: '1231', inRouteSince: '2025-07-22' };
    expect(F({ occupationCode: '1231', inRouteSince: '2025-07-21' })).toBe(true);
    expect(F({ ...since, firstCertificateOn: '2025-07-21' })).toBe(true);
    expect(salary({ ...holder, ...since, firstCertificateOn: '2025-07-22' }).status).toBe('not-applicable');
  });

  it('1231: undecided while it is not said since when the worker has been in the route', () => {
    expect(F({ occupationCode: '1231' })).toBe('unknown');
    expect(F({ occupationCode: '1231', inRouteSince: '2025-07-22' })).toBe('unknown');
  });

  it('1231 with another employer: £41,700', () => {
    const facts = { ...holder, occupationCode: '1231', inRouteSince: '2025-07-21' };
    expect(lowestOf(salary({ ...facts, healthAndCare: { employer: 'other' } }))).toBe('A 4170000');
  });

  it('1231 in the NHS: £200 short at £32,400, enough at £32,600 and above', () => {
    const offer = (pounds: number) => {
      const facts = { occupationCode: '1231', inRouteSince: '2025-07-21', salaryPence: pounds * 100 };
      const outcome = salary({ ...holder, ...facts });
      return 'offer' in outcome && outcome.offer?.shortByPence;
    };
    expect([32_400, 32_600, 32_601].map(offer)).toEqual([200_00, 0, 0]);
  });
});

describe('before the level of RQF 6, a Health and Care job of every code opens option F to a new worker', () => {
  const abroad = { inUk: false, phd: 'none', ...nhs } as const;
  const codes = healthAndCareCodes.versions[0].value;

  it.each(['2024-04-04', '2025-04-09', '2025-07-21'])('%s: all ten codes', (assignedOn) => {
    const open = codes.filter(
      (occupationCode) => optionOf(salary({ ...abroad, occupationCode, assignedOn }), 'F').available === true,
    );
    expect(open).toEqual(codes);
  });

  it.each([
    ['2025-07-21', codes],
    ['2025-07-22', ['1171', '1232', '2113', '2114', '3111', '3212']],
    ['2026-12-30', ['1171', '1232', '2113', '2114', '3111', '3212']],
    ['2026-12-31', ['1171', '2113', '2114']],
  ])('%s: option F is open to a new worker from abroad in %j', (assignedOn, expected) => {
    const open = codes.filter((occupationCode) => {
      const outcome = salary({ ...abroad, occupationCode, assignedOn });
      return 'options' in outcome && optionOf(outcome, 'F').available === true;
    });
    expect(open).toEqual(expected);
  });

  it('6135 new from abroad on 21 July 2025: £29,000 by F, and I as possible; refused on the 22nd', () => {
    const care = { ...abroad, occupationCode: '6135' };
    const outcome = salary({ ...care, assignedOn: '2025-07-21' });
    expect(optionOf(outcome, 'F')).toMatchObject({ available: true, minimumAnnualPence: 29_000_00 });
    expect(optionOf(outcome, 'I')).toMatchObject({ available: 'unknown', minimumAnnualPence: 25_000_00 });
    expect(salary({ ...care, assignedOn: '2025-07-22' }).status).toBe('not-applicable');
  });
});

it.each(['1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6135', '6136'])(
  '%s in the NHS, held since 21 July 2025: option F is open on every day since, also after the lists end',
  (occupationCode) => {
    const facts = { occupationCode, inRouteSince: '2025-07-21' };
    for (const assignedOn of ['2025-07-21', '2025-07-22', '2026-12-30', '2026-12-31', '2030-04-04'])
      expect([assignedOn, F({ ...facts, assignedOn })]).toEqual([assignedOn, true]);
  },
);

import { describe, expect, it } from 'vitest';
import { type GivenSalary, lowestOf, optionOf, salary, warned } from '../../testing/salary.ts';
import type { OptionLetter } from '../index.ts';

const available = (facts: GivenSalary, letter: OptionLetter) => optionOf(salary(facts), letter).available;

describe('in the route under the rules before 4 April 2024', () => {
  it.each([
    ['2024-04-03', true],
    ['2024-04-04', 'unknown'],
    ['2024-10-03', 'unknown'],
    ['2024-10-04', false],
    ['2021-01-01', true],
  ])('since %s opens option F: %s', (inRouteSince, open) => {
    expect(available({ inRouteSince }, 'F')).toBe(open);
  });

  it.each([
    ['2024-04-01', true],
    ['2024-04-03', true],
    ['2024-04-04', false],
  ])(
    'permission of 20 May 2024 on a certificate of %s opens option F: %s (SW 4.2(b))',
    (firstCertificateOn, open) => {
      expect(available({ inRouteSince: '2024-05-20', firstCertificateOn }, 'F')).toBe(open);
      expect(available({ visaType: 'skilled', inUk: true, firstCertificateOn }, 'F')).toBe(open);
    },
  );

  it('asks for the day of the first certificate if permission began near that day', () => {
    expect(optionOf(salary({ inRouteSince: '2024-05-20' }), 'F').reason).toContain(
      'first Skilled Worker permission',
    );
  });

  it('is undecided for a Skilled Worker inside the UK who does not say since when', () => {
    expect(available({ visaType: 'skilled', inUk: true }, 'F')).toBe('unknown');
  });

  it('is undecided if neither the route nor the permission is given', () => {
    expect(available({}, 'F')).toBe('unknown');
  });

  it.each([{ visaType: 'graduate' }, { inUk: false }, { visaType: 'skilled', inUk: false }] as const)(
    'is ruled out for a new worker: %j',
    (facts) => {
      expect(available(facts, 'F')).toBe(false);
    },
  );

  it('a developer needs £40,000 instead of £54,700', () => {
    expect(lowestOf(salary({ inRouteSince: '2023-06-01', phd: 'none', under26: false }))).toBe('F 4000000');
  });

  it.each([
    ['G', 36_000_00],
    ['H', 32_000_00],
  ] as const)('with a STEM PhD option %s is open at %i pence', (letter, pence) => {
    expect(optionOf(salary({ inRouteSince: '2023-06-01', phd: 'stem' }), letter)).toMatchObject({
      available: true,
      minimumAnnualPence: pence,
    });
  });

  it('with a job on the salary list option I is open; off the list it is closed', () => {
    expect(optionOf(salary({ occupationCode: '2142', inRouteSince: '2023-06-01' }), 'I')).toMatchObject({
      available: true,
      minimumAnnualPence: 26_200_00,
    });
    expect(available({ inRouteSince: '2023-06-01' }, 'I')).toBe(false);
  });
});

it('a day in the route together with another visa gets a warning', () => {
  expect(warned(salary({ inRouteSince: '2022-01-01', visaType: 'student' }))).toContain(
    'route-and-visa-disagree',
  );
  expect(warned(salary({ inRouteSince: '2022-01-01', visaType: 'skilled' }))).not.toContain(
    'route-and-visa-disagree',
  );
});

it('a code with only a lower rate has no option for a worker who came later: 8115', () => {
  const facts = { occupationCode: '8115', visaType: 'skilled', inUk: true, sameSponsor: true } as const;
  expect(salary({ ...facts, inRouteSince: '2024-12-01' })).toMatchObject({
    status: 'not-applicable',
    reason: expect.stringContaining('under the rules before 2024-04-04'),
  });
  expect(
    lowestOf(
      salary({
        ...facts,
        inRouteSince: '2023-06-01',
        monthsHeld: 42,
        under26: false,
        newEntrantLimb: 'none',
      }),
    ),
  ).toBe('F 3130000');
});

describe('the end of the transitional options', () => {
  const facts = { inRouteSince: '2023-06-01', assignedOn: '2030-03-20' };

  it.each([
    ['2030-04-03', true],
    ['2030-04-04', false],
  ])('an application on %s finds option F open: %s', (appliedOn, open) => {
    expect(available({ ...facts, appliedOn }, 'F')).toBe(open);
  });

  it('is judged by the certificate’s day if no application day is given', () => {
    expect(available({ ...facts, assignedOn: '2030-04-03' }, 'F')).toBe(true);
    expect(available({ ...facts, assignedOn: '2030-04-04' }, 'F')).toBe(false);
  });

  it('does not affect Health and Care jobs, which have no end date', () => {
    const nhs = {
      occupationCode: '2113',
      healthAndCare: { employer: 'nhs' },
      assignedOn: '2031-01-01',
    } as const;
    expect(available(nhs, 'F')).toBe(true);
  });
});

describe('a Health and Care job outside the pay scales', () => {
  const laboratory = { occupationCode: '2113', visaType: 'other' } as const;

  it.each([
    ['nhs', true],
    ['nhs-supplier', true],
    ['adult-social-care', true],
    ['other', false],
  ] as const)('at %s opens option F: %s', (employer, open) => {
    expect(available({ ...laboratory, healthAndCare: { employer } }, 'F')).toBe(open);
  });

  it('is undecided while the employer is not given', () => {
    expect(available(laboratory, 'F')).toBe('unknown');
  });

  it.each(['2134', '2112', '1241'])('is not %s: its list does not name the code', (occupationCode) => {
    const facts = { occupationCode, visaType: 'other', healthAndCare: { employer: 'nhs' } } as const;
    expect(available(facts, 'F')).toBe(false);
    expect(available(facts, 'J')).toBe(false);
  });

  it.each([
    [{ workNation: 'england' }, true],
    [{}, true],
    [{ workNation: 'scotland' }, false],
  ] as const)('in %j reports the regulator as not checked: %s', (place, isNamed) => {
    const outcome = salary({ ...laboratory, ...place, healthAndCare: { employer: 'adult-social-care' } });
    const texts = 'notChecked' in outcome ? outcome.notChecked.join(' ') : '';
    expect(texts.includes('Care Quality Commission')).toBe(isNamed);
  });
});

import { describe, expect, it } from 'vitest';
import { lowestOf, optionOf, salary, warned } from '../testing/salary.ts';

describe('option D, a job on the Immigration Salary List', () => {
  it('is open for a whole code: 2142', () => {
    expect(optionOf(salary({ occupationCode: '2142' }), 'D')).toMatchObject({
      available: true,
      minimumAnnualPence: 33_400_00,
    });
  });

  it('is closed for a code that is on no list', () => {
    expect(optionOf(salary({}), 'D')).toMatchObject({
      available: false,
      reason:
        '2134 Programmers and software development professionals is not on the Immigration Salary List.',
    });
  });

  it.each([
    [undefined, 'unknown'],
    [true, true],
    [false, false],
  ])('2115, only archaeologists: confirmed %s leaves it %s', (listScopeConfirmed, available) => {
    expect(optionOf(salary({ occupationCode: '2115', listScopeConfirmed }), 'D').available).toBe(available);
  });

  it.each([
    [{ listScopeConfirmed: true, workNation: 'scotland' }, true],
    [{ listScopeConfirmed: true, workNation: 'england' }, false],
    [{ listScopeConfirmed: true }, 'unknown'],
    [{ workNation: 'wales' }, false],
    [{ workNation: 'scotland' }, 'unknown'],
  ] as const)('2111, nuclear jobs in Scotland: %j leaves it %s', (facts, available) => {
    expect(optionOf(salary({ occupationCode: '2111', ...facts }), 'D').available).toBe(available);
  });

  it('is not decided for 5319, which both lists name in part: a yes does not say which', () => {
    expect(optionOf(salary({ occupationCode: '5319', listScopeConfirmed: true }), 'D').available).toBe(
      'unknown',
    );
  });

  it.each([
    ['2025-07-21', 'unknown', 30_960_00],
    ['2025-07-22', true, 33_400_00],
    ['2026-12-30', true, 33_400_00],
    ['2026-12-31', 'unknown', null],
    ['2027-06-01', 'unknown', null],
  ])(
    'on %s is %s for 2142 with %s pence: an ended list shows no old figure',
    (assignedOn, available, pence) => {
      expect(optionOf(salary({ occupationCode: '2142', assignedOn }), 'D')).toMatchObject({
        available,
        minimumAnnualPence: pence,
      });
    },
  );

  it('ends later for the care roles: 22 July 2028', () => {
    const care = {
      occupationCode: '6135',
      inUk: true,
      inRouteSince: '2024-06-01',
      sponsoredInCare: true,
      visaType: 'skilled',
    } as const;
    expect(optionOf(salary({ ...care, assignedOn: '2028-07-21' }), 'D')).toMatchObject({ available: true });
    expect(optionOf(salary({ ...care, assignedOn: '2028-07-22' }), 'D')).toMatchObject({
      available: 'unknown',
      minimumAnnualPence: null,
    });
  });

  it('when it has ended leaves the standard option to a job at RQF 6', () => {
    expect(lowestOf(salary({ occupationCode: '2142', assignedOn: '2026-12-31' }))).toBe('A 4170000');
  });
});

describe('warnings of the lists', () => {
  it('a worker in the route whose lowest figure depends on the list learns its last safe day: 3212', () => {
    const facts = {
      occupationCode: '3212',
      inRouteSince: '2023-09-01',
      under26: false,
      newEntrantLimb: 'none',
    } as const;
    expect(lowestOf(salary(facts))).toBe('I 2500000');
    expect(warned(salary(facts))).toContain('list-ends');
    expect(warned(salary({ occupationCode: '3544' })).filter((code) => code === 'list-ends')).toHaveLength(1);
  });

  it.each([
    ['6131', '2025-11-10', false],
    ['6131', '2025-11-11', true],
    ['6135', '2026-11-20', true],
    ['2142', '2026-11-20', false],
  ])(
    'the condition of the row of %s on %s is reported as not checked: %s',
    (occupationCode, assignedOn, isNamed) => {
      const outcome = salary({ occupationCode, assignedOn, inUk: true });
      const texts = 'notChecked' in outcome ? outcome.notChecked.join(' ') : '';
      expect(texts.includes('The condition of the Immigration Salary List')).toBe(isNamed);
    },
  );

  it('9119 says which of its jobs are skilled', () => {
    expect(warned(salary({ occupationCode: '9119', inRouteSince: '2023-01-01' }))).toContain(
      'only-some-jobs',
    );
  });

  it('2142 says the last safe day of its lower threshold', () => {
    expect(warned(salary({ occupationCode: '2142' }))).toContain('list-ends');
    expect(warned(salary({ occupationCode: '2142', assignedOn: '2026-12-31' }))).not.toContain('list-ends');
  });

  it.each([
    ['1232', true],
    ['5313', false],
    ['5314', true],
    ['2112', false],
    ['5316', false],
  ])('%s: the list prints another rate than the going-rate table: %s', (occupationCode, differs) => {
    expect(warned(salary({ occupationCode })).includes('list-rate-differs')).toBe(differs);
  });

  it('a job on the shortage list gets no discount; one on neither list gets no warning about it', () => {
    expect(warned(salary({ occupationCode: '3131' }))).toContain('shortage-list-no-discount');
    expect(warned(salary({}))).not.toContain('shortage-list-no-discount');
  });
});

describe('options that depend on what was not recorded before 22 July 2025', () => {
  it.each(['B', 'C', 'D', 'G', 'H', 'I', 'K'] as const)(
    'option %s shows its figure and is not decided',
    (letter) => {
      const option = optionOf(salary({ assignedOn: '2025-07-21' }), letter);
      expect(option).toMatchObject({
        available: 'unknown',
        reason: expect.stringContaining('To be confirmed'),
      });
      expect(option.minimumAnnualPence).toBeGreaterThan(0);
    },
  );

  it.each(['A', 'F'] as const)('option %s is decided', (letter) => {
    expect(optionOf(salary({ assignedOn: '2025-07-21', inRouteSince: '2023-01-01' }), letter).available).toBe(
      true,
    );
  });

  it('a code without a figure in the edition is not recorded, and never takes that of a later edition', () => {
    expect(salary({ assignedOn: '2025-07-21', occupationCode: '1112' })).toMatchObject({
      status: 'no-law',
      parameter: 'occupations.going-rates',
      message: expect.stringContaining('no figure of 1112'),
    });
  });

  it('a code that has been on a pay scale since then shows only option K: 2231', () => {
    const outcome = salary({ assignedOn: '2025-07-21', occupationCode: '2231' });
    expect(outcome).toMatchObject({ status: 'answered', lowest: null, ifConfirmed: null });
    expect(optionOf(outcome, 'K')).toMatchObject({ available: 'unknown', minimumAnnualPence: 25_000_00 });
    expect(optionOf(outcome, 'A')).toMatchObject({ available: 'unknown', minimumAnnualPence: null });
  });

  it.each([
    ['2024-04-04', true],
    ['2024-07-09', true],
    ['2024-07-10', true],
    ['2025-04-09', true],
    ['2025-07-22', false],
  ])('on %s the rates are to be confirmed: %s', (assignedOn, isWarned) => {
    expect(warned(salary({ assignedOn })).includes('rates-to-be-confirmed')).toBe(isWarned);
  });

  it('before 4 April 2024 there is no law', () => {
    expect(salary({ assignedOn: '2024-04-03' })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-04-04',
    });
  });
});

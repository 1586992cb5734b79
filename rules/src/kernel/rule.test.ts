import { describe, expect, it } from 'vitest';
import {
  calendarDate,
  lawOn,
  lawStep,
  needsFacts,
  notApplicable,
  noted,
  parameter,
  type Source,
  since,
  successorUnknown,
} from './index.ts';

const day = calendarDate;
const act: Source = { title: 'An Act', checkedOn: day('2026-11-20') };
const page = { title: 'GOV.UK', url: 'https://www.gov.uk/fee' };

const fee = parameter({
  id: 'fee',
  title: 'A fee',
  governedBy: 'assignedOn',
  checkAt: page,
  versions: [
    since('2024-01-01', 100, 'confirmed', act, act),
    noted(since('2025-04-09', 200, 'disputed', act), 'Sources differ.'),
    successorUnknown('2026-12-31', 'It is due to end.', 'confirmed', act),
  ],
});

describe('the law on a day', () => {
  it.each([
    ['2024-01-01', 100, '2024-01-01'],
    ['2025-04-08', 100, '2024-01-01'],
    ['2025-04-09', 200, '2025-04-09'],
    ['2026-12-30', 200, '2025-04-09'],
  ])('on %s the fee is %i, in force from %s', (on, value, from) => {
    expect(lawOn(fee, day(on))).toMatchObject({
      status: 'in-force',
      value,
      law: { inForceFrom: from, day: on },
    });
  });

  it('says which version was read, for which day, how far it was checked and where', () => {
    expect(lawOn(fee, day('2025-04-09'))).toEqual({
      status: 'in-force',
      value: 200,
      law: {
        parameter: 'fee',
        title: 'A fee',
        governedBy: 'assignedOn',
        day: '2025-04-09',
        inForceFrom: '2025-04-09',
        confidence: 'disputed',
        note: 'Sources differ.',
        sources: [act],
        checkAt: page,
      },
    });
  });

  it('has no note where the version has none', () => {
    const law = lawOn(fee, day('2024-01-01'));
    expect(law.status === 'in-force' && 'note' in law.law).toBe(false);
  });

  it('says for which day it was read when another day governs', () => {
    expect(lawOn(fee, day('2025-05-01'), 'appliedOn')).toMatchObject({ law: { governedBy: 'appliedOn' } });
  });

  it('before the first version is not recorded, and never the nearest version', () => {
    expect(lawOn(fee, day('2023-12-31'))).toEqual({
      status: 'no-law',
      message: 'A fee: no law recorded for 2023-12-31. Our records of this begin on 2024-01-01.',
      parameter: 'fee',
      day: '2023-12-31',
      recordsBeginOn: '2024-01-01',
      steps: [
        { label: 'A fee, on 2023-12-31', figure: { text: 'Our records of this begin on 2024-01-01.' } },
      ],
    });
  });

  it.each(['2026-12-31', '2027-01-04', '2199-12-31'])('on %s the successor is not known', (on) => {
    const law = lawOn(fee, day(on));
    expect(law).toMatchObject({ status: 'no-law', recordsEndOn: '2026-12-30' });
    expect(law).not.toHaveProperty('value');
    expect(law).not.toHaveProperty('recordsBeginOn');
  });
});

describe('a parameter', () => {
  const versions = (first: string, second: string) => () =>
    parameter({ ...fee, versions: [since(first, 1, 'confirmed', act), since(second, 2, 'confirmed', act)] });

  it('is accepted with its oldest version first', () => {
    expect(versions('2024-01-01', '2024-01-02')).not.toThrow();
  });

  it('is refused out of order, or twice on a day', () => {
    expect(versions('2024-01-02', '2024-01-01')).toThrow(RangeError);
    expect(versions('2024-01-01', '2024-01-01')).toThrow(RangeError);
  });

  it('is refused from a day that does not exist', () => {
    expect(() => since('2025-02-29', 1, 'confirmed', act)).toThrow(RangeError);
  });
});

it('a step of law carries the law, its own title or another label, and a figure when it has one', () => {
  const version = lawOn(fee, day('2024-01-01'));
  if (version.status !== 'in-force') throw new Error('in force');
  expect(lawStep(version)).toEqual({ label: 'A fee', law: version.law });
  expect(lawStep(version, { pence: 100 }, 'Fee')).toEqual({
    label: 'Fee',
    figure: { pence: 100 },
    law: version.law,
  });
});

it('an outcome without an answer says why, or which facts it needs', () => {
  expect(notApplicable('Exempt.', [])).toEqual({ status: 'not-applicable', reason: 'Exempt.', steps: [] });
  expect(needsFacts(['months'], [])).toEqual({ status: 'needs-facts', missing: ['months'], steps: [] });
});

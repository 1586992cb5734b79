import { expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { englishExtension, englishFirst, englishWays, fundsApplicant, fundsHeldFor } from './parameters.ts';

it.each([
  ['2020-12-01', 'B1'],
  ['2026-01-07', 'B1'],
  ['2026-01-08', 'B2'],
])('a first application of %s needs English at %s', (appliedOn, level) => {
  expect(lawOn(englishFirst, calendarDate(appliedOn))).toMatchObject({ status: 'in-force', value: level });
});

it('a holder of the visa extends it at B1, before 8 January 2026 and after', () => {
  for (const day of ['2026-01-07', '2026-01-08'])
    expect(lawOn(englishExtension, calendarDate(day))).toMatchObject({ value: 'B1' });
});

it('English can be proved by a GCSE or A level (EL 7.1) and by a regulator’s assessment (EL 9.1), among six ways', () => {
  const ways = lawOn(englishWays, calendarDate('2026-11-28'));
  expect(ways).toMatchObject({
    value: expect.arrayContaining([
      expect.stringContaining('GCSE, A level'),
      expect.stringMatching(/doctors, dentists, nurses, midwives and vets: .* regulator accepted/),
    ]),
  });
  expect(ways).toMatchObject({ value: { length: 6 } });
});

it('an application shows £1,270 that was held for 28 days', () => {
  const day = calendarDate('2026-11-20');
  expect(lawOn(fundsApplicant, day)).toMatchObject({ value: 1270_00 });
  expect(lawOn(fundsHeldFor, day)).toMatchObject({ value: 28 });
});

it('before the route opened nothing is recorded', () => {
  expect(lawOn(fundsApplicant, calendarDate('2020-11-30'))).toMatchObject({
    status: 'no-law',
    recordsBeginOn: '2020-12-01',
  });
});

import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { noSwitchingFrom, type SwitchingFacts, studentSwitchAfter, switchingInside } from './index.ts';

const switchingOn = (appliedOn: string, facts: Partial<SwitchingFacts> = {}) =>
  switchingInside({ appliedOn: calendarDate(appliedOn), inUk: true, visaType: 'other', ...facts });
const codesOf = (outcome: ReturnType<typeof switchingOn>) =>
  'warnings' in outcome ? outcome.warnings.map(({ code }) => code) : outcome.status;

describe('permission given in Jersey, Guernsey or the Isle of Man', () => {
  it.each([
    ['2026-11-27', []],
    ['2026-11-28', ['switching-crown-dependency']],
  ])('on %s is a bar that we warn of and refuse nobody for: %j', (day, codes) => {
    expect(codesOf(switchingOn(day, { otherPermission: 'another' }))).toEqual(codes);
    expect(switchingOn(day, { otherPermission: 'another' }).status).toBe('may-switch');
  });

  it('is said beside the bars of SW 1.5ZA where the permission is not known', () => {
    expect(codesOf(switchingOn('2026-11-28'))).toEqual(['switching-bars', 'switching-crown-dependency']);
  });

  it('is not spoken of to a Graduate, or to a worker who applies from abroad', () => {
    expect(codesOf(switchingOn('2026-11-28', { visaType: 'graduate' }))).toEqual([]);
    expect(codesOf(switchingOn('2026-11-28', { inUk: false }))).toEqual([]);
  });
});

it.each([
  ['2025-12-05', 'from-memory'],
  ['2025-12-06', 'official'],
])('on %s the bars are %s: the Rules were read in the copy of 6 December 2025', (day, confidence) => {
  for (const law of [noSwitchingFrom, studentSwitchAfter])
    expect(lawOn(law, calendarDate(day))).toMatchObject({ law: { confidence } });
});

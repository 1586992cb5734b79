import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { homeOfficeFees } from './home-office-fees.ts';

const figuresOn = (day: string) =>
  homeOfficeFees(calendarDate(day)).map(({ fee, small, large }) => [fee, small.figure, large.figure]);

it('the fees on top of a plan are those of the day', () => {
  expect(figuresOn('2026-11-21')).toEqual([
    ['Sponsor licence', '£611', '£1,682'],
    ['Certificate of Sponsorship', '£525', '£525'],
    ['Immigration Skills Charge', '£480', '£1,320'],
  ]);
  expect(figuresOn('2025-12-15')).toEqual([
    ['Sponsor licence', '£574', '£1,579'],
    ['Certificate of Sponsorship', '£525', '£525'],
    ['Immigration Skills Charge', '£364', '£1,000'],
  ]);
});

it('each fee names its rule', () => {
  for (const { small, large } of homeOfficeFees(calendarDate('2026-11-21'))) {
    expect(small.rule?.href).toMatch(/^\/rules\/./);
    expect(large.rule?.href).toMatch(/^\/rules\/./);
  }
});

import { describe, expect, it } from 'vitest';
import { calendarDate, daysBetween, lawOn } from '../kernel/index.ts';
import { readDay } from './index.ts';
import { bankHolidays } from './parameters.ts';

const readEnglishDay = (day: string) => readDay(calendarDate(day));

describe('in England and Wales', () => {
  it.each([
    ['2026-12-24', 'the day before Christmas Day'],
    ['2026-12-29', 'the day after the substitute for Boxing Day'],
    ['2026-12-31', 'the day before New Year’s Day'],
    ['2027-01-04', 'the Monday after New Year’s Day'],
    ['2026-03-17', 'a bank holiday in Northern Ireland only'],
    ['2026-01-02', 'a bank holiday in Scotland only'],
    ['2019-01-02', 'the first recorded'],
    ['2028-12-29', 'the last recorded'],
  ])('%s is a working day: %s', (day) => {
    expect(readEnglishDay(day)).toMatchObject({ status: 'answered', kind: 'working-day' });
  });

  it.each(['2026-11-21', '2026-11-22', '2026-12-26', '2026-12-27', '2027-01-02', '2028-02-26'])(
    '%s is at a weekend',
    (day) => {
      expect(readEnglishDay(day)).toMatchObject({ status: 'answered', kind: 'weekend' });
    },
  );

  it.each([
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-28', 'Boxing Day (substitute day)'],
    ['2027-01-01', 'New Year’s Day'],
    ['2027-03-26', 'Good Friday'],
    ['2022-09-19', 'Bank Holiday for the State Funeral of Queen Elizabeth II'],
    ['2023-05-08', 'Bank holiday for the coronation of King Charles III'],
    ['2019-01-01', 'New Year’s Day'],
    ['2028-12-26', 'Boxing Day'],
  ])('%s is a bank holiday: %s', (day, name) => {
    expect(readEnglishDay(day)).toMatchObject({ status: 'answered', kind: 'bank-holiday', name });
  });

  it.each([
    ['2018-12-31', { recordsBeginOn: '2019-01-01' }],
    ['2029-01-01', { recordsEndOn: '2028-12-31' }],
    ['2029-06-02', { recordsEndOn: '2028-12-31' }],
  ])('of %s nothing is recorded', (day, records) => {
    expect(readEnglishDay(day)).toMatchObject({ status: 'no-law', ...records });
  });
});

it('shows the list that was read, of the year of the day', () => {
  expect(readEnglishDay('2026-12-24').steps).toMatchObject([
    {
      law: {
        parameter: 'working-days.bank-holidays',
        inForceFrom: '2026-01-01',
        confidence: 'single-source',
      },
    },
    { label: '2026-12-24 falls on', figure: { text: 'Monday to Friday' } },
  ]);
});

it.each([
  [2019, 8],
  [2020, 8],
  [2021, 8],
  [2022, 10],
  [2023, 9],
  [2024, 8],
  [2025, 8],
  [2026, 8],
  [2027, 8],
  [2028, 8],
])('%i has %i bank holidays, all of that year and none at a weekend', (year, count) => {
  const list = lawOn(bankHolidays, calendarDate(`${year}-07-01`));
  const days = list.status === 'in-force' ? Object.keys(list.value) : [];
  expect(days).toHaveLength(count);
  for (const day of days) {
    expect(day.slice(0, 4)).toBe(`${year}`);
    const sinceASaturday = daysBetween(calendarDate('2019-01-05'), calendarDate(day));
    expect([0, 1], day).not.toContain(((sinceASaturday % 7) + 7) % 7);
  }
});

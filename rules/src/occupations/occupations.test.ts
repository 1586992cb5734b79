import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import {
  extendingOnlyCodes,
  findOccupation,
  noOverseasHires,
  occupationCodes,
  postdoctoralCodes,
  salaryList,
  shortageList,
} from './index.ts';

const edition = occupationCodes.versions[0];
const codes = 'value' in edition ? edition.value : [];

describe('the edition of 22 July 2025', () => {
  it('has 412 codes, each once', () => {
    expect(codes).toHaveLength(412);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(412);
  });

  it.each([
    ['higher', 121],
    ['medium', 178],
    ['medium-extending-only', 9],
    ['ineligible', 104],
  ])('at %s has %i', (skillLevel, count) => {
    expect(codes.filter((each) => each.skillLevel === skillLevel)).toHaveLength(count);
  });

  it('has 29 codes on the health pay scale and 9 on the education one', () => {
    expect(codes.filter(({ payScale }) => payScale === 'health')).toHaveLength(29);
    expect(codes.filter(({ payScale }) => payScale === 'education')).toHaveLength(9);
  });

  it('is in force from its day and not before', () => {
    expect(lawOn(occupationCodes, calendarDate('2025-07-21'))).toMatchObject({ status: 'no-law' });
    expect(lawOn(occupationCodes, calendarDate('2025-07-22'))).toMatchObject({ status: 'in-force' });
  });
});

describe('a code is found by its four digits', () => {
  it.each([
    ['2134', 'higher'],
    ['3544', 'medium'],
    ['6135', 'medium'],
    ['9119', 'medium'],
    ['3214', 'medium-extending-only'],
    ['1112', 'ineligible'],
  ])('%s is %s', (code, skillLevel) => {
    expect(findOccupation(code)).toMatchObject({ code, skillLevel });
  });

  it.each(['', '0000', '21', '21344', '__proto__'])('%j is none', (code) => {
    expect(findOccupation(code)).toBeUndefined();
  });
});

describe('the lists', () => {
  it('the Immigration Salary List has 25 codes, the Temporary Shortage List 52', () => {
    expect(salaryList.size).toBe(25);
    expect(shortageList.size).toBe(52);
  });

  it.each([...salaryList.keys()])('salary list: %s ends on its day', (code) => {
    const row = salaryList.get(code);
    if (!row) throw new Error(code);
    const [last, first] =
      code === '6135' || code === '6136' ? ['2028-07-21', '2028-07-22'] : ['2026-12-30', '2026-12-31'];
    expect(lawOn(row, calendarDate(last))).toMatchObject({ status: 'in-force' });
    expect(lawOn(row, calendarDate(first))).toMatchObject({ status: 'no-law', recordsEndOn: last });
    expect(lawOn(row, calendarDate('2025-07-21'))).toMatchObject({ status: 'no-law' });
  });

  it.each([...shortageList.keys()])('shortage list: %s ends on 31 December 2026', (code) => {
    const row = shortageList.get(code);
    if (!row) throw new Error(code);
    expect(lawOn(row, calendarDate('2026-12-30'))).toMatchObject({ status: 'in-force' });
    expect(lawOn(row, calendarDate('2026-12-31'))).toMatchObject({ status: 'no-law' });
  });

  it.each([
    ['2142', '2026-11-20', true],
    ['2112', '2026-11-20', true],
    ['5235', '2026-11-20', false],
    ['2111', '2026-11-20', false],
    ['6131', '2025-11-10', true],
    ['6131', '2025-11-11', false],
    ['6135', '2026-11-20', false],
  ])('salary list: the row of %s on %s covers every job in the country: %s', (code, day, whole) => {
    const row = salaryList.get(code);
    expect(row && lawOn(row, calendarDate(day))).toMatchObject({ value: { whole } });
  });

  it('four codes of the shortage list cover only certain jobs', () => {
    const partial = [...shortageList].filter(([, { versions }]) => !versions[0].value.whole);
    expect(partial.map(([code]) => code)).toEqual(['3429', '3549', '4129', '5319']);
  });

  it('both lists and the days on which they end are in the Rules', () => {
    expect(salaryList.get('6135')?.versions[1]).toMatchObject({ from: '2028-07-22', confidence: 'official' });
    expect(salaryList.get('2142')?.versions[1]).toMatchObject({ from: '2026-12-31', confidence: 'official' });
    expect(shortageList.get('3544')?.versions).toMatchObject([
      { from: '2025-07-22', confidence: 'official' },
      { from: '2026-12-31', confidence: 'official' },
    ]);
  });

  it('the rates printed beside the Immigration Salary List come from one copy', () => {
    expect(salaryList.get('1232')?.versions[0]).toMatchObject({
      confidence: 'single-source',
      value: { ratePence: 33_400_00, lowerRatePence: 25_000_00 },
    });
  });
});

describe('the parameters that the Rules of December 2025 confirm', () => {
  it.each([
    [occupationCodes, '2025-07-22'],
    [extendingOnlyCodes, '2025-07-22'],
    [noOverseasHires, '2025-07-22'],
    [postdoctoralCodes, '2025-07-22'],
  ])('%o are official from %s', (parameter, day) => {
    expect(lawOn<unknown>(parameter, calendarDate(day))).toMatchObject({ law: { confidence: 'official' } });
  });

  it.each([
    [extendingOnlyCodes, 'confirmed'],
    [postdoctoralCodes, 'from-memory'],
  ])('%o are not so the day before', (parameter, confidence) => {
    expect(lawOn(parameter, calendarDate('2025-07-21'))).toMatchObject({ law: { confidence } });
  });
});

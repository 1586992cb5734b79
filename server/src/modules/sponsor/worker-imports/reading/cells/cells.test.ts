import { importedRoutes } from '@portway/contracts/sponsor/worker-imports/import-columns';
import { describe, expect, it } from 'vitest';
import { absencePay, isCancelled, yesOrNo } from './absences.ts';
import { cellText, saysNothing } from './cell-text.ts';
import type { CellValue } from './cell-value.ts';
import * as contacts from './contacts.ts';
import { day, dayOrderOf } from './days.ts';
import { addressLines, checkMethod, route, salaryOption } from './facts.ts';
import { hours } from './hours.ts';
import { fullName } from './names.ts';
import { occupationCode } from './occupation-code.ts';
import { pay } from './pay.ts';
import { weekdays, weekdaysInWords } from './weekdays.ts';

const today = '2026-11-29';
/** The value of a cell, or the kind of its fault with the values to choose from. */
function readingOf(outcome: CellValue<unknown>): unknown {
  if ('value' in outcome) return outcome.value;
  return [outcome.kind, ...(outcome.choices ?? []).map(({ value }) => value)];
}

describe('a day', () => {
  it.each([
    ['2025-09-01', '2025-09-01'],
    ['2025/9/1', '2025-09-01'],
    ['20250901', '2025-09-01'],
    ['01/09/2025', '2025-09-01'],
    ['1.9.25', '2025-09-01'],
    ['01 Sep 2025', '2025-09-01'],
    ['1st September 2025', '2025-09-01'],
    ['01-Sep-25', '2025-09-01'],
    ['Sept 1, 2025', '2025-09-01'],
    ['Mon 1 Sep 2025', '2025-09-01'],
    ['01092025', '2025-09-01'],
    ['1092025', '2025-09-01'],
    ['45901', '2025-09-01'],
    ['45901.5', '2025-09-01'],
    ['01/09/2025 00:00:00', '2025-09-01'],
    ['2025-09-01T00:00:00Z', '2025-09-01'],
    ['2025-09-01 12:00 AM', '2025-09-01'],
    ['2025-09-01T00:00:00+05:30', '2025-09-01'],
    ['09/13/2025', '2025-09-13'],
    ['31/02/2026', ['unclear-day']],
    ['September 2025', ['unclear-day']],
    ['2025', ['unclear-day']],
    ['1/9/1025', ['unclear-day']],
    ['2025-08-31T23:00:00.000Z', ['unclear-day', '2025-09-01', '2025-08-31']],
    ['2025-12-31T23:00:00Z', '2025-12-31'],
  ])('%s is %j', (text, iso) => {
    expect(readingOf(day({ order: 'day-first', today })(text))).toEqual(iso);
  });

  it('that can be two days is asked about, unless the column says which', () => {
    expect(readingOf(day({ order: null, today })('03/04/2025'))).toEqual([
      'day-order',
      '2025-04-03',
      '2025-03-04',
    ]);
    expect(readingOf(day({ order: 'month-first', today })('03/04/2025'))).toBe('2025-03-04');
    expect(readingOf(day({ order: null, today })('04/04/2025'))).toBe('2025-04-04');
    expect(['13/04/25', '04/13/25', '03/04/25', '4 Apr 25'].map(dayOrderOf)).toEqual([
      ...['day-first', 'month-first', 'either', null],
    ]);
  });

  it.each([
    ['04/03/65', '1965-03-04'],
    ['04/03/05', '2005-03-04'],
    ['04/03/24', ['unclear-day']],
  ])('of a birth in two digits, %s, is %j', (text, iso) => {
    expect(readingOf(day({ order: 'day-first', isBirth: true, today })(text))).toEqual(iso);
  });
});

const plainPay = pay({ basis: null, hoursPerWeek: 37.5, daysPerWeek: 5 });
it.each([
  ['55000', 55_000_00],
  ['£55,000.00', 55_000_00],
  ['55,000 pa', 55_000_00],
  ['55,000.00 GBP', 55_000_00],
  ['GBP 55000 per annum', 55_000_00],
  ['55k', 55_000_00],
  ['£55.5k p.a.', 55_500_00],
  ['55000.0000000000000000', 55_000_00],
  ['55 000', 55_000_00],
  ['55.000,00', 55_000_00],
  ['4583.33 per month', 54_999_96],
  ['£1,000 pw', 52_000_00],
  ['£1,000 per 4 weeks', 13_000_00],
  ['28.05 an hour', 54_697_50],
  ['£28.05/hr', 54_697_50],
  ['28.05', ['pay-period', '28.05 an hour']],
  ['4583.33', ['pay-period', '4583.33 a year', '4583.33 a month', '4583.33 a week']],
  ['55.000', ['unclear-pay', '55000 a year', '55.00 an hour']],
  ['41,70', ['pay-period', '41.7 a day', '41.7 an hour']],
  ['€55,000', ['other-currency']],
  ['$55k', ['other-currency']],
  ['£36,000 pro rata', ['unclear-pay']],
  ['45,000 FTE', ['unclear-pay']],
  ['30,000-35,000', ['unclear-pay']],
  ['55,000 + bonus', ['unclear-pay']],
  ['circa 55,000', ['unclear-pay']],
  ['-55000', ['unclear-pay']],
  ['forty', ['unclear-pay']],
])('pay of %s is %j', (text, pence) => {
  expect(readingOf(plainPay(text))).toEqual(pence);
});

it('pay for an hour needs the hours, and a heading says what pay is for', () => {
  const unknown = { hoursPerWeek: null, daysPerWeek: null };
  expect(readingOf(pay({ basis: 'hour', ...unknown })('28.05'))).toEqual(['pay-period']);
  expect(readingOf(pay({ basis: 'month', ...unknown })('4583.33'))).toBe(54_999_96);
});

it.each([
  ['37.5', 37.5],
  ['37:30', 37.5],
  ['37:30:00', 37.5],
  ['37h30', 37.5],
  ['37.5 hrs', 37.5],
  ['37.5hrs', 37.5],
  ['37.5 hours per week', 37.5],
  ['37.500', 37.5],
  ['37,5', 37.5],
  ['37½', 37.5],
  ['40', 40],
  ['0', ['unclear-hours']],
  ['169', ['unclear-hours']],
  ['variable', ['unclear-hours']],
  ['1950 per year', ['unclear-hours']],
])('hours of %s are %j', (text, weekly) => {
  expect(readingOf(hours(text))).toEqual(weekly);
});

it.each(['0.6 FTE', '0.6', '60%', 'FTE 0.6', '0.6 WTE'])('%s of full time asks of how many hours', (text) => {
  expect(readingOf(hours(text))).toEqual(['hours-share', '21', '21.6', '22.2', '22.5', '22.8', '23.4', '24']);
});

const week = [1, 2, 3, 4, 5];
it.each([
  ['Mon-Fri', week],
  ['Monday to Friday', week],
  ['Mon – Fri', week],
  ['Mon thru Fri', week],
  ['Mondays to Fridays', week],
  ['Weekdays', week],
  ['M-F', week],
  ['M T W T F', week],
  ['MTWTF', week],
  ['MTWThF', week],
  ['Mo Tu We Th Fr', week],
  ['Mon-Fri 9-5', week],
  ['Mon to Fri, 9am to 5.30pm', week],
  ['5 days (Mon-Fri)', week],
  ['{1,2,3,4,5}', week],
  ['Mon, Wed and Fri', [1, 3, 5]],
  ['Mon/Wed/Fri', [1, 3, 5]],
  ['Tues & Thurs', [2, 4]],
  ['Sun-Thu', [1, 2, 3, 4, 7]],
  ['S M T W T', [1, 2, 3, 4, 7]],
  ['Fri to Mon', [1, 5, 6, 7]],
  ['Weekends', [6, 7]],
  ['every day', [1, 2, 3, 4, 5, 6, 7]],
  ['7 days a week', [1, 2, 3, 4, 5, 6, 7]],
  ['T F', ['unclear-weekdays', 'Tue Fri', 'Thu Fri']],
  ['4 on 4 off', ['unclear-weekdays']],
  ['rota', ['unclear-weekdays']],
  ['4 days (Mon-Fri)', ['unclear-weekdays']],
  ['4', ['weekday-count', 'Mon Tue Wed Thu', 'Tue Wed Thu Fri']],
  ['three days per week', ['weekday-count', 'Mon Tue Wed', 'Wed Thu Fri', 'Mon Wed Fri']],
  ['1-5', ['weekday-count', 'Mon Tue Wed Thu Fri', 'Sun Mon Tue Wed Thu']],
])('days of %s are %j', (text, days) => {
  expect(readingOf(weekdays(text))).toEqual(days);
});

it.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[1, 2, 3, 4, 7], 'Sunday to Thursday'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
])('the days %j are said as %s', (days, words) => {
  expect(weekdaysInWords(days)).toBe(words);
});

describe('an occupation code', () => {
  const codeOf = (text: string, start: string, jobTitle = 'Programmer') =>
    readingOf(occupationCode({ jobTitle, certificateStart: [start], startedOn: [], edition: null })(text));

  it.each([
    '2134',
    '2134.0',
    'SOC 2134',
    '2134 - Programmers',
    'Programmers (2134)',
    'SOC2020: 2134',
    'SOC 2020 2134',
  ])('is read from %s', (text) => {
    expect(codeOf(text, '2025-09-01')).toBe('2134');
  });
  it.each([
    ['6146', '2024-04-03', '6136'],
    ['6146', '2024-07-03', '6136'],
    ['6146', '2024-07-04', ['soc-2010', 'SOC 2020: 6136']],
    ['2136', '2025-09-01', '2136'],
    ['SOC 2010: 6146', '2025-09-01', '6136'],
    ['SOC 2020: 2136', '2023-09-01', '2136'],
    ['2134/2136', '2025-09-01', ['unclear-code', 'SOC 2020: 2134', 'SOC 2020: 2136']],
    ['21345', '2025-09-01', ['unclear-code']],
    ['0001', '2025-09-01', ['unknown-code']],
  ])('%s of a certificate from %s is %j', (text, start, code) => {
    expect(codeOf(text, start, 'Senior carer')).toEqual(code);
  });

  it('of SOC 2010 is asked about where the title fits another code far better', () => {
    expect(codeOf('6146', '2023-05-15', 'Software developer')).toEqual([
      ...['soc-2010', 'SOC 2020: 6136'],
      expect.stringContaining('2134'),
    ]);
  });
});

it.each([
  ['Kofi Adjei', 'Kofi Adjei'],
  ['Adjei, Kofi', 'Kofi Adjei'],
  ['VAN DER BERG, Anna Maria', 'Anna Maria VAN DER BERG'],
  ['Mr Kofi Adjei', 'Kofi Adjei'],
  ['Adjei, Mr Kofi', 'Kofi Adjei'],
  ['Kofi Adjei, PhD', 'Kofi Adjei, PhD'],
  ['Smith, John, Jr', 'John Smith Jr'],
  ['a, b, c, d', ['unclear-name']],
])('the name %s is %j', (text, name) => {
  expect(readingOf(fullName(text))).toEqual(name);
});

it.each([
  [contacts.nationalInsurance, 'ab 12 34 56 c', 'AB123456C'],
  [contacts.nationalInsurance, 'AB123456', 'AB123456'],
  [contacts.nationalInsurance, 'AB12345', ['unclear-insurance-number']],
  [contacts.passport, '533 380 006', '533380006'],
  [contacts.passport, '533380006.0', '533380006'],
  [contacts.passport, '5.3338E+08', ['shortened-number']],
  [contacts.telephone, '7700900125', '07700900125'],
  [contacts.telephone, 'Mob: 07700 900123', '07700 900123'],
  [contacts.telephone, '07700 900123 / 020 7946 0000', ['two-values']],
  [contacts.telephone, '4.477E+11', ['shortened-number']],
  [contacts.email, 'Ana Silva <ana@example.com>', 'ana@example.com'],
  [contacts.email, 'ana@example.com; b@example.com', ['two-values']],
  [contacts.reference, '1001.0', '1001'],
  [contacts.reference, '1.2E+10', ['shortened-number']],
  [contacts.certificateNumber, 'C2G 1A2B3C4D', 'C2G1A2B3C4D'],
  [addressLines(300), '1 High Street,\r\nLeeds\nLS1 1AA', '1 High Street, Leeds, LS1 1AA'],
  [route, 'Skilled Worker (Health and Care)', 'skilled-worker'],
  [route, 'Tier 2 (General)', 'skilled-worker'],
  [route, 'GBM - Senior or Specialist Worker', 'global-business-mobility'],
  [route, 'Skilled Worker Dependant', ['unclear-route', ...importedRoutes]],
  [salaryOption, 'Option d', 'D'],
  [checkMethod, 'Home Office online check', 'online-share-code'],
])('%o reads %s as %j', (as, text, reading) => {
  expect(readingOf(as(text))).toEqual(reading);
});

it.each([
  ['Full pay', 'paid'],
  ['Half pay', 'reduced'],
  ['SSP', 'reduced'],
  ['Statutory Sick Pay', 'reduced'],
  ['Nil pay', 'unpaid'],
  ['Unpaid leave', 'unpaid'],
  ['100%', 'paid'],
  ['Annual leave', 'paid'],
  ['Sickness', ['unclear-absence-pay', 'paid', 'reduced', 'unpaid']],
])('an absence with %s is %j', (text, reading) => {
  expect(readingOf(absencePay(text))).toEqual(reading);
});

it.each([
  ['Approved', true],
  ['Authorised', true],
  ['Declined', false],
  ['Unauthorised absence', false],
  ['Pending approval', ['unclear-yes-no', 'yes', 'no']],
  ['Perhaps', ['unclear-yes-no', 'yes', 'no']],
])('an absence that is %s is agreed: %j', (text, reading) => {
  expect(readingOf(yesOrNo(text))).toEqual(reading);
  expect(isCancelled(text)).toBe(false);
});

it.each(['N/A', 'n/a', '#N/A', 'TBC', 't.b.c.', '-', '–', '?', 'None', '(blank)', 'not known'])(
  '%s says nothing',
  (text) => {
    expect(saysNothing('email', text)).toBe(true);
  },
);

it.each([
  ['surname', 'Null'],
  ['surname', 'Na'],
  ['absencePay', 'Nil'],
  ['jobTitle', 'Nanny'],
])('in the column %s, %s says something', (column, text) => {
  expect(saysNothing(column, text)).toBe(false);
});

it.each([
  ["'John Smith", 'John Smith'],
  ["'55000", '55000'],
  ["'07700900123'", '07700900123'],
  ['’t Hooft', '’t Hooft'],
  ["'s-Gravesande", "'s-Gravesande"],
  ['\u00a0John\u200b ', 'John'],
])('%j is the text %j', (raw, text) => {
  expect(cellText(raw)).toBe(text);
});

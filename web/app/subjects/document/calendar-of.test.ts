import { expect, it } from 'vitest';
import { calendarOf } from './calendar-of.ts';

const licence = {
  uid: 'licence@example',
  from: '2026-12-07',
  to: '2026-12-31',
  summary: 'Usually: decision, licence',
  description: 'Estimates; no promise.\nThe Home Office decides.',
};

it('an event of whole days ends on the day after its last one, over the year’s end too', () => {
  const file = calendarOf([licence], '2026-11-23');
  expect(file).toContain('DTSTART;VALUE=DATE:20261207\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('SUMMARY:Usually: decision\\, licence\r\n');
  expect(file).toContain('DESCRIPTION:Estimates\\; no promise.\\nThe Home Office decides.\r\n');
});

it('no line is longer than 75 octets, and no character is cut', () => {
  const file = calendarOf([{ ...licence, description: '£–é'.repeat(60) }], '2026-11-23');
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('£–é'.repeat(60));
});

import { expect, it } from 'vitest';
import { zoneToday } from './time-zones.ts';

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/London', 'Europe/London'],
])('%s is called %s today', (zone, today) => {
  expect(zoneToday(zone)).toBe(today);
});

it('every time zone of the browser is the same time by today’s name', () => {
  const offset = (timeZone: string, month: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      Date.UTC(2026, month, 1),
    );
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const month of [0, 6]) expect(offset(zoneToday(zone), month)).toBe(offset(zone, month));
});

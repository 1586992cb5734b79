import { expect, it } from 'vitest';
import { instantIn } from './local-instant.ts';

it.each([
  ['Europe/London', '2026-12-01', '14:00', '2026-12-01T14:00:00.000Z'],
  ['Europe/London', '2026-07-15', '14:00', '2026-07-15T13:00:00.000Z'],
  ['Africa/Lagos', '2026-12-01', '15:00', '2026-12-01T14:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-01', '19:30', '2026-12-01T14:00:00.000Z'],
])('finds the instant of a time in %s on %s', (zone, date, time, instant) => {
  expect(instantIn(zone, date, time)?.toISOString()).toBe(instant);
});

it('finds none while the day is not chosen', () => {
  expect(instantIn('Europe/London', '', '14:00')).toBeUndefined();
});

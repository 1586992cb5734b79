import { expect, it } from 'vitest';
import { dayWords, whenWords } from './clock-words.ts';

const today = '2026-11-21';

it('words a day as people do', () => {
  const days = ['2026-11-21', '2026-11-20', '2026-11-19', '2025-11-20'];
  expect(days.map((day) => dayWords(day, today))).toEqual([
    'Today',
    'Yesterday',
    'Thursday 19 November',
    '20 November 2025',
  ]);
});

it('words a time in a few characters', () => {
  const instants = ['2026-11-21T10:15', '2026-11-20T23:59', '2026-03-02T12:00', '2025-11-20T12:00'];
  expect(instants.map((instant) => whenWords(instant, today))).toEqual([
    '10:15',
    'Yesterday',
    '2 Mar',
    '20 Nov 2025',
  ]);
});

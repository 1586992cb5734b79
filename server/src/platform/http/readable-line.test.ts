import { expect, it } from 'vitest';
import { readableLine } from './readable-line.ts';

const line = (more: object) => readableLine(JSON.stringify({ time: '2026-11-29T08:55:01.234Z', ...more }));

it('a line at a terminal has the time, the words and what belongs to them, and names a level that matters', () => {
  const request = { level: 'info', method: 'GET', path: '/jobs', status: 200, msg: 'A request was answered' };
  expect(line(request)).toBe('08:55:01 A request was answered method=GET path=/jobs status=200\n');
  const fault = {
    level: 'error',
    err: { message: 'No', stack: 'Error: No\n    at here' },
    msg: 'A request failed',
  };
  expect(line(fault)).toBe('08:55:01 ERROR A request failed err=Error: No\n    at here\n');
});

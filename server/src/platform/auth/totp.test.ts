import { expect, it } from 'vitest';
import { newTimeSecret, stepOfCode, timeCode } from './totp.ts';

/**
 * "12345678901234567890" in base32, from RFC 6238, appendix B. Its codes have eight digits; ours are the last
 * six.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i of RFC 6238 the code is the end of %s', (second, code) => {
  expect(timeCode(secret, Math.floor(second / 30))).toBe(code.slice(2));
});

it('a code is accepted one step early or late, and only once', () => {
  const now = 1_111_111_111_000;
  const step = Math.floor(now / 30_000);
  for (const each of [step - 1, step, step + 1])
    expect(stepOfCode(secret, timeCode(secret, each), { now, after: 0 })).toBe(each);
  for (const each of [step - 2, step + 2])
    expect(stepOfCode(secret, timeCode(secret, each), { now, after: 0 })).toBeUndefined();
  expect(stepOfCode(secret, timeCode(secret, step), { now, after: step })).toBeUndefined();
});

it('a new secret has 160 bits and is never repeated', () => {
  expect(newTimeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(Array.from({ length: 100 }, newTimeSecret)).size).toBe(100);
});

it('a code used while the clock was a year ahead locks nobody out, and is used once', () => {
  const secret = newTimeSecret();
  const now = Date.parse('2026-11-29T08:00:00Z');
  const current = Math.floor(now / 30_000);
  const yearAhead = current + 365 * 2880;
  const code = timeCode(secret, current);
  expect(stepOfCode(secret, code, { now, after: yearAhead })).toBe(current);
  expect(stepOfCode(secret, code, { now, after: current })).toBeUndefined();
  // The app is a step ahead: its code has been used, and no earlier one counts.
  expect(stepOfCode(secret, code, { now, after: current + 1 })).toBeUndefined();
});

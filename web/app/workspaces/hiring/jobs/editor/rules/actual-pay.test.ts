import { expect, it } from 'vitest';
import { actualPay } from './actual-pay.ts';

it('is the part of the full-time figure that the hours are', () => {
  expect(actualPay({ payFrom: 60_000, payTo: 60_000, hoursPerWeek: 22.5 }, 37.5)).toEqual({
    from: 36_000,
    to: 36_000,
  });
  expect(actualPay({ payTo: 48_000, hoursPerWeek: 18.75 }, 37.5)).toEqual({ from: 24_000, to: 24_000 });
  expect(actualPay({ payFrom: 31_586, payTo: 34_314, hoursPerWeek: 22.5 }, 37)).toEqual({
    from: 19_207,
    to: 20_866,
  });
});

it('is not worked out while a number is missing, or for a full week', () => {
  expect(actualPay({ payTo: 60_000, hoursPerWeek: 22.5 }, undefined)).toBeUndefined();
  expect(actualPay({ payTo: 60_000 }, 37.5)).toBeUndefined();
  expect(actualPay({ payTo: 60_000, hoursPerWeek: 37.5 }, 37.5)).toBeUndefined();
});

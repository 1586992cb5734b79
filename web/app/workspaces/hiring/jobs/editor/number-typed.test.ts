import { expect, it } from 'vitest';
import { hoursTyped, payTyped, percentageTyped } from './number-typed.ts';

it('pay is read where it can be read in one way, and else left for its field to refuse', () => {
  expect(['£54,700', '54k', '62.000', ''].map(payTyped)).toEqual([54_700, 54_000, 62_000, null]);
  expect(['41,70', '4,17,00', 'about 50'].map(payTyped)).toEqual(['41,70', '4,17,00', 'about 50']);
});

it('hours are read as a number, with a comma, with their unit or as a clock', () => {
  expect(['37.5', '37,5', '14.6', '37.5 hours', '22h30', '37:30', ''].map(hoursTyped)).toEqual([
    37.5,
    37.5,
    14.6,
    37.5,
    22.5,
    37.5,
    null,
  ]);
  expect(['1,000', '30 to 40', 'full time'].map(hoursTyped)).toEqual(['1,000', '30 to 40', 'full time']);
});

it('a percentage may carry its sign', () => {
  expect(['60%', '60', '62,5', 'all'].map(percentageTyped)).toEqual([60, 60, 62.5, 'all']);
});

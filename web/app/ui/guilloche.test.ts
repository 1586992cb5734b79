import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engravingOf, guilloche, petalPaths } from './guilloche.ts';

/** Maximum compression takes a while. */
const someSeeds = { numRuns: process.env.NIGHTLY === '1' ? 100 : 20 };

test('the same seed always gives the same engraving', () => {
  expect(guilloche('home')).toBe(guilloche('home'));
});

test('another seed gives another engraving', () => {
  expect(guilloche('home')).not.toBe(guilloche('tools'));
});

test('with any seed, the file is under 6 KB compressed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => brotliCompressSync(guilloche(seed)).length < 6000),
    someSeeds,
  );
});

test('with any seed, every line stays within the field', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const points = petalPaths(engravingOf(seed)).matchAll(/(-?\d+) (-?\d+)(?=[MCS]|$)/g);
      return [...points].every(([, x, y]) => Math.hypot(Number(x), Number(y)) <= 500);
    }),
  );
});

test('with any seed, the paths contain only moves, curves and whole numbers', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => /^(M-?\d+ -?\d+([CS][-\d ]+)+)+$/.test(petalPaths(engravingOf(seed)))),
  );
});

test('a petal has one path for each line of its engraving', () => {
  const engraving = engravingOf('home');
  expect(petalPaths(engraving).match(/M/g)).toHaveLength(engraving.lines);
});

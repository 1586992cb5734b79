import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['nurse', 'nurse', 0],
  ['nurse', 'nurs', 1],
  ['nurse', 'nursee', 1],
  ['nurse', 'nurze', 1],
  ['nurse', 'nusre', 1],
  ['nurse', 'nures', 1],
  ['nurse', 'nrus', 2],
  ['welder', 'wlede', 2],
  ['abcdef', 'xbcdey', 2],
  ['', 'ab', 2],
])('“%s” and “%s” are %i apart', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

it.each([
  ['nurse', 'nrus', 1],
  ['nurse', 'xnurse', 0],
  ['nurse', 'purple', 2],
  ['a', 'abcdef', 2],
])('“%s” and “%s” are more than %i apart', (one, other, most) => {
  expect(editDistance(one, other, most)).toBe(most + 1);
});

it('is the same both ways, and 0 only for the same word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  const property = fc.property(word, word, (one, other) => {
    const distance = editDistance(one, other, 2);
    expect(editDistance(other, one, 2)).toBe(distance);
    expect(distance === 0).toBe(one === other);
  });
  fc.assert(property, { seed: 2026 });
});

it('takes words of any length', () => {
  expect(editDistance('x'.repeat(500), 'y'.repeat(500), 2)).toBe(3);
});

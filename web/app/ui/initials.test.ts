import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  maría josé  garcía ', 'MG'],
  ['Pelé', 'P'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { describe, expect, it } from 'vitest';
import { findOccupation } from '../../occupations/index.ts';
import { searchRoles } from '../index.ts';
import { synonyms } from './index.ts';

const titles = synonyms.flatMap(({ words, codes }) => words.map((title) => ({ title, codes })));

it('every line names codes that exist, and gives a reason', () => {
  for (const { words, codes, reason } of synonyms) {
    expect(words.length).toBeGreaterThan(0);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(findOccupation(code)?.code).toBe(code);
    expect(reason).toMatch(/^.{8,}\.$/);
  }
});

it('a reason names only codes that exist', () => {
  for (const { reason } of synonyms) {
    for (const [code] of reason.matchAll(/\b[1-9]\d{3}\b/g)) {
      if (!/^20[12]\d$/.test(code)) expect(findOccupation(code)?.code).toBe(code);
    }
  }
});

it('no title is on two lines', () => {
  const lowerCase = titles.map(({ title }) => title.toLowerCase());
  expect(lowerCase.filter((title, at) => lowerCase.indexOf(title) < at)).toEqual([]);
});

describe('every title of the table', () => {
  it('finds its usual code first or second', () => {
    const missed = titles.filter(({ title, codes: [usual] }) => {
      const firstTwo = searchRoles(title, { limit: 2 }).map(({ code }) => code);
      return usual !== undefined && !firstTwo.includes(usual);
    });
    expect(missed).toEqual([]);
  });
});

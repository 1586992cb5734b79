import { describe, expect, it } from 'vitest';
import { findOccupation } from '../../occupations/index.ts';
import { searchRoles } from '../index.ts';
import { everydayTitles } from './everyday-titles.ts';

const all = Object.entries(everydayTitles).flatMap(([sector, titles]) =>
  titles.map(([title, codes]) => ({ sector, title, codes: codes.split(' ') })),
);

it('two hundred everyday titles are listed, each once, with codes that exist', () => {
  expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(200);
  for (const { codes } of all) for (const code of codes) expect(findOccupation(code)?.code).toBe(code);
});

describe.each(Object.keys(everydayTitles))('of %s', (sector) => {
  it.each(all.filter((each) => each.sector === sector))(
    '“$title” finds $codes first or second',
    ({ title, codes }) => {
      const [first, second] = searchRoles(title);
      expect([first?.code, second?.code].some((code) => code !== undefined && codes.includes(code))).toBe(
        true,
      );
    },
  );
});

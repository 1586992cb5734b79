import { expect, it } from 'vitest';
import { occupations } from '../../occupations/index.ts';
import { indexTitles } from './index-titles.ts';

const lines = indexTitles.map((line) => line.split('|'));

it('has every code of SOC 2020 once, in order, each with titles', () => {
  expect(lines.map(([code]) => code)).toEqual(occupations.map(({ code }) => code));
  for (const [, ...titles] of lines) expect(titles.length).toBeGreaterThan(0);
});

it('has the titles of the index as people write them', () => {
  const programmers = lines.find(([code]) => code === '2134') ?? [];
  expect(programmers).toEqual(
    expect.arrayContaining([
      'Software developer',
      'Data analyst~computing',
      'SQL developer',
      'iOS developer',
    ]),
  );
  for (const titles of lines) for (const title of titles) expect(title).toMatch(/^(?:[A-Z0-9]|[a-z][A-Z])/);
});

it('marks the code that a title has if nothing else is known', () => {
  const [, ...care] = lines.find(([code]) => code === '6135') ?? [];
  expect(care).toContain('Care assistant*');
  const [, ...hospital] = lines.find(([code]) => code === '6131') ?? [];
  expect(hospital).toContain('Care assistant~hospital service');
});

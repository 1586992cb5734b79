import { expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { findOccupation, occupations, skillInWords } from '../occupations/index.ts';
import { eligibleRole } from './index.ts';

const today = calendarDate('2026-11-28');
const wordsOf = (code: string) => skillInWords(findOccupation(code) ?? { code, skillLevel: 'ineligible' });

it.each([
  ['6135', 'RQF 2'],
  ['6136', 'RQF 3 to 5'],
  ['3544', 'RQF 3 to 5'],
  ['2134', 'RQF 6 or above'],
  ['1112', 'not eligible'],
])('%s is %s', (code, words) => {
  expect(wordsOf(code)).toBe(words);
});

it('no code of Table 2a is called medium skilled: the same sponsor only', () => {
  const table2a = occupations.filter(({ skillLevel }) => skillLevel === 'medium-extending-only');
  expect(table2a).toHaveLength(9);
  for (const { code } of table2a) {
    expect(wordsOf(code)).toMatch(/^Table 2a.*with the same sponsor$/);
    expect(JSON.stringify(eligibleRole({ occupationCode: code, assignedOn: today }))).not.toContain('RQF');
  }
});

it('the outcome for 6135 never says RQF 3 to 5', () => {
  const facts = { occupationCode: '6135', assignedOn: today, inUk: true, monthsWithSponsor: 3 };
  const figures = JSON.stringify(eligibleRole(facts).steps.map(({ figure }) => figure));
  expect(figures).toContain('RQF 2');
  expect(figures).not.toContain('RQF 3 to 5');
});

import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { changesOfLaw } from './changes-of-law.ts';

const days = changesOfLaw(calendarDate('2025-07-22'), calendarDate('2026-11-21'));
const on = (day: string) => days.find((each) => each.day === day);

it('the days on which the law changes, the latest first', () => {
  expect(days[0]?.day).toBe('2030-04-04');
  expect(days.at(-1)?.day).toBe('2025-07-22');
  expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort().reverse());
});

it('a single changed rule appears under its own title, several under their topic’s', () => {
  expect(on('2026-01-08')).toEqual({
    day: '2026-01-08',
    inWords: '8 January 2026',
    ahead: false,
    changes: [
      {
        title: 'English for a first Skilled Worker application',
        href: '/rules/visa-requirements.english-first',
        rules: 1,
        open: false,
      },
    ],
  });
  expect(on('2025-12-16')?.changes).toMatchObject([
    { title: 'Immigration Skills Charge', href: '/rules/skills-charge', rules: 4 },
  ]);
});

it('the end of the lists is ahead, and what follows is unknown', () => {
  expect(on('2026-12-31')).toMatchObject({ ahead: true, changes: [{ open: true }] });
  expect(changesOfLaw(calendarDate('2026-12-31'), calendarDate('2026-12-31')).at(-1)?.ahead).toBe(false);
});

it('bank holidays are not a change of the law', () => {
  expect(on('2026-01-01')).toBeUndefined();
});

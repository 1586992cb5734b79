import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { applicationStages, obstacles } from './stages.ts';

const today = calendarDate('2026-11-21');

it('each stage says what the rules say, and where it stands', () => {
  for (const { title, rules } of applicationStages(today)) {
    expect(rules.length, title).toBeGreaterThan(1);
    for (const { rule, says } of rules) {
      expect(rule?.href, title).toMatch(/^\/rules\//);
      expect(says, title).not.toBe('');
    }
  }
});

it('the fees of the day stand in their stage', () => {
  const says = applicationStages(today).flatMap(({ rules }) => rules.map((rule) => rule.says));
  expect(says).toContain('£611');
  expect(says).toContain('£1,682');
});

it('four things stand in the way', () => {
  expect(obstacles(today).map(({ title }) => title)).toEqual([
    'No unspent convictions',
    'No recent penalty for illegal working',
    'Waiting after a refused application',
    'Waiting after a revoked licence',
  ]);
});

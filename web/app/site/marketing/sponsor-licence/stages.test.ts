import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { applicationStages, obstacles } from './stages.ts';

const today = calendarDate('2026-11-21');

it('each stage has what its rules say, with links', () => {
  for (const { title, rules } of applicationStages(today)) {
    expect(rules.length, title).toBeGreaterThan(1);
    for (const { rule, says } of rules) {
      expect(rule?.href, title).toMatch(/^\/rules\//);
      expect(says, title).not.toBe('');
    }
  }
});

it('the fees of the day are in their stage', () => {
  const says = applicationStages(today).flatMap(({ rules }) => rules.map((rule) => rule.says));
  expect(says).toContain('£611');
  expect(says).toContain('£1,682');
});

it('there are four obstacles', () => {
  expect(obstacles(today).map(({ title }) => title)).toEqual([
    'No unspent convictions',
    'No recent penalty for illegal working',
    'Waiting after a refused application',
    'Waiting after a revoked licence',
  ]);
});

import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { journey } from './journey.ts';

it('the figures of the journey are those of the day', () => {
  const figures = journey(calendarDate('2026-11-21')).map(({ title, figure }) => [title, figure]);
  expect(figures).toEqual([
    ['Assigns your certificate', '£525'],
    ['Show your English', 'B2'],
    ['Show your money', '£1,270'],
    ['Apply and pay', '£3,924'],
    ['Prove who you are', '£100–£200'],
    ['Decides, and then you start', '28 days'],
  ]);
});

it('a usual processing time counts as unsettled, and each step names its rule', () => {
  const steps = journey(calendarDate('2026-11-21'));
  expect(steps.every(({ rule }) => rule !== undefined)).toBe(true);
  expect(steps.find(({ title }) => title === 'Prove who you are')?.rule?.settled).toBe(false);
});

import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { switching } from './switching.ts';

const today = calendarDate('2026-11-21');
const answer = (holds: string) => switching(holds, today).answer;

describe('who can switch inside the UK (SW 1.5ZA, SW 1.5A)', () => {
  it.each([
    'visitor',
    'short-term-student',
    'parent-of-child-student',
    'seasonal-worker',
    'domestic-worker',
    'outside-the-rules',
    'student-otherwise',
  ])('not from %s', (holds) => {
    expect(answer(holds)?.may).toBe(false);
  });

  it.each([
    'course-completed',
    'degree-under-way',
    'phd-24-months',
    'graduate',
    'skilled',
    'dependent',
    'youth-mobility',
    'another',
  ])('from %s', (holds) => {
    expect(answer(holds)?.may).toBe(true);
  });

  it('says that an extension after a switch from Student brings no skills charge either', () => {
    expect(answer('course-completed')?.says).toContain('or when they extend that visa');
    expect(answer('graduate')?.says).not.toContain('no skills charge');
  });

  it('says whom the visa brake bars to those who would have to apply from outside the UK, and only there', () => {
    expect(answer('visitor')?.says).toMatch(/nationals of Afghanistan.*before a certificate is assigned\.$/);
    expect(answer('graduate')?.says).not.toContain('Afghanistan');
  });

  it("offers every permission, and names the conditions in the rule's words", () => {
    const { choices, barred, student } = switching('', today);
    expect(choices).toHaveLength(15);
    expect(choices[0]?.label).toBe('Student: the course is completed');
    expect(barred.items).toHaveLength(6);
    expect(student.items).toHaveLength(3);
    expect(barred.rule?.href).toBe('/rules/switching.not-from');
  });

  it.each(['', 'no-such-visa'])('gives no result for %j', (holds) => {
    expect(switching(holds, today)).toMatchObject({ holds: '', answer: undefined });
  });
});

import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { billOfRole } from './bill-of-role.ts';

const today = calendarDate('2026-11-20');
const match = (occupationCode: string, isOneOfSeveral: boolean) => ({
  occupationCode,
  jobType: 'Title',
  matchedTitle: 'Matched title',
  skillLevel: 'higher' as const,
  isOneOfSeveral,
});
const bill = (role: string, matches: ReturnType<typeof match>[]) =>
  billOfRole(new URLSearchParams({ role, years: '3', location: 'outside' }), today, async () => matches);

describe('the bill for a role', () => {
  it('typed as a title that names one occupation is worked out at once', async () => {
    const result = await bill('software engineer', [match('2134', false)]);
    expect(result.answers.role).toBe('2134 - Programmers and software development professionals');
    expect(result.bill).toBeDefined();
    expect(result.problems).toEqual([]);
  });

  it('typed as a title that names several gets a question, no bill and no error', async () => {
    const result = await bill('engineer', [match('2121', true), match('2134', true)]);
    expect(result.bill).toBeUndefined();
    expect(result.role.which?.word).toBe('engineer');
    expect(result.problems).toEqual([]);
  });

  it('that is no code says so at the field', async () => {
    expect((await bill('9999', [])).problems).toEqual([
      { name: 'role', message: '9999 is not a SOC 2020 code. Check the number, or type the job title.' },
    ]);
  });
});

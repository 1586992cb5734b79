import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { adviceInWords, listAdvice } from '../occupations/index.ts';
import { eligibleRole } from './index.ts';

const role = (occupationCode: string, assignedOn = '2026-12-30', facts = {}) =>
  eligibleRole({ occupationCode, assignedOn: calendarDate(assignedOn), ...facts });
const messageOf = (outcome: ReturnType<typeof role>, code: string) =>
  outcome.status === 'eligible' ? outcome.warnings.find((each) => each.code === code)?.message : undefined;

describe('what the Migration Advisory Committee said of each code, as advice (July 2026)', () => {
  it.each([
    ...['5316', '5315', '3544', '3133', '3113', '3512'].map((code) => [code, 'recommended'] as const),
    ...['5241', '5213', '5313', '5322'].map((code) => [code, 'positiveEvidence'] as const),
    ...['3111', '3554', '3571', '5225', '5231'].map((code) => [code, 'noFutureAccess'] as const),
    ['3132', undefined] as const,
  ])('%s: %s', (code, advice) => {
    expect(listAdvice(code)).toBe(advice);
    expect(adviceInWords(code)).toMatch(/advice, not law\. The Government’s decision was not found/);
  });

  it('stands beside the last safe day, and in the answer that there is no law from 31 December 2026', () => {
    expect(messageOf(role('3544'), 'list-ends')).toMatch(
      /2026-12-30 is the last safe day .* 28 occupations for 18 months from 2027-01-01\. One source reads this code as one of them/,
    );
    expect(role('3544', '2026-12-31')).toMatchObject({
      status: 'no-law',
      message: expect.stringContaining('The Government’s decision was not found'),
    });
  });

  it('what comes next is no longer called unknown without what was recommended', () => {
    for (const code of ['3544', '3554', '3132', '5313', '1212'])
      for (const day of ['2026-12-30', '2026-12-31'])
        expect(JSON.stringify(role(code, day))).not.toMatch(/[Ww]hat (will )?comes? next is not known/);
  });
});

describe('a code on both lists', () => {
  it.each(['3111', '5235', '5319'])('%s: both rows’ ends are said, and what each row gives', (code) => {
    const outcome = role(code);
    expect(messageOf(outcome, 'list-ends')).toContain('leave the Temporary Shortage List on 2026-12-31');
    expect(messageOf(outcome, 'salary-list-ends')).toMatch(
      /also on the Immigration Salary List, which lowers .* on 2026-12-31; 2026-12-30 is the last safe day/,
    );
  });

  it.each(['3544', '5313'])('%s is on one list only: one end', (code) => {
    expect(messageOf(role(code), 'salary-list-ends')).toBeUndefined();
    expect(messageOf(role(code), 'list-ends')).toBeDefined();
  });
});

describe('prison officers (3314) already in the UK', () => {
  it.each([
    ['2025-11-30', false],
    ['2025-12-01', true],
    ['2026-11-28', true],
  ])('on %s the disputed concession is said: %s', (day, isSaid) => {
    const outcome = role('3314', day, { inUk: true });
    expect(outcome.status).toBe('not-applicable');
    expect(JSON.stringify(outcome).includes('£33,400 instead of £41,700')).toBe(isSaid);
  });

  it('nothing is said of it to someone abroad, nor of another code', () => {
    expect(JSON.stringify(role('3314', '2026-11-28', { inUk: false }))).not.toContain('£33,400');
    expect(JSON.stringify(role('3319', '2026-11-28', { inUk: true }))).not.toContain('£33,400');
  });

  it('a worker in the route since 2024 is sponsored by the rules, with the warning', () => {
    const facts = { inUk: true, inRouteSince: calendarDate('2024-06-01') };
    expect(messageOf(role('3314', '2026-11-28', facts), 'prison-officers')).toContain('Sources disagree');
  });
});

import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluatePlan } from '../../tools/plan-a-hire/evaluate-plan.ts';
import { exampleOn } from './plan-figures.ts';
import { workedCases } from './worked-cases.ts';

const today = calendarDate('2026-11-23');
/** A day before our records begin, for which no rule has a figure. */
const unrecorded = calendarDate('2023-10-03');

it('two cases have no obvious barrier and one has, each with the figures of the day', () => {
  expect(workedCases(today)).toMatchObject([
    { answer: { salary: '£46,800', employer: '£2,576', worker: '£10,995' } },
    { answer: { salary: '£33,400', employer: '£4,485', worker: '£4,048' } },
    {
      answer: {
        barrier: expect.stringContaining('no certificate can be assigned to someone outside the UK'),
      },
    },
  ]);
});

it.each([
  ['today', today],
  ['a day whose law we have not recorded', unrecorded],
])('on %s every case opens the plan with the same answer', async (_when, day) => {
  for (const { address, answer } of workedCases(day)) {
    const { searchParams } = new URL(address, 'http://localhost');
    const { plan, problems } = await evaluatePlan(searchParams, day, () => Promise.resolve([]));
    expect(problems).toEqual([]);
    const figures = plan?.figures.map(({ figure }) => figure).slice(0, 3) ?? [];
    if ('barrier' in answer) expect(plan?.verdict).toMatchObject({ look: 'barrier', reason: answer.barrier });
    else expect(figures).toEqual([answer.salary, answer.employer, answer.worker]);
  }
});

it('a day without law still has three cases, by the last law we read, and they say so', () => {
  const cases = workedCases(unrecorded);
  expect(cases).toHaveLength(3);
  for (const { lawOf, address } of cases) {
    expect(lawOf).toBe('10 October 2026');
    expect(address).toContain('assignedOn=2026-10-10');
  }
});

it('the ticket’s example is what a plan says by today’s law, and missing where there is none', () => {
  expect(exampleOn(today)).toEqual({ salary: '£54,700', employer: '£2,576', worker: '£3,924' });
  expect(exampleOn(unrecorded)).toBeUndefined();
});

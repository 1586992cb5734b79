import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateChange } from './evaluate-change.ts';

const today = calendarDate('2026-11-23');
const compared = (query: string) =>
  evaluateChange(new URLSearchParams(query), today, () => Promise.resolve([]));
const ids = async (query: string) => (await compared(query)).changes.map(({ value }) => value);

it('without a job there is nothing to compare', async () => {
  expect((await compared('')).plans).toEqual([]);
});

it('shows the plan beside the same plan with one thing changed, and leads to either', async () => {
  const { plans } = await compared('role=2134&change=family');
  expect(plans.map(({ name, figures }) => [name, figures['The worker pays']?.figure])).toEqual([
    ['Your plan', '£3,924'],
    ['With a partner and one child', '£10,995'],
  ]);
  expect(plans[0]?.to).not.toContain('partner=yes');
  expect(plans[1]?.to).toContain('partner=yes');
});

it('an unknown change is the first that can be made', async () => {
  expect(await compared('role=2134&change=nothing')).toMatchObject({ change: 'licence-priority' });
});

describe('only what would change something is offered', () => {
  it.each([
    ['role=2134', 'licence-priority', true],
    ['role=2134&licencePriority=yes', 'licence-priority', false],
    ['role=2134&holdsLicence=yes', 'licence-priority', false],
    ['role=2134', 'years-3', false],
    ['role=2134', 'years-5', true],
    ['role=2134', 'abroad', false],
    ['role=2134&location=inside&visaType=graduate', 'abroad', true],
    ['role=2134&salary=50000', 'pay', true],
    ['role=2134&salary=£54,700', 'pay', false],
  ])('%s: %s is %s', async (query, id, offered) => {
    expect((await ids(query)).includes(id)).toBe(offered);
  });
});

it('paying what the job needs lifts the barrier', async () => {
  const { plans } = await compared('role=2134&salary=50000&newEntrantLimb=none&phd=none&change=pay');
  expect(plans.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['Your plan', 'A barrier'],
    ['Pay £54,700 a year', 'No obvious barrier'],
  ]);
});

import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateSettlement } from './evaluate-settlement.ts';

const today = calendarDate('2026-11-20');
const nothingFound = () => Promise.resolve([]);
const evaluate = (query: string) => evaluateSettlement(new URLSearchParams(query), today, nothingFound);
const settlementOf = async (query: string) => (await evaluate(query)).settlement;

it('an empty query has neither a result nor errors', async () => {
  expect(await evaluate('')).toMatchObject({ problems: [], settlement: undefined, law: undefined });
});

it('an unknown job has an error message', async () => {
  expect((await evaluate('role=qqqq')).role.trouble).toContain('No options found');
});

describe('a programmer', () => {
  it('first granted in 2025 needs the going rate of £54,700, with what decides', async () => {
    expect(await settlementOf('role=2134&inRouteSince=2025-06-01&lastSponsoredOnList=no')).toMatchObject({
      figure: '£54,700',
      tag: 'Row A of the rule',
      beside: [
        { label: 'Per month', figure: '£4,558.34' },
        { label: 'Per hour', figure: '£28.05' },
      ],
      note: 'Your job’s going rate decides because it is above the general salary of £41,700.',
      less: undefined,
    });
  });

  it('in the route since 2023 needs £40,000', async () => {
    expect(await settlementOf('role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no')).toMatchObject({
      figure: '£40,000',
      tag: 'Row C of the rule',
    });
  });

  it('without the date of entry to the route has the higher figure, and what could lower it', async () => {
    expect(await settlementOf('role=2134&lastSponsoredOnList=no')).toMatchObject({
      figure: '£54,700',
      less: { title: 'It may be less: £40,000', text: expect.stringContaining('since when') },
    });
  });

  it.each([
    ['39,999', 'error', 'Too low', '£39,999 is £1.00 short.'],
    ['40,000', 'success', 'Enough', '£40,000 is enough, if all of it counts.'],
    ['40,001', 'success', 'Enough', '£40,001 is enough, if all of it counts.'],
  ])('with a salary of %s has the verdict: %s', async (salary, kind, title, text) => {
    const query = new URLSearchParams({ role: '2134', inRouteSince: '2023-06-01', salary });
    query.set('lastSponsoredOnList', 'no');
    expect((await settlementOf(`${query}`))?.offer).toEqual({ kind, title, text });
  });
});

it.each([
  ['39,999', 'error', 'Too low', '£39,999 is £14,701.00 short.'],
  [
    '40,000',
    'warning',
    'Too low, unless row C is yours',
    '£40,000 is £14,700.00 short. Under row C, it is enough.',
  ],
])('a salary of %s is also compared with the unanswered row', async (salary, kind, title, text) => {
  const query = new URLSearchParams({ role: '2134', lastSponsoredOnList: 'no', salary });
  expect((await settlementOf(`${query}`))?.offer).toEqual({ kind, title, text });
});

it('a nurse has at least £25,000, and the note says which scale decides', async () => {
  expect(await settlementOf('role=2237&salary=30000')).toMatchObject({
    note: 'This job is on the NHS pay bands, and the band decides. On 20 November 2026, the Rules ask for at least £25,000 a year.',
    figure: 'At least £25,000',
    tag: 'The NHS band decides',
    offer: { kind: 'info', title: 'Your pay scale decides' },
    rows: [{ row: 'D', minimum: 'At least £25,000', needs: 'General salary £25,000: the pay scale decides' }],
  });
});

it('a teacher has the lowest point of the scale that reaches the least, as the salary calculator says it', async () => {
  expect((await settlementOf('role=2314'))?.note).toMatch(
    /^This job is on the national pay scales for teachers, .* Its lowest point above that is £[\d,]+: /,
  );
});

it('rows that cannot apply are folded into one line that says how many, and why', async () => {
  const settlement = await settlementOf('role=2134&inRouteSince=2025-06-01&lastSponsoredOnList=no');
  expect(settlement?.rows.map(({ row }) => row)).toEqual(['A']);
  expect(settlement?.closedTitle).toMatch(/^\d+ rows that don’t apply, and why$/);
  expect(settlement?.closed.length).toBe(Number(settlement?.closedTitle.split(' ')[0]));
});

it('a code with only a lower rate needs the date of the first visa, or has no figure', async () => {
  expect(await settlementOf('role=8115&lastSponsoredOnList=no')).toMatchObject({
    figure: 'Not answered yet',
    less: { title: '£31,300, if row C is yours' },
  });
  expect(await settlementOf('role=8115&inRouteSince=2025-06-01&lastSponsoredOnList=no')).toMatchObject({
    figure: 'No figure',
    gap: expect.stringContaining('4 April 2024'),
  });
});

it('a day before our records has no figure', async () => {
  expect(await settlementOf('role=2134&appliedOn=2025-07-21')).toMatchObject({
    figure: 'No law recorded',
    gap: 'Our records begin on 22 July 2025, after 21 July 2025.',
  });
});

it('lists what it does not check', async () => {
  const lines = (await settlementOf('role=2134'))?.notChecked.join(' ');
  for (const phrase of [
    'five years',
    'Absences',
    'Life in the UK',
    'English',
    'guaranteed payments',
    '10 October 2026',
  ])
    expect(lines).toContain(phrase);
});

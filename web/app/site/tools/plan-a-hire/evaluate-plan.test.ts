import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { inThreeSentences, planDocument } from './document/plan-document.ts';
import { evaluatePlan } from './evaluate-plan.ts';

const today = calendarDate('2026-11-23');
const nothingFound = () => Promise.resolve([]);
const evaluated = (query: string) => evaluatePlan(new URLSearchParams(query), today, nothingFound);

async function planned(query: string) {
  const { plan, problems } = await evaluated(query);
  if (!plan) throw new Error(problems.map(({ message }) => message).join() || 'No plan');
  return plan;
}
const figures = async (query: string) =>
  (await planned(query)).figures.map(({ label, figure }) => `${label} ${figure}`);

it('an empty form has neither a plan nor errors', async () => {
  expect(await evaluated('')).toMatchObject({ plan: undefined, problems: [], law: undefined, chips: [] });
});

it('a programmer from abroad: four figures, never one total over both payers', async () => {
  expect(await figures('role=2134')).toEqual([
    'Salary, at least £54,700',
    // £611 licence, £525 certificate, £1,440 skills charge of a small sponsor.
    'Sponsoring costs you £2,576',
    // £819 visa, £3,105 surcharge.
    'The worker pays £3,924',
    'Earliest start 15 Dec – 10 Feb',
  ]);
});

it('partner and child are no payers of their own: what the worker pays has a row for each', async () => {
  const { money } = await planned('role=2134&partner=yes&children=yes&childrenCount=1&childrenUnder18=1');
  const [, worker] = money?.payers ?? [];
  expect(worker?.total).toBe('£10,995');
  expect(worker?.rows.map(({ title, figure }) => `${title} ${figure}`)).toEqual([
    'Visa application fee £819',
    'Immigration Health Surcharge £3,105',
    'For the partner £3,924',
    'For the children £3,147',
  ]);
});

it('both payers’ bars are on one scale: the longer is the whole width', async () => {
  const { money } = await planned('role=2134');
  const widths = money?.payers.map(({ parts }) => parts.reduce((sum, { percent }) => sum + percent, 0));
  expect(widths?.[1]).toBeCloseTo(100, 1);
  expect(widths?.[0]).toBeCloseTo((2576 / 3924) * 100, 1);
});

describe('the verdict', () => {
  const verdict = async (query: string) => (await planned(query)).verdict;

  it.each([
    ['role=2134&salary=54700', 'clear', 'No obvious barrier'],
    ['role=2134&salary=54699&newEntrantLimb=none&phd=none', 'barrier', 'A barrier'],
    ['role=8120', 'barrier', 'A barrier'],
    ['role=2231&workNation=england', 'open', 'More to find out'],
  ])('%s: %s, %s', async (query, look, title) => {
    expect(await verdict(query)).toMatchObject({ look, title });
  });

  it.each([
    ['2027-03-01', 'No obvious barrier', 'There is usually enough time'],
    ['2027-02-01', 'No obvious barrier, if you ask for licence priority', 'aims for 30 December 2026'],
    [
      '2026-12-20',
      'No obvious barrier, if you ask for licence and visa priority',
      'aims for 16 December 2026',
    ],
    [
      '2026-12-01',
      'No obvious barrier, but probably not by 1 Dec',
      'does not aim for a day before 16 December 2026',
    ],
  ])('to start on %s: %s', async (startWanted, title, time) => {
    const outcome = await verdict(`role=2134&startWanted=${startWanted}`);
    expect(outcome.title).toBe(title);
    expect(outcome.time).toContain(time);
  });

  it('a priority service that was chosen is an aim, and the verdict says that it may be missed', async () => {
    const outcome = await verdict('role=2134&startWanted=2027-02-01&licencePriority=yes');
    expect(outcome.title).toBe('No obvious barrier, if priority is in time');
    expect(outcome.time).toContain('do not guarantee it');
  });

  it('a job that cannot be sponsored has no sums, days or papers', async () => {
    expect(await planned('role=8120')).toMatchObject({
      figures: [],
      times: undefined,
      money: undefined,
      needed: { employer: [], worker: [] },
    });
  });
});

describe('the lanes', () => {
  const lanes = async (query: string) =>
    (await planned(query)).times?.lanes.map(({ title, chosen, extra, end }) =>
      [title, chosen ? 'chosen' : '', extra, end].join('|'),
    );

  it('without a licence: standard, licence priority, priority for both, with what each costs more', async () => {
    expect(await lanes('role=2134')).toEqual([
      'Standard service|chosen|no extra cost|usually by 10 Feb',
      'Licence priority||£750 extra|aims for 30 Dec',
      'Licence and visa priority||£1,250 extra|aims for 16 Dec',
    ]);
  });

  it('with a licence only the visa’s service differs, and the plan is not drawn twice', async () => {
    expect(await lanes('role=2134&holdsLicence=yes&priority=priority')).toEqual([
      'Visa priority|chosen|£500 extra|aims for 2 Dec',
      'Standard service||no extra cost|usually by 16 Dec',
    ]);
  });

  it('a service costs its fee for the worker and for each of the family', async () => {
    const query = 'role=2134&holdsLicence=yes&partner=yes&children=yes&childrenCount=2&childrenUnder18=2';
    // £500 for each of four people.
    expect(await lanes(query)).toContain('Visa priority||£2,000 extra|aims for 2 Dec');
    expect(await lanes(`${query}&priority=priority`)).toContain(
      'Visa priority|chosen|£2,000 extra|aims for 2 Dec',
    );
  });

  it('every bar stays within the axis and follows the one before', async () => {
    const { times } = await planned('role=2134&startWanted=2027-02-15&licenceAppliedOn=2026-10-30');
    for (const { bars, endAt, tailTo } of times?.lanes ?? []) {
      for (const [index, { from, to }] of bars.entries()) {
        expect(from).toBeGreaterThanOrEqual(bars[index - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
      }
      expect(endAt).toBeLessThanOrEqual(tailTo);
      expect(tailTo).toBeLessThan(100);
    }
    expect(times?.wanted?.text).toBe('15 Feb, wanted');
  });

  it('hatches the bank holidays of England and Wales, and those around a weekend as one', async () => {
    const { times } = await planned('role=2134');
    // Friday 25 and Monday 28 December, and Friday 1 January.
    expect(times?.holidays?.text).toBe('Bank holidays: 25 Dec, 28 Dec and 1 Jan');
    const [christmas, newYear, ...others] = times?.holidays?.spans ?? [];
    expect(others).toEqual([]);
    const widthOf = (span: typeof christmas) => (span ? span.to - span.from : 0);
    expect(widthOf(christmas) / widthOf(newYear)).toBeCloseTo(4, 0);
  });

  it('a day whose usual times are not recorded has no lanes, and says so', async () => {
    const plan = await planned('role=2134&assignedOn=2025-10-21');
    expect(plan.times).toBeUndefined();
    expect(plan.figures.at(-1)?.figure).toBe('Not known');
    expect(plan.uncertain.join()).toContain('We cannot say how long it takes.');
  });
});

it('a physiotherapist’s employer that is not named may make the visa cheaper', async () => {
  expect((await planned('role=2221')).uncertain.join()).toContain('Health and Care Worker visa');
  expect((await planned('role=2221&employer=nhs')).uncertain.join()).not.toContain('Answer “Health');
});

it('says what may never be passed on, and what is refunded when the visa is refused', async () => {
  expect((await planned('role=2134')).money?.notes).toEqual([
    'Never pass these on to the worker in any way: Sponsor licence, Certificate of Sponsorship, Immigration Skills Charge.',
    'Employer or worker: anything the worker repays to the sponsor is deducted from the pay that counts for the visa.',
    'If the visa is refused, this much of the Immigration Skills Charge is refunded: £1,440.00.',
  ]);
});

it('the answers that count stand as chips, and the hire as the heading', async () => {
  const { title, chips } = await evaluated(
    'role=2134&salary=58000&startWanted=2027-02-01&children=yes&childrenCount=2&holdsLicence=yes',
  );
  expect(title).toBe(
    'Programmers and software development professionals from abroad, to start 1 February 2027',
  );
  expect(chips).toEqual([
    'Code 2134',
    '37.5 hours a week',
    '£58,000 a year',
    'Outside the UK',
    '26 or over',
    'With 2 children',
    'Small or charitable, licence held',
    '3 years',
  ]);
});

describe('the document', () => {
  const document = async (query: string) => {
    const url = new URL(`http://localhost:5000/plan-a-hire.pdf?${query}`);
    return planDocument(await evaluatePlan(url.searchParams, today, nothingFound), { url, today });
  };

  it('answers in three sentences first', async () => {
    expect(inThreeSentences(await planned('role=2134'))).toEqual([
      'The job can be sponsored from £54,700 a year, on these answers. It may be from £38,300 for a new entrant, from £43,700 with a STEM PhD relevant to the job or from £49,200 with a PhD relevant to the job, if that is confirmed.',
      'The salary must be at least £54,700 a year. Sponsoring costs you £2,576, and the worker pays £3,924.',
      'The worker can usually start between 15 Dec and 10 Feb.',
    ]);
    expect(inThreeSentences(await planned('role=2134&startWanted=2027-02-01'))[2]).toBe(
      'A start on 1 February 2027 needs licence priority (£750 extra), which aims for 30 December 2026 but does not guarantee it. Without it, a start is usually possible by 10 February 2027.',
    );
    expect(inThreeSentences(await planned('role=8120'))).toHaveLength(3);
  });

  it('names its law, its answers and the address that opens it again', async () => {
    expect(await document('role=2134&salary=58000&from=mail')).toMatchObject({
      tool: 'Plan this hire',
      fileName: 'hire-plan-2134-2026-11-23',
      headline: { figure: 'No obvious barrier' },
      lawAskedFor: [{ label: 'Certificate assigned on', day: '23 November 2026' }],
      address: 'http://localhost:5000/plan-a-hire?role=2134&salary=58000&assignedOn=2026-11-23',
    });
  });

  it('without a job there is none, and it says what to answer', async () => {
    expect(await document('')).toEqual({ missing: ['Type a job title, or choose an occupation code.'] });
  });
});

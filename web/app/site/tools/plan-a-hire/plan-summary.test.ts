import { savePlanOperation } from '@portway/contracts/law/plans/plans';
import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluatePlan } from './evaluate-plan.ts';
import { planSummary } from './plan-summary.ts';

const today = calendarDate('2026-11-23');
const match = {
  occupationCode: '2134',
  jobType: 'Programmers',
  matchedTitle: 'Backend engineer',
  skillLevel: 'higher' as const,
  isOneOfSeveral: false,
};
const summary = async (query: string) =>
  planSummary(await evaluatePlan(new URLSearchParams(query), today, async () => [match]));
const planFor = async (query: string) => {
  const plan = await summary(query);
  if (plan.status !== 'answered') throw new Error(plan.missing.join());
  return plan;
};

it('a plan in words: verdict, figures, and the job as it was typed with the code that was found', async () => {
  const plan = await planFor('role=backend+engineer&salary=58000&workNation=england');
  expect(plan).toMatchObject({
    title: 'Backend engineer from abroad',
    answers: { role: '2134', salary: '58000' },
    verdict: { look: 'clear', title: 'No obvious barrier' },
    job: {
      title: 'Backend engineer',
      occupationCode: '2134',
      hoursPerWeek: 37.5,
      currency: 'GBP',
      payFrom: 58_000,
      payTo: 58_000,
    },
  });
  expect(plan.figures.map(({ figure }) => figure)).toEqual([
    '£54,700',
    '£2,576',
    '£3,924',
    '15 Dec – 10 Feb',
  ]);
});

it('what the plan does not know, the job does not say: pay that is not decided, hours that change by the week', async () => {
  const { job } = await planFor('role=2134&hours=52%2C52%2C52%2C0');
  expect(job).toEqual({
    title: 'Programmers and software development professionals',
    occupationCode: '2134',
  });
});

it('the sponsor is carried: its size, its licence and the years, also where the answers are the first ones', async () => {
  expect((await planFor('role=2134')).sponsor).toEqual({
    ...{ size: 'small', holdsLicence: false, licencePriority: false, years: 3 },
  });
  expect(
    (await planFor('role=2134&sponsorSize=large&holdsLicence=yes&sponsorRating=B&years=5')).sponsor,
  ).toEqual({ size: 'large', holdsLicence: true, rating: 'B', years: 5 });
});

it.each(['role=2134', 'role=backend+engineer&salary=58000', 'role=2231&workNation=scotland', 'role=8120'])(
  '%s can be saved as it is',
  async (query) => {
    const { title: name, answers, job, sponsor } = await planFor(query);
    expect(
      savePlanOperation.request.safeParse({ name, answers, job, sponsor }).error?.issues,
    ).toBeUndefined();
  },
);

it('answers that make no plan say what is missing', async () => {
  expect(await summary('')).toEqual({
    status: 'unanswered',
    missing: ['Type a job title, or choose an occupation code.'],
  });
  expect(await summary('role=2134&salary=much')).toEqual({
    status: 'unanswered',
    missing: ['Enter the salary in pounds a year, such as 45,000.'],
  });
});

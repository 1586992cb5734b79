import { describe, expect, it } from 'vitest';
import { findRole } from '../../salary/role/find-role.ts';
import type { SalaryApi } from '../../salary/salary-api.ts';
import { choiceQuery, readStepQuery, stepFor } from './assessment-step.ts';

const nobody: SalaryApi['search'] = async () => [];

async function stepOf(query: string, search = nobody) {
  const stepQuery = readStepQuery(new URLSearchParams(query));
  return stepFor(stepQuery, await findRole(choiceQuery(stepQuery), stepQuery.role, search));
}
const four = 'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=No&meetsSalaryThreshold=Yes';

describe('which step a query shows', () => {
  it.each([
    ['', 0],
    ['isUKRegistered=Yes&at=1', 1],
    [`${four}&authorizingOfficerAvailable=No&at=5`, 5],
    [`${four}&authorizingOfficerAvailable=No&at=99`, 5],
    ['at=-3', 0],
    ['at=x', 0],
    ['at=1&go=back', 0],
    ['isUKRegistered=Yes&at=3&go=back', 1],
    [`${four}&at=6&go=back`, 4],
  ])('%s: step %i', async (query, index) => {
    expect(await stepOf(query)).toMatchObject({ index, problem: undefined });
  });

  it('Next without an answer is an error at that question', async () => {
    expect(await stepOf('isUKRegistered=Yes&at=2')).toMatchObject({
      index: 1,
      problem: 'Please select an answer before proceeding',
    });
  });

  it('a missing answer further back leads to its question', async () => {
    expect(await stepOf('documentsSubmitted=Yes&at=2')).toMatchObject({
      index: 0,
      problem: 'Please select an answer',
    });
  });

  it('an invalid answer is an error, and no option is chosen', async () => {
    const { problem, question } = await stepOf('isUKRegistered=Perhaps&at=1');
    expect(problem).toBe('Please select a valid option');
    expect(question?.options).not.toContain(question?.chosen);
  });

  it('compares without case', async () => {
    const { question } = await stepOf('isUKRegistered=no%20-%20FOREIGN%20company');
    expect(question?.chosen).toBe('No - Foreign Company');
  });

  it('the other answers are carried along, without the one being asked', async () => {
    const { others } = await stepOf(`${four}&at=3&go=back`);
    expect(others.map(([name]) => name)).toEqual([
      'isUKRegistered',
      'knowsJobRoleAndCode',
      'meetsSalaryThreshold',
    ]);
  });
});

describe('the job, which is optional', () => {
  const three = 'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes';
  const match = (occupationCode: string, matchedTitle: string, isOneOfSeveral = false) => ({
    occupationCode,
    jobType: `Title of ${occupationCode}`,
    matchedTitle,
    skillLevel: 'higher' as const,
    isOneOfSeveral,
  });
  const one: SalaryApi['search'] = async () => [match('2134', 'Backend developer'), match('2133', 'Other')];
  const several: SalaryApi['search'] = async () => [
    match('2122', 'Engineer', true),
    match('2134', 'Engineer', true),
  ];

  it('may be left empty', async () => {
    expect(await stepOf(`${three}&role=&at=3`)).toMatchObject({
      index: 3,
      job: { found: { code: undefined } },
    });
  });

  it('in one’s own words becomes a code, which goes along', async () => {
    const step = await stepOf(`${three}&role=back-end+dev&at=3`, one);
    expect(step).toMatchObject({ index: 3, job: { asks: false, found: { matched: 'Backend developer' } } });
    expect(step.others).toContainEqual(['role', '2134']);
    expect(step.job?.found.others[0]?.to).toBe(`?${three}&role=2133&at=3`);
    expect(step.job?.change).toBe(`/assessment?${three}&role=back-end+dev&at=2`);
  });

  it('is asked again where the words name several occupations, with the choices going on', async () => {
    const { index, job, problem } = await stepOf(`${three}&role=engineer&at=3`, several);
    expect({ index, problem }).toEqual({ index: 2, problem: undefined });
    expect(job?.problem).toBe(
      '“engineer” matches several occupations. Choose one of these, or leave the job blank.',
    );
    expect(job?.found.which?.first.flatMap(({ options }) => options.map(({ to }) => to))).toContain(
      `?${three}&role=2134&at=3`,
    );
  });

  it('is asked again where it is no job we know, and never holds anybody back from going back', async () => {
    const unknown = await stepOf(`${three}&role=qqqq&at=3`);
    expect(unknown).toMatchObject({ index: 2, job: { asks: true, typed: 'qqqq' } });
    expect(unknown.job?.problem).toContain('Or leave the job blank.');
    expect(await stepOf(`${three}&role=qqqq&at=3&go=back`)).toMatchObject({ index: 1 });
  });

  it('is not lost on the way to an earlier question', async () => {
    const { others } = await stepOf(`${three}&role=2134&at=2&go=back`);
    expect(others).toContainEqual(['role', '2134']);
  });
});

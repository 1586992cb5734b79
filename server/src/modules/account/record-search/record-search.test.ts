import { findRecordsOperation } from '@portway/contracts/account/record-search/record-search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let owner: Asking;
let officer: Asking;
beforeAll(async () => {
  app = await startTestApp();
  cast = accessCast(app);
  owner = await cast.make('owner');
  officer = await cast.make('officer');
});
afterAll(() => app[Symbol.asyncDispose]());

const find = async (who: HttpClient, text: string) => {
  const { body } = await who.get(`/api/records?${new URLSearchParams({ text })}`);
  return findRecordsOperation.response
    .parse(body)
    .records.map(({ kind, name, about }) => [kind, name, about].filter((part) => part !== null).join(', '));
};

it('finds workers by a part of their name or reference, for those who see them', async () => {
  for (const [fullName, reference] of [
    ['Maria Santos', 'N-7'],
    ['Ana Maria Lopes', 'N-70'],
    ['Rohan Shah', 'X-1'],
  ])
    await officer.post('/api/sponsor/workers', { fullName, reference, route: 'scale-up', terms: null });
  expect(await find(officer, 'maria')).toEqual([
    'worker, Maria Santos, N-7',
    'worker, Ana Maria Lopes, N-70',
  ]);
  expect(await find(officer, 'n-70')).toEqual(['worker, Ana Maria Lopes, N-70']);
  // Signs of patterns are letters like any other.
  expect(await find(officer, '%a')).toEqual([]);
  expect(await find(owner, 'maria')).toEqual([]);
});

it('finds applicants and jobs for those who hire, and nobody else’s', async () => {
  const organisation = owner.organisation ?? '';
  const job = await cast.jobs.addJob(organisation, { answers: { ...wholeJob, title: 'Marina Engineer' } });
  const mariam = await person(app, { role: 'candidate', fullName: 'Mariam Diallo' });
  await cast.jobs.addApplication(mariam.id, organisation, job);
  expect(await find(owner, 'mari')).toEqual([
    expect.stringMatching(/^applicant, Mariam Diallo, /),
    expect.stringMatching(/^job, Marina Engineer/),
  ]);
  expect(await find(await cast.make('owner'), 'mari')).toEqual([]);
  const outside = await person(app, {
    role: 'recruiter',
    member: { organisation, role: 'member', hiring: 'none' },
  });
  expect(await find(outside, 'mari')).toEqual([]);
  // A candidate finds their own applications, by job or employer.
  expect(await find(mariam, 'northgate')).toEqual([expect.stringContaining('Northgate Systems')]);
  expect(await find(await person(app, { role: 'candidate' }), 'northgate')).toEqual([]);
});

it('asks for two letters', async () => {
  expect(await owner.get('/api/records?text=a')).toMatchObject({
    status: 422,
    body: { fields: { text: 'Type at least two letters.' } },
  });
});

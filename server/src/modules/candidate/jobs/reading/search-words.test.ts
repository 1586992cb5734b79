import { randomUUID } from 'node:crypto';
import { browseJobsOperation, searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { savedSearchesOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsCast, wholeJob } from '../../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const jobs = [
  { title: 'Staff Nurse', place: 'Manchester', occupationCode: '2237' },
  { title: 'Staff Nurse', place: 'Leeds', occupationCode: '2237' },
  { title: 'Critical Care Nurse', place: 'Reading', occupationCode: '2233' },
  { title: 'Bath Fitter', place: 'Hull', occupationCode: '5314', level: 'mid' },
  { title: 'Lead Plumber', place: 'Bath', occupationCode: '5314', skills: ['Pipework'] },
  { title: 'Remote Sensing Scientist', place: 'Didcot', occupationCode: '2119' },
  { title: 'Site Reliability Engineer', workplace: 'fully-remote', place: null, occupationCode: '2134' },
  { title: 'Night Porter', place: 'York', summary: 'Part time, four nights.', occupationCode: '9263' },
  { title: 'Hall Porter', place: 'York', occupationCode: '9263' },
];

describe('the words of a search', () => {
  let app: TestApp;
  let tomas: TestPerson;
  let foundWhileEmpty: Awaited<ReturnType<typeof search>>;
  const statements: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ onStatement: (statement) => statements.push(statement) });
    foundWhileEmpty = await search({ title: 'nurse' });
    const organisation = randomUUID();
    await app.superuser
      .insertInto('organisation')
      .values({ id: organisation, name: 'Leeds Building Society', website: null, industry: null })
      .execute();
    const people = { organisation: async () => organisation, accountOf: async () => undefined };
    for (const [order, job] of jobs.entries()) {
      const answers = { ...wholeJob, skills: [], summary: 'The work is varied.', ...job };
      const id = await jobsCast(app, people).addJob(organisation, { answers });
      const published_at = new Date(Date.now() - 3_600_000 - order * 1000);
      await app.superuser.updateTable('job').where('id', '=', id).set({ published_at }).execute();
    }
    tomas = await person(app, { role: 'candidate' });
    const answers = JSON.stringify({ primaryRole: 'Plumber', skills: ['Pipework'] });
    await app.superuser.insertInto('profile').values({ account: tomas.id, answers }).execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  const visitor = httpClient((path, init) => app.ask(path, init));
  const search = async (query: Readonly<Record<string, string>>) => {
    const { body } = await visitor.get(`/api/jobs?${new URLSearchParams(query)}`);
    const page = searchJobsOperation.response.parse(body);
    return { ...page, where: page.jobs.map(({ title, place }) => `${title}, ${place ?? 'remote'}`) };
  };

  it('meet an empty board, which is said only while it is empty', async () => {
    expect(foundWhileEmpty.instead?.total.count).toBe(0);
    expect((await search({ title: 'nothing like it' })).instead?.total.count).toBe(jobs.length);
  });

  it('name a place, which is read and said, and taken back with `words=exact`', async () => {
    const { where, reading } = await search({ title: 'nurse jobs in manchester' });
    expect(where).toEqual(['Staff Nurse, Manchester']);
    expect(reading).toMatchObject({ work: 'nurse', place: 'Manchester', others: [] });
    const exact = await search({ title: 'nurse jobs in manchester', words: 'exact' });
    expect([exact.where, exact.reading]).toEqual([[], undefined]);
    expect((await search({ title: 'nurse' })).reading).toBeUndefined();
  });

  it('and the place beside them may be a region; a place there stays the only one', async () => {
    expect((await search({ title: 'nurse', place: 'North West' })).where).toEqual([
      'Staff Nurse, Manchester',
    ]);
    expect((await search({ title: 'nurse yorkshire' })).where).toEqual(['Staff Nurse, Leeds']);
    expect((await search({ title: 'nurse manchester', place: 'Leeds' })).where).toEqual([]);
  });

  it('are asked about where one is a place and something else, with what is shown meanwhile', async () => {
    const fitter = await search({ title: 'bath fitter' });
    expect(fitter.where).toEqual(['Bath Fitter, Hull']);
    expect(fitter.reading?.doubt).toEqual({ place: 'Bath', isPlace: false, without: 'fitter' });
    const nurse = await search({ title: 'nurse reading' });
    expect(nurse.where).toEqual(['Critical Care Nurse, Reading']);
    expect(nurse.reading?.doubt).toEqual({ place: 'Reading', isPlace: true, without: 'nurse' });
    expect((await search({ title: 'nurse in reading' })).reading).toMatchObject({ place: 'Reading' });
    // The name of an employer here begins with a town.
    const society = await search({ title: 'leeds building society' });
    expect(society.where).toHaveLength(jobs.length);
    expect(society.reading?.doubt).toMatchObject({ place: 'Leeds', isPlace: false });
  });

  it('choose filters, but not within a title that has them', async () => {
    const remote = await search({ title: 'remote SRE with visa sponsorship' });
    expect(remote.reading).toMatchObject({ work: 'SRE', workplace: 'fully-remote', sponsored: 'anyone' });
    expect((await search({ title: 'remote SRE' })).where).toEqual(['Site Reliability Engineer, remote']);
    expect((await search({ title: 'remote sensing scientist' })).where).toEqual([
      'Remote Sensing Scientist, Didcot',
    ]);
    const porter = await search({ title: 'part time porter' });
    expect(porter.where).toEqual(['Night Porter, York', 'Hall Porter, York']);
    expect(porter.reading?.first).toBe('part time');
  });

  it('are counted for a saved search as they are searched for', async () => {
    const newSearch = { name: 'Mine', search: { title: 'ICU nurse reading' }, alerts: 'none' };
    await tomas.post('/api/me/saved-searches', newSearch);
    await app.superuser
      .updateTable('saved_search')
      .set({ opened_at: new Date(0) })
      .execute();
    const { body } = await tomas.get('/api/me/saved-searches');
    expect(savedSearchesOperation.response.parse(body).searches[0]?.fresh.count).toBe(1);
  });

  it('that find nothing show what is near in words or in place, at the cost of one more statement', async () => {
    const near = async (query: Readonly<Record<string, string>>) => {
      const { instead } = await search(query);
      return [instead?.nearest?.by, instead?.nearest?.jobs.map(({ title, place }) => `${title}, ${place}`)];
    };
    expect(await near({ title: 'plumber leeds' })).toEqual(['elsewhere', ['Lead Plumber, Bath']]);
    expect(await near({ title: 'kitchen porter' })).toEqual([
      'like-work',
      ['Night Porter, York', 'Hall Porter, York'],
    ]);
    expect(await near({ title: 'astronomer', place: 'Hull' })).toEqual(['same-place', ['Bath Fitter, Hull']]);
    expect(await near({ title: 'bath fitter hull', level: 'senior' })).toEqual([
      'without-filters',
      ['Bath Fitter, Hull'],
    ]);
    expect(await near({ title: 'xylqophz' })).toEqual([undefined, undefined]);

    statements.length = 0;
    await search({ title: 'nurse' });
    const statementsOfHit = statements.length;
    statements.length = 0;
    await search({ title: 'plumber leeds' });
    expect(statements.length).toBeLessThanOrEqual(statementsOfHit + 1);
  });

  it('that find nothing say the occupations that the calculators ask about', async () => {
    const { instead } = await search({ title: 'account manager in leeds' });
    const { body } = await visitor.get('/api/salary/search?keyword=account+manager');
    expect(body).toMatchObject({
      namesSeveral: true,
      salaries: instead?.occupations.map(({ code }) => ({ occupationCode: code })),
    });
    expect([instead?.namesSeveral, instead?.total.count]).toEqual([true, jobs.length]);
  });

  it('left out, show a candidate the jobs like their profile first, each once', async () => {
    const titles: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await tomas.get(`/api/me/jobs?${after === '' ? '' : `after=${after}`}`);
      const page = browseJobsOperation.response.parse(body);
      expect(page.byProfile).toBe(true);
      titles.push(...page.jobs.map(({ title, place }) => `${title}, ${place}`));
      after = page.next;
    }
    expect(titles[0]).toBe('Lead Plumber, Bath');
    expect(titles).toHaveLength(jobs.length);
    expect(new Set(titles).size).toBe(jobs.length);
    const { body } = await tomas.get('/api/me/jobs?sort=newest');
    expect(browseJobsOperation.response.parse(body).byProfile).toBeUndefined();
  });
});

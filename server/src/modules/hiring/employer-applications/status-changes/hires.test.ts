import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const moves = '/api/organisation/applicants/move';

describe('a hire outside Portway', () => {
  let app: TestApp;
  let helen: TestPerson;
  let organisation: string;
  let rohan: TestPerson;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-28T12:00:00Z') });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    const cast = accessCast(app);
    organisation = (await cast.make('owner')).organisation ?? '';
    const member = { organisation, role: 'owner' } as const;
    helen = await person(app, { role: 'recruiter', fullName: 'Helen Marsh', member });
    rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    id = await cast.jobs.addApplication(rohan.id, organisation, await cast.jobs.addJob(organisation));
  });

  const decide = (change: object) => helen.patch(`/api/organisation/applications/${id}`, change);
  const move = (from: string, change: object) => helen.post(moves, { applicants: [{ id, from }], ...change });
  const cases = () =>
    app.superuser
      .selectFrom('hire_case')
      .select(['candidate_name', 'application', 'offer_version', 'ended_on'])
      .where('organisation', '=', organisation)
      .orderBy('accepted_at')
      .execute();
  const statusOf = async () => Object((await helen.get(`/api/organisation/applications/${id}`)).body).status;

  it('needs its first day, for one or for several', async () => {
    expect(await decide({ from: 'pending', status: 'hired' })).toMatchObject({
      status: 422,
      body: { fields: { hiredOutsideOn: expect.stringMatching(/^Rohan Mehta has accepted no offer here/) } },
    });
    expect((await move('pending', { status: 'hired' })).body).toMatchObject({
      moved: [],
      left: [{ id, message: expect.stringMatching(/accepted no offer/) }],
    });
    expect([await statusOf(), await cases()]).toEqual(['pending', []]);
  });

  it.each(['one', 'several'])(
    'makes the case of %s, which is shown without the pay that nobody said',
    async (which) => {
      const change = { status: 'hired', hiredOutsideOn: '2026-12-07' };
      const response =
        which === 'one' ? await decide({ from: 'pending', ...change }) : await move('pending', change);
      expect(response.status).toBe(200);
      expect(await cases()).toEqual([
        { candidate_name: 'Rohan Mehta', application: id, offer_version: 0, ended_on: null },
      ]);
      const list = Object((await helen.get('/api/organisation/cases')).body);
      expect(list.cases).toMatchObject([
        { candidate: 'Rohan Mehta', startsOn: '2026-12-07', status: 'to-start' },
      ]);
      expect((await helen.get(`/api/organisation/cases/${list.cases[0].id}`)).body).toMatchObject({
        terms: { title: 'Backend engineer', pay: null },
        offerVersion: 0,
      });
    },
  );

  it('is counted alike on the board, among applicants, at home, in the list of jobs and of hires', async () => {
    await decide({ from: 'pending', status: 'hired', hiredOutsideOn: '2026-12-07' });
    const bodyOf = async (path: string) => Object((await helen.get(path)).body);
    const { jobs } = await bodyOf('/api/organisation/jobs');
    const home = await bodyOf('/api/organisation/home');
    expect([
      (await bodyOf(`/api/organisation/jobs/${jobs[0].id}/board`)).counts.hired,
      (await bodyOf('/api/organisation/applications')).counts.hired,
      jobs[0].applicants.hired,
      home.jobs[0].hired,
      (await bodyOf('/api/organisation/cases')).cases.length,
    ]).toEqual([1, 1, 1, 1, 1]);
  });

  it('waits while an offer is open', async () => {
    const offer = { application: id, account: rohan.id, organisation, state: 'sent', version: 1 } as const;
    await app.superuser
      .insertInto('job_offer')
      .values({ ...offer, expires_on: '2030-01-15' })
      .execute();
    const change = { from: 'pending', status: 'hired', hiredOutsideOn: '2026-12-07' };
    expect(await decide(change)).toMatchObject({ status: 409, body: { code: 'open-offer' } });
  });

  it('is not taken back without a reason, which colleagues read, and ends the case', async () => {
    await decide({ from: 'pending', status: 'hired', hiredOutsideOn: '2026-11-02' });
    expect(await decide({ from: 'hired', status: 'pending' })).toMatchObject({
      status: 422,
      body: { fields: { noLongerHired: 'Rohan Mehta is hired. Say why they no longer are.' } },
    });
    expect((await move('hired', { status: 'pending' })).body).toMatchObject({ moved: [] });
    const letter = { applicants: [{ id, from: 'hired' }], subject: 'Your application', text: 'Sorry.' };
    expect((await helen.post('/api/organisation/applicants/reject', letter)).body).toMatchObject({
      left: [{ message: expect.stringMatching(/^Rohan Mehta is hired/) }],
    });
    const back = { from: 'hired', status: 'interview', noLongerHired: 'They took another job.' };
    expect((await decide(back)).status).toBe(200);
    expect(await cases()).toMatchObject([{ application: null, ended_on: '2026-11-28' }]);
    expect((await helen.get(`/api/organisation/applications/${id}`)).body).toMatchObject({
      status: 'interview',
      notes: [{ text: 'No longer hired: They took another job.' }],
    });
    await decide({ from: 'interview', status: 'hired', hiredOutsideOn: '2027-01-04' });
    expect(await cases()).toHaveLength(2);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tidyUp } from '../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { validOffer } from '../../../testing/requests/valid-sponsoring-requests.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const sponsored = {
  certificateOn: '2026-12-01',
  months: 36,
  appliesFrom: 'outside',
  sponsorSize: 'large',
  holdsLicence: true,
};

describe('a hire:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const amara = () => person(app, { role: 'candidate', fullName: 'Amara Okafor' });

  async function hired(candidate: TestPerson, terms: object = validOffer) {
    const organisation = owner.organisation ?? '';
    const job = await cast.jobs.addJob(organisation);
    const id = await cast.jobs.addApplication(candidate.id, organisation, job);
    await cast.sponsoring.invited(id);
    const theirs = `/api/organisation/applications/${id}/offer`;
    expect((await owner.post(`${theirs}/send`, { terms, seen: 0 })).status).toBe(200);
    expect((await candidate.post(`/api/me/applications/${id}/offer/accept`, { seen: 1 })).status).toBe(200);
    const { body } = await owner.get(theirs);
    return {
      job,
      application: id,
      path: `/api/organisation/cases/${z.object({ case: z.string() }).parse(body).case}`,
    };
  }
  const titles = async (path: string) =>
    Object((await owner.get(path)).body).steps.map(({ id }: { id: string }) => id);

  it('has the right to work step for everyone, and the certificate only where one is sponsored', async () => {
    const plain = await hired(await amara());
    expect(await titles(plain.path)).toEqual(['contract', 'right-to-work-check', 'employment-rights']);
    const { path } = await hired(await amara(), { ...validOffer, startsOn: '2027-03-01', sponsored });
    const steps = await titles(path);
    expect(steps).toEqual(expect.arrayContaining(['certificate', 'passport', 'right-to-work-check']));
    expect(steps.filter((step: string) => step === 'right-to-work-check')).toHaveLength(1);
    expect((await owner.get(path)).body).toMatchObject({
      judgement: {
        costs: expect.arrayContaining([
          { payer: 'employer', title: 'Certificate of Sponsorship', amountPence: 52_500 },
          { payer: 'employer', title: 'Immigration Skills Charge', amountPence: 396_000 },
        ]),
        plan: expect.arrayContaining([expect.objectContaining({ id: 'start' })]),
      },
    });
  });

  it('has one way to the first day, which says where it is, and what to do this week', async () => {
    const { path } = await hired(await amara(), { ...validOffer, startsOn: '2027-03-01', sponsored });
    const show = async () => Object((await owner.get(path)).body);
    const stations = async () =>
      (await show()).stations.map(({ id, state }: { id: string; state: string }) => [id, state]);
    expect(await stations()).toEqual([
      // The employer holds it.
      ['licence', 'done'],
      ['contract', 'now'],
      ['certificate', 'to-come'],
      ['application', 'to-come'],
      ['decision', 'to-come'],
      ['check', 'to-come'],
      ['start', 'to-come'],
    ]);
    expect((await show()).thisWeek).toContain('contract');
    await owner.post(`${path}/steps`, { step: 'contract', done: true });
    const [, contract, certificate, , , , start] = (await show()).stations;
    expect([contract.state, certificate.state]).toEqual(['done', 'now']);
    expect(certificate.from).toMatch(/^2026-12-0/);
    expect([start.from, start.until]).toEqual(['2027-03-01', '2027-03-01']);
    expect((await show()).thisWeek).toContain('certificate');
    expect((await show()).steps).toContainEqual(
      expect.objectContaining({ id: 'right-to-work-check', station: 'check', day: '2027-03-01' }),
    );
    const plain = Object((await owner.get((await hired(await amara())).path)).body);
    expect(plain.stations.map(({ id }: { id: string }) => id)).toEqual(['contract', 'check', 'start']);
  });

  it('without a licence begins with it', async () => {
    const plan = { ...sponsored, certificateOn: '2027-02-15', holdsLicence: false };
    const { path } = await hired(await amara(), { ...validOffer, startsOn: '2027-06-01', sponsored: plan });
    expect((await owner.get(path)).body).toMatchObject({
      stations: [{ id: 'licence', state: 'now' }, { id: 'contract', state: 'to-come' }, {}, {}, {}, {}, {}],
      thisWeek: expect.arrayContaining(['licence']),
    });
  });

  it('is shown to its worker with what is done, never by whom, and is nobody else’s', async () => {
    const worker = await amara();
    const { path, application } = await hired(worker, { ...validOffer, startsOn: '2027-03-01', sponsored });
    const mine = `/api/me/applications/${application}/offer`;
    await owner.post(`${path}/steps`, { step: 'contract', done: true });
    const { body } = await worker.get(mine);
    expect(body).toMatchObject({
      hire: {
        ...{ startsOn: '2027-03-01', status: 'to-start' },
        steps: expect.arrayContaining([
          expect.objectContaining({ id: 'contract', who: 'employer', doneAt: expect.any(String) }),
          expect.objectContaining({ id: 'passport', who: 'worker', doneAt: null }),
        ]),
      },
    });
    expect(JSON.stringify(Object(body).hire)).not.toContain('A recruiter');
    expect((await (await amara()).get(mine)).status).toBe(404);
  });

  it('stays among the ongoing applications until the first day, with its pay and place', async () => {
    const worker = await amara();
    const { application } = await hired(worker);
    const ongoing = async () => Object((await worker.get('/api/me/applications?tab=ongoing')).body);
    expect(await ongoing()).toMatchObject({
      applications: [
        { id: application, status: 'hired', offer: { status: 'accepted', startsOn: validOffer.startsOn } },
      ],
      counts: { ongoing: 1, archived: 0 },
    });
    await sql`update hire_case set terms = terms || '{"startsOn":"2020-01-01"}' where application = ${application}`.execute(
      app.superuser,
    );
    expect(await ongoing()).toMatchObject({ applications: [], counts: { ongoing: 0, archived: 1 } });
  });

  it('is told to its worker, with the day and one deed, as the offer was', async () => {
    const worker = await amara();
    const { application } = await hired(worker);
    const { body } = await worker.get('/api/notifications');
    expect(body).toMatchObject({
      notifications: expect.arrayContaining([
        expect.objectContaining({
          kind: 'offer-accepted',
          text: expect.stringContaining('first day 1 March 2030'),
          deed: 'See what happens now',
          to: `/dashboard/offers/${application}`,
        }),
        expect.objectContaining({
          kind: 'offer-sent',
          text: expect.stringMatching(/: £[\d,]+ a year\. Answer by 31 January 2030\.$/),
          deed: 'Read the offer',
        }),
      ]),
    });
  });

  it('is mailed to its worker, who accepted on the page that says so, as something to keep', async () => {
    const worker = await amara();
    const { application } = await hired(worker);
    await worker.post('/api/notifications/read-about', { application });
    const { rows } = await sql<{
      id: string;
    }>`select id from notification where account = ${worker.id}`.execute(app.superuser);
    await app.services.notifications.mail.sendAll(rows.map(({ id }) => id));
    expect((await mailsTo(app, worker.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You have accepted the offer of /),
    ]);
  });

  it('remembers who did a step, once, and lets it be undone', async () => {
    const { path } = await hired(await amara());
    const step = 'right-to-work-check';
    await Promise.all([1, 2].map(() => owner.post(`${path}/steps`, { step, done: true })));
    expect((await owner.get(path)).body).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({ id: step, done: expect.objectContaining({ by: 'A recruiter' }) }),
      ]),
    });
    expect((await owner.get('/api/organisation/cases')).body).toMatchObject({
      cases: expect.arrayContaining([expect.objectContaining({ stepsDone: 1, steps: 3 })]),
    });
    await owner.post(`${path}/steps`, { step, done: false });
    expect(await owner.post(`${path}/steps`, { step: 'passport', done: true })).toMatchObject({
      status: 422,
      body: { fields: { step: 'This hire has no such step.' } },
    });
  });

  it('outlives the candidate’s account and the advertisement; the profile, CV and application do not', async () => {
    const candidate = await amara();
    const { path, application, job } = await hired(candidate);
    await app.superuser.deleteFrom('account').where('id', '=', candidate.id).execute();
    await app.superuser.deleteFrom('job').where('id', '=', job).execute();
    expect(await owner.get(path)).toMatchObject({
      status: 200,
      body: { candidate: 'Amara Okafor', hasLeft: true, application: null, terms: { pay: 60_000 } },
    });
    expect((await owner.get(`/api/organisation/applications/${application}`)).status).toBe(404);
    expect((await owner.get(`/api/organisation/applications/${application}/offer`)).status).toBe(404);
    const offers = app.superuser.selectFrom('job_offer').selectAll().where('application', '=', application);
    expect(await offers.execute()).toEqual([]);
  });

  it('is deleted two years after its last day, and not a day before', async () => {
    const [expired, recent] = [await hired(await amara()), await hired(await amara())];
    const day = async (past: string) => {
      const { rows } = await sql<{
        day: string;
      }>`select (now() - ${past}::interval)::date::text as day`.execute(app.superuser);
      return rows[0]?.day;
    };
    await owner.post(`${expired.path}/end`, { on: await day('2 years 1 day') });
    await owner.post(`${recent.path}/end`, { on: await day('2 years') });
    expect((await owner.get(recent.path)).body).toMatchObject({ status: 'ended' });
    await tidyUp(app.database.owner, app.tables);
    expect((await owner.get(expired.path)).status).toBe(404);
    expect((await owner.get(recent.path)).status).toBe(200);
  });

  it('of a colleague who leaves keeps what was done, without the name', async () => {
    const { path } = await hired(await amara());
    const organisation = owner.organisation ?? '';
    const colleague = await person(app, {
      role: 'recruiter',
      fullName: 'Tom Ashby',
      member: { organisation, role: 'member' },
    });
    await colleague.post(`${path}/steps`, { step: 'contract', done: true });
    await app.superuser.deleteFrom('account').where('id', '=', colleague.id).execute();
    const { body } = await owner.get(path);
    expect(JSON.stringify(body)).not.toMatch(/Tom Ashby/);
    expect(body).toMatchObject({ steps: [{ id: 'contract', done: { by: 'Somebody who left' } }, {}, {}] });
  });
});

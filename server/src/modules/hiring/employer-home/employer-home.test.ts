import { randomUUID } from 'node:crypto';
import { employerHomeOperation } from '@portway/contracts/hiring/employer-home/employer-home';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('an employer’s home', () => {
  /** 10:00 in London. */
  const now = Date.parse('2026-11-23T10:00:00Z');
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let amara: TestPerson;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
    const edition = { file_name: 'a.csv', sha256: 'a', lines: 1, entries: 1, organisations: 1 };
    await app.superuser
      .insertInto('register_edition')
      .values({ published_on: '2026-11-20', ...edition })
      .execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
  });

  const home = async (who: HttpClient, headers?: Readonly<Record<string, string>>) =>
    employerHomeOperation.response.parse((await who.get('/api/organisation/home', headers)).body);
  const kinds = async (who: HttpClient) => (await home(who)).waiting.map(({ kind }) => kind);
  const addJob = (answers: Readonly<Record<string, unknown>> = {}) =>
    cast.jobs.addJob(organisation, { answers: { ...wholeJob, ...answers } });
  const addCase = async (application: string, acceptedAt: string) => {
    await sql`insert into hire_case
      (id, organisation, application, account, candidate_name, terms, offer_version, accepted_at)
      select ${randomUUID()}, organisation, id, account, 'Amara Okafor', '{}', 1, ${acceptedAt}
      from application where id = ${application}`.execute(app.superuser);
  };
  const apply = (job: string, who = amara) => cast.jobs.addApplication(who.id, organisation, job);

  it('asks an owner to claim an entry of the register, and no one whose claim is checked or who cannot', async () => {
    expect(await home(owner)).toMatchObject({
      waiting: [{ kind: 'claim' }],
      jobs: [],
      openJobs: 0,
      begun: { claim: 'none', posted: false, colleagues: 1 },
      failed: [],
    });
    const viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    expect(await kinds(viewer)).toEqual([]);
  });

  it('counts what happened since the first of the month in London, and leaves out what is older', async () => {
    const job = await addJob();
    const newest = await apply(job);
    const earlier = await apply(job, await person(app, { role: 'candidate' }));
    await sql`update application set applied_at = '2026-10-31T23:59:00Z' where id = ${earlier}`.execute(
      app.superuser,
    );
    await sql`update application set applied_at = '2026-11-01T00:00:00Z' where id = ${newest}`.execute(
      app.superuser,
    );
    for (const application of [newest, earlier]) {
      await owner.patch(`/api/organisation/applications/${application}`, {
        from: 'pending',
        status: 'interview',
      });
      await owner.patch(`/api/organisation/applications/${application}`, {
        from: 'interview',
        status: 'pending',
      });
      await owner.patch(`/api/organisation/applications/${application}`, {
        from: 'pending',
        status: 'interview',
      });
    }
    await sql`update application_turn set at = '2026-10-15T09:00:00Z' where application = ${earlier}`.execute(
      app.superuser,
    );
    await sql`update application_turn set at = '2026-11-15T09:00:00Z' where application = ${newest}`.execute(
      app.superuser,
    );
    expect((await home(owner)).month).toEqual({ applications: 1, interviews: 1, offers: 0, hires: 0 });
    // An offer changed since is one offer; one sent, or accepted, last month is none of this one.
    for (const [application, day] of [
      [newest, '2026-11-01'],
      [earlier, '2026-10-31'],
    ] as const) {
      await sql`insert into job_offer (application, account, organisation, state, version, expires_on)
        select id, account, organisation, 'accepted', 2, '2026-12-24' from application where id = ${application}`.execute(
        app.superuser,
      );
      for (const number of [1, 2])
        await sql`insert into job_offer_version (application, number, terms, sent_by_name, sent_at)
          values (${application}, ${number}, '{"title":"Engineer","pay":79000}', 'Helen', ${`${day}T12:00:00Z`})`.execute(
          app.superuser,
        );
      await addCase(application, `${day}T13:00:00Z`);
    }
    expect((await home(owner)).month).toEqual({ applications: 1, interviews: 1, offers: 1, hires: 1 });
    expect((await home(await cast.make('owner'))).month).toMatchObject({ applications: 0, interviews: 0 });
  });

  it('names undecided applications by job, the oldest’s day, and what is answered no more', async () => {
    const [engineer, analyst] = [await addJob(), await addJob({ title: 'Analyst' })];
    const first = await apply(engineer);
    for (const job of [engineer, analyst]) await apply(job, await person(app, { role: 'candidate' }));
    await sql`update application set applied_at = '2026-11-19T09:00:00Z' where id = ${first}`.execute(
      app.superuser,
    );
    const { waiting, jobs, openJobs } = await home(owner);
    expect(waiting[0]).toEqual({
      kind: 'applications',
      count: 3,
      jobs: [
        { job: engineer, title: 'Backend engineer', count: 2 },
        { job: analyst, title: 'Analyst', count: 1 },
      ],
      oldest: '2026-11-19T09:00:00.000Z',
    });
    expect(jobs.map(({ id, pending, interview }) => [id, pending, interview])).toEqual([
      [engineer, 2, 0],
      [analyst, 1, 0],
    ]);
    expect(openJobs).toBe(2);
    await app.superuser
      .updateTable('application')
      .set({ state: 'interview' })
      .where('id', '=', first)
      .execute();
    expect((await home(owner)).waiting[0]).toMatchObject({ count: 2 });
    expect((await owner.get('/api/me/unread-counts')).body).toMatchObject({ applicants: 2 });
  });

  it('names an offer with a question, and one without an answer from three days before its end to a week after', async () => {
    const application = await apply(await addJob());
    await sql`insert into job_offer (application, account, organisation, state, version, expires_on)
      values (${application}, ${amara.id}, ${organisation}, 'sent', 1, '2026-11-26')`.execute(app.superuser);
    await sql`insert into job_offer_version (application, number, terms, sent_by_name)
      values (${application}, 1, '{"title":"Engineer","pay":79000}', 'Helen')`.execute(app.superuser);
    const first = async (state: string, expires: string) => {
      await sql`update job_offer set state = ${state}, expires_on = ${expires}`.execute(app.superuser);
      const [one] = (await home(owner)).waiting;
      return one?.kind === 'offer' ? [one.candidate, one.pay, one.state, one.days] : one?.kind;
    };
    expect(await first('sent', '2026-11-26')).toEqual(['Amara Okafor', 79_000, 'sent', 3]);
    expect(await first('sent', '2026-11-27')).toBe('applications');
    expect(await first('sent', '2026-11-16')).toEqual(['Amara Okafor', 79_000, 'sent', -7]);
    expect(await first('sent', '2026-11-15')).toBe('applications');
    expect(await first('question', '2026-12-24')).toEqual(['Amara Okafor', 79_000, 'question', 31]);
    expect(await first('accepted', '2026-11-24')).toBe('applications');
  });

  it('names an interview of today until it is over, and among the next days', async () => {
    const application = await apply(await addJob());
    await app.superuser
      .updateTable('application')
      .set({ state: 'interview' })
      .where('id', '=', application)
      .execute();
    const at = async (moment: string, cancelled = false) => {
      await sql`insert into interview (application, starts_at, minutes, time_zone, place, words, cancelled)
        values (${application}, ${moment}, 60, 'Europe/London', 'Here', '', ${cancelled})
        on conflict (application) do update set starts_at = excluded.starts_at, cancelled = excluded.cancelled`.execute(
        app.superuser,
      );
      const { waiting, next } = await home(owner);
      const [first] = next.flatMap((one) => (one.kind === 'interview' ? [one.at] : []));
      return [waiting.some(({ kind }) => kind === 'interview'), first ?? null];
    };
    expect(await at('2026-11-23T09:30:00Z')).toEqual([true, '2026-11-23T09:30:00.000Z']);
    expect(await at('2026-11-23T08:59:00Z')).toEqual([false, null]);
    expect(await at('2026-11-23T23:30:00Z')).toEqual([true, '2026-11-23T23:30:00.000Z']);
    expect(await at('2026-11-24T00:30:00Z')).toEqual([false, '2026-11-24T00:30:00.000Z']);
    expect(await at('2026-11-24T00:30:00Z', true)).toEqual([false, null]);
  });

  it('names who has written and is not read by the caller, the longest waiting first', async () => {
    const lin = await person(app, { role: 'candidate', fullName: 'Lin Zhao' });
    const job = await addJob();
    const write = async (who: TestPerson) => {
      const id = await cast.jobs.conversationAbout(await apply(job, who));
      await who.post(`/api/conversations/${id}/messages`, { id: randomUUID(), text: 'Hello' });
      return id;
    };
    const first = await write(lin);
    await write(amara);
    const messages = async () => (await home(owner)).waiting.find(({ kind }) => kind === 'messages');
    expect(await messages()).toMatchObject({
      count: 2,
      names: ['Lin Zhao', 'Amara Okafor'],
      conversation: first,
    });
    await owner.post(`/api/conversations/${first}/read`, { upTo: 1 });
    expect(await messages()).toMatchObject({ count: 1, names: ['Amara Okafor'] });
  });

  it('names jobs that close within ten days, soonest first, and a change of law before all else', async () => {
    await addJob({ title: 'Eleven', closesOn: '2026-12-04' });
    await addJob({ title: 'Ten', closesOn: '2026-12-03' });
    await addJob({ title: 'Today', closesOn: '2026-11-23' });
    const changedJob = await addJob({ title: 'Changed' });
    await sql`update job set law_change = '{}' where id = ${changedJob}`.execute(app.superuser);
    await apply(changedJob);
    const { waiting } = await home(owner);
    expect(waiting.map((one) => ('title' in one ? `${one.kind} ${one.title}` : one.kind))).toEqual([
      'sponsorability Changed',
      'applications',
      'closing Today',
      'closing Ten',
      'claim',
    ]);
    expect(waiting.find(({ kind }) => kind === 'closing')).toMatchObject({
      days: 0,
      pending: 0,
      applicants: 0,
    });
  });

  it('counts nothing of another organisation, nor the caller’s own application', async () => {
    const job = await addJob();
    await joins(app.superuser, amara.id, { organisation, role: 'member' });
    await apply(job);
    const stranger = await cast.make('owner');
    await cast.jobs.applicationOf('own', stranger);
    const { waiting, jobs } = await home(amara, actingFor(organisation));
    expect([waiting, jobs[0]?.pending]).toEqual([[], 0]);
    expect((await home(owner)).jobs[0]?.pending).toBe(1);
    const bea = await person(app, { role: 'candidate' });
    expect((await bea.get('/api/organisation/home')).status).toBe(403);
  });

  it('shows the other parts where one cannot be read', async () => {
    await apply(await addJob());
    await sql`revoke select on interview from portway_app`.execute(app.superuser);
    try {
      const { failed, waiting, openJobs } = await home(owner);
      expect(failed).toEqual(['interviews']);
      expect([waiting.map(({ kind }) => kind), openJobs]).toEqual([['applications', 'claim'], 1]);
    } finally {
      await sql`grant select on interview to portway_app`.execute(app.superuser);
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyUp } from '../../../../platform/queue/tidy-up.ts';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('unsuccessful applications:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  let organisation: string;
  let job: string;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    job = await cast.jobs.addJob(organisation);
  });

  /** An application that has stood like this for so long. */
  async function applicationIn(
    state: 'rejected' | 'hired' | 'pending' | 'offer' | 'withdrawn',
    since: string,
    ofJob = job,
  ) {
    const who = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    const id = await cast.jobs.addApplication(who.id, organisation, ofJob);
    await sql`update application set state = ${state}, changed_at = now() - ${since}::interval
      where id = ${id}`.execute(app.superuser);
    return { who, id };
  }
  const atNight = () => tidyUp(app.database.owner, app.tables);
  const seenBy = async (by: Asking, id: string) =>
    (await by.get(`/api/organisation/applications/${id}`)).status;

  it('are erased for the employer after six months, and stay with the candidate', async () => {
    const { who, id } = await applicationIn('rejected', '6 months 1 day');
    await cast.jobs.keepAll(id, organisation, { withInterview: false });
    const conversation = await cast.jobs.conversationAbout(id);
    const recent = await applicationIn('rejected', '6 months -2 days');
    await atNight();
    expect([await seenBy(owner, id), await seenBy(owner, recent.id)]).toEqual([404, 200]);
    for (const table of ['applicant_note', 'application_tag', 'rejection'] as const)
      expect(await app.superuser.selectFrom(table).select('application').execute()).toEqual([]);
    expect((await owner.get(`/api/organisation/applications/${id}/resume`)).status).toBe(404);
    expect((await owner.get(`/api/conversations/${conversation}`)).status).toBe(404);
    expect((await who.get(`/api/me/applications/${id}`)).body).toMatchObject({
      status: 'rejected',
      text: 'Your work on settlement.',
      resume: { name: 'cv.txt' },
      erasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await who.get(`/api/conversations/${conversation}`)).status).toBe(200);
  });

  it('are kept as long as the organisation says, and the list says until when', async () => {
    const { id } = await applicationIn('rejected', '2 months 1 day');
    const path = '/api/organisation/applicants-kept';
    const member = await person(app, { role: 'recruiter', member: { organisation, role: 'member' } });
    expect((await member.put(path, { months: 1 })).status).toBe(403);
    expect((await owner.put(path, { months: 13 })).status).toBe(422);
    await owner.put(path, { months: 2 });
    expect((await owner.get(path)).body).toEqual({ months: 2, due: 1 });
    const { applications } = (await owner.get('/api/organisation/applications')).body;
    expect(applications).toMatchObject([{ id, erasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    await atNight();
    expect(await seenBy(owner, id)).toBe(404);
  });

  it('are those rejected, withdrawn, or never decided once the job is closed: not a hire, an offer or an open one', async () => {
    const closedJob = await cast.jobs.addJob(organisation, { state: 'closed' });
    await sql`update job set closed_at = now() - interval '7 months' where id = ${closedJob}`.execute(
      app.superuser,
    );
    const erased = [
      await applicationIn('withdrawn', '7 months'),
      await applicationIn('pending', '8 months', closedJob),
    ];
    await app.services.endings.tellAll();
    const retained = [
      await applicationIn('hired', '3 years'),
      await applicationIn('offer', '3 years', closedJob),
      await applicationIn('pending', '3 years'),
    ];
    await atNight();
    for (const { id } of erased) expect(await seenBy(owner, id)).toBe(404);
    for (const { id } of retained) expect(await seenBy(owner, id)).toBe(200);
  });

  it('that nobody decided are erased only once the candidate has been told that they ended', async () => {
    const closedJob = await cast.jobs.addJob(organisation, { state: 'closed' });
    await sql`update job set closed_at = now() - interval '7 months' where id = ${closedJob}`.execute(
      app.superuser,
    );
    const { who, id } = await applicationIn('pending', '8 months', closedJob);
    const early = await applicationIn('pending', '8 months');
    await atNight();
    expect(await seenBy(owner, id)).toBe(200);
    await app.services.endings.tellAll();
    await app.services.endings.tellAll();
    const [mail, ...furtherMails] = await mailsTo(app, who.email);
    expect(furtherMails).toEqual([]);
    expect(mail).toMatchObject({ kind: 'application-ended' });
    expect(mail?.text).toMatch(/did not give you an answer.*treat your application as ended/s);
    expect((await who.get('/api/notifications')).body).toMatchObject({
      notifications: [{ title: expect.stringMatching(/did not answer, and your application has ended/) }],
    });
    expect(await mailsTo(app, early.who.email)).toEqual([]);
    await atNight();
    expect(await seenBy(owner, id)).toBe(404);
    expect((await who.get(`/api/me/applications/${id}`)).body).toMatchObject({
      status: 'pending',
      erasedOn: expect.any(String),
    });
  });

  it('do not come back to an employer that has erased them', async () => {
    const { who, id } = await applicationIn('withdrawn', '7 months');
    await atNight();
    expect((await who.get(`/api/me/applications/${id}`)).body).toMatchObject({ canReopen: false });
    expect(await who.post(`/api/me/applications/${id}/reopen`)).toMatchObject({
      status: 409,
      body: { code: 'erased' },
    });
  });

  it('go with the account of the candidate, with everything that colleagues kept', async () => {
    const { who, id } = await applicationIn('rejected', '1 day');
    await cast.jobs.keepAll(id, organisation, { withInterview: true });
    await app.superuser.deleteFrom('account').where('id', '=', who.id).execute();
    for (const table of ['applicant_note', 'application_tag', 'rejection', 'interview'] as const)
      expect(await app.superuser.selectFrom(table).select('application').execute()).toEqual([]);
  });

  it('are exported without any word of visas, and the audit says how many', async () => {
    const { who, id } = await applicationIn('rejected', '1 day');
    const secret = { visa: 'canary-visa', nationality: 'canary-nation', primaryRole: '=Backend engineer' };
    await app.superuser
      .insertInto('profile')
      .values({ account: who.id, answers: JSON.stringify(secret) })
      .execute();
    await cast.jobs.keepAll(id, organisation, { withInterview: false });
    const withdrawn = await applicationIn('withdrawn', '1 day');
    const send = (body: unknown, headers = owner.headers) =>
      app.ask('/api/organisation/applicants/export', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await send({ job });
    const csv = await response.text();
    expect(csv).toMatch(/^\uFEFF?application,name,role,job,status/);
    expect(csv).toMatch(new RegExp(`${id},Rohan Mehta,'=Backend engineer,Backend engineer,rejected`));
    expect(csv).toMatch(/Knows settlement well\./);
    expect(csv).not.toMatch(/canary|visa|nation|sponsor|right to work/i);
    expect(csv).not.toMatch(withdrawn.id);
    const entries = await app.superuser
      .selectFrom('audit_entry')
      .select(['subject', 'details'])
      .where('action', '=', 'applicants-exported')
      .execute();
    expect(entries.at(-1)).toEqual({ subject: job, details: { count: '1', with: 'table' } });
    const stranger = await cast.make('owner');
    expect((await send({ job }, stranger.headers)).status).toBe(404);
    expect((await send({ applicants: [id] }, stranger.headers)).status).toBe(404);
    const viewer = await person(app, {
      role: 'recruiter',
      member: { organisation, role: 'member', hiring: 'read' },
    });
    expect((await send({ job }, viewer.headers)).status).toBe(403);
    expect((await send({})).status).toBe(422);
  });
});

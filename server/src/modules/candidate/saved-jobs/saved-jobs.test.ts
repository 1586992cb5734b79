import { randomUUID } from 'node:crypto';
import {
  keepSearchOperation,
  savedJobsOperation,
  savedSearchesOperation,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsCast, wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { mailChoice } from '../../../testing/mail-choice.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('saved jobs and searches:', () => {
  let app: TestApp;
  let amara: TestPerson;
  let north: string;
  let now = Date.now();
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    north = randomUUID();
    const firm = { id: north, name: 'Northgate Systems', website: null, industry: null };
    await app.superuser.insertInto('organisation').values(firm).execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = Date.now();
    amara = await person(app, { role: 'candidate' });
  });

  const queries = () => app.superuser;
  const people = { organisation: async () => north, accountOf: async () => undefined };
  const offer = async (answers: Readonly<Record<string, unknown>>, ago = 0) => {
    const id = await jobsCast(app, people).addJob(north, { answers: { ...wholeJob, ...answers } });
    await queries()
      .updateTable('job')
      .set({ published_at: new Date(Date.now() - ago) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const saveJob = (id: string) => amara.put(`/api/me/saved-jobs/${id}`);
  const savedJobs = async (query = '') =>
    savedJobsOperation.response.parse((await amara.get(`/api/me/saved-jobs${query}`)).body);
  const searches = async () =>
    savedSearchesOperation.response.parse((await amara.get('/api/me/saved-searches')).body).searches;
  const keep = async (name: string, search: Readonly<Record<string, string>>, alerts = 'none') => {
    const response = await amara.post('/api/me/saved-searches', { name, search, alerts });
    expect(response.status).toBe(201);
    const { id, searches } = keepSearchOperation.response.parse(response.body);
    expect(response.headers.get('Location')).toBe(`/api/me/saved-searches/${id}`);
    expect(searches.at(-1)).toMatchObject({ id, name });
    return id;
  };
  const row = (id: string) => queries().updateTable('saved_search').where('id', '=', id);
  const mails = async () => (await mailsTo(app, amara.email)).map(({ subject }) => subject);

  it('saves a job once, however often and from wherever it is pressed, and lists the last one first', async () => {
    const [first, second] = [await offer({ title: 'Miller' }), await offer({ title: 'Baker' })];
    const pressed = await Promise.all([1, 2, 3].map(() => saveJob(first)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await saveJob(second)).body).toEqual({
      message: 'Saved.',
      saved: true,
      savedCount: 2,
    });
    await queries()
      .updateTable('job')
      .set({ state: 'closed', closed_at: new Date() })
      .where('id', '=', first)
      .execute();
    const { jobs, savedCount } = await savedJobs();
    expect(jobs.map(({ job, state }) => [job.title, job.saved, state])).toEqual([
      ['Baker', true, 'published'],
      ['Miller', true, 'closed'],
    ]);
    expect(savedCount).toBe(2);
    for (const _ of [1, 2])
      expect((await amara.delete(`/api/me/saved-jobs/${second}`)).body).toEqual({
        message: 'No longer saved.',
        saved: false,
        savedCount: 1,
      });
    await queries()
      .updateTable('job')
      .set({ state: 'draft', closed_at: null })
      .where('id', '=', first)
      .execute();
    for (const id of [first, randomUUID()]) expect((await saveJob(id)).status).toBe(404);
    expect((await savedJobs()).jobs).toEqual([]);
  });

  it('lists saved jobs page by page', async () => {
    for (let at = 0; at < 26; at += 1) await saveJob(await offer({ title: `Job ${at}` }));
    const first = await savedJobs();
    const second = await savedJobs(`?after=${first.next}`);
    expect([first.jobs.length, second.jobs.length, second.next]).toEqual([25, 1, null]);
    expect(second.jobs[0]?.job.title).toBe('Job 0');
  });

  it('counts what is new to a search since it was opened, up to 99', async () => {
    await offer({ title: 'Fletcher' }, day);
    const id = await keep('Arrows', { title: 'fletcher', place: 'London', pay: '60000' });
    expect(await searches()).toMatchObject([
      {
        name: 'Arrows',
        search: { title: 'fletcher', place: 'London', pay: '60000' },
        alerts: 'none',
        fresh: { count: 0, more: false },
      },
    ]);
    await row(id)
      .set({ opened_at: new Date(Date.now() - hour) })
      .execute();
    await offer({ title: 'Fletcher' });
    await offer({ title: 'Fletcher', payFrom: 20_000, payTo: 59_999 });
    expect((await searches())[0]?.fresh).toEqual({ count: 1, more: false });
    await amara.post(`/api/me/saved-searches/${id}/open`);
    expect((await searches())[0]?.fresh).toEqual({ count: 0, more: false });
  });

  it('keeps twenty searches, also when two are sent at once; one removed comes back for a day', async () => {
    for (let at = 0; at < 19; at += 1) await keep(`Search ${at}`, {});
    const responses = await Promise.all(
      [1, 2].map(() => amara.post('/api/me/saved-searches', { name: 'Last', search: {}, alerts: 'none' })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [first] = await searches();
    const path = `/api/me/saved-searches/${first?.id}`;
    expect((await amara.delete(path)).body).toMatchObject({ message: '“Search 0” is removed.' });
    expect((await searches()).length).toBe(19);
    expect((await amara.patch(path, { name: 'Nurses in Leeds' })).status).toBe(404);
    for (const _ of [1, 2]) expect((await amara.post(`${path}/restore`)).status).toBe(200);
    expect((await searches())[0]?.name).toBe('Search 0');
    await amara.patch(path, { name: 'Nurses in Leeds', alerts: 'weekly' });
    expect((await searches())[0]).toMatchObject({ name: 'Nurses in Leeds', alerts: 'weekly' });
    await amara.delete(path);
    await keep('In its place', {});
    expect((await amara.post(`${path}/restore`)).status).toBe(409);
    await row(first?.id ?? '')
      .set({ removed_at: new Date(Date.now() - day - minute) })
      .execute();
    expect((await amara.post(`${path}/restore`)).status).toBe(404);
  });

  it('mails new jobs once, a day or a week apart, and nothing where there is nothing new', async () => {
    // A Wednesday morning in winter, for the clock that decides whose day it is.
    const wednesday = Date.parse('2026-12-02T07:00:00Z');
    const since = (moment: string) => ({ mailed_to: new Date(moment) });
    const daily = await keep('Daily coopers', { title: 'cooper' }, 'daily');
    const weekly = await keep('Weekly coopers', { title: 'cooper' }, 'weekly');
    await keep('Never', { title: 'cooper' }, 'none');
    await offer({ title: 'Cooper', place: 'Leeds' }, hour);
    now = wednesday;
    await row(daily).set(since('2026-12-02T00:00:00Z')).execute();
    await row(weekly).set(since('2026-11-30T00:00:00Z')).execute();
    await app.services.savedJobs.alerts.send();
    expect(await mails()).toEqual([]);

    // The daily one is due and the weekly one is not; the search matches a job from after that time.
    await row(weekly)
      .set({ mailed_to: new Date(Date.now() + 30 * day) })
      .execute();
    await row(daily)
      .set({ mailed_to: new Date(Date.now() - 2 * hour) })
      .execute();
    now = Date.now() + 2 * day;
    await Promise.all([app.services.savedJobs.alerts.send(), app.services.savedJobs.alerts.send()]);
    expect(await mails()).toEqual(['1 new job for “Daily coopers”']);
    await app.services.savedJobs.alerts.send();
    now += day;
    await app.services.savedJobs.alerts.send();
    expect(await mails()).toEqual(['1 new job for “Daily coopers”']);

    await row(weekly)
      .set({ mailed_to: new Date(Date.now() - 2 * hour) })
      .execute();
    now = Date.now() + 8 * day;
    await app.services.savedJobs.alerts.send();
    expect((await mails()).toSorted()).toEqual([
      '1 new job for “Daily coopers”',
      '1 new job for “Weekly coopers”',
    ]);
  });

  it('lists the jobs, with links to each and to the search, and one to unsubscribe without a log-in', async () => {
    const id = await keep('Scribes', { title: 'scribe', place: 'Leeds' }, 'daily');
    const job = await offer({ title: 'Scribe', place: 'Leeds', payFrom: 41_000, payTo: 52_000 }, hour);
    const edition = new Date(now).toISOString().slice(0, 10);
    const registerWord = { status: 'on', day: '2026-11-03', atLeast: true, edition };
    await sql`select set_register_word(${north}, ${JSON.stringify(registerWord)}::jsonb)`.execute(queries());
    await row(id)
      .set({ mailed_to: new Date(Date.now() - 2 * day) })
      .execute();
    await app.services.savedJobs.alerts.send();
    await sql`select set_register_word(${north}, null)`.execute(queries());
    const [mail] = await mailsTo(app, amara.email);
    const { headers } = await queries()
      .selectFrom('mail')
      .select('headers')
      .where('recipient', '=', amara.email)
      .executeTakeFirstOrThrow();
    expect(mail?.text).toContain(
      `Scribe, Northgate Systems (Leeds, £41,000 to £52,000). On the register since at least 3 November 2026:\n${app.origin}/jobs/job-${job.slice(0, 13)}`,
    );
    expect(mail?.text).toContain(`${app.origin}/dashboard/jobs?place=Leeds&title=scribe&sort=newest`);
    const link = /\/job-alerts\/stop\?token=([\w.-]+)/.exec(mail?.text ?? '');
    expect(headers).toEqual({
      'List-Unsubscribe': `<${app.origin}/job-alerts/stop?token=${link?.[1]}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const stop = async (token = '') => {
      const { status, body } = await httpClient(app.ask).post('/api/job-alerts/stop', { token });
      return [status, body.message];
    };
    expect(await stop(`${link?.[1]}x`)).toEqual([
      422,
      'This link is incomplete. Copy all of it from the email.',
    ]);
    for (const _ of [1, 2])
      expect(await stop(link?.[1])).toEqual([200, 'You will get no more emails about this search.']);
    expect((await searches())[0]?.alerts).toBe('none');
  });

  it('mails nobody who wants no alerts, removed the search, or deletes the account', async () => {
    await offer({ title: 'Tanner' }, hour);
    const id = await keep('Tanners', { title: 'tanner' }, 'daily');
    const overdue = { mailed_to: new Date(Date.now() - 2 * day) };
    const send = async () => {
      await row(id).set(overdue).execute();
      await app.services.savedJobs.alerts.send();
      return await mails();
    };
    await amara.put('/api/me/notifications', mailChoice({ jobAlerts: false }));
    expect(await send()).toEqual([]);
    await amara.put('/api/me/notifications', mailChoice({}));
    await row(id).set({ removed_at: new Date() }).execute();
    expect(await send()).toEqual([]);
    await row(id).set({ removed_at: null }).execute();
    const leaving = { deletion_due: new Date(Date.now() + day) };
    await queries().updateTable('account').set(leaving).where('id', '=', amara.id).execute();
    expect(await send()).toEqual([]);
    await queries().updateTable('account').set({ deletion_due: null }).where('id', '=', amara.id).execute();
    expect(await send()).toEqual(['1 new job for “Tanners”']);
  });
});

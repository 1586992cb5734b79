import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { mailChoice } from '../../../testing/mail-choice.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const choices = z.object({
  messages: z.string(),
  applications: z.string(),
  applicants: z.string(),
  jobs: z.string(),
});

let app: TestApp;
let cast: AccessCast;
let owner: Asking;
let amara: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  cast = accessCast(app);
  owner = await cast.make('owner');
  amara = await person(app, { role: 'candidate', fullName: 'Amara Okafor' });
});
afterAll(() => app[Symbol.asyncDispose]());

/** The newest mail's link to stop, as a mail program reads it. */
async function stopLink(email = ''): Promise<URL> {
  const mail = await app.superuser
    .selectFrom('mail')
    .select('headers')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const headers = z.record(z.string(), z.string()).parse(mail?.headers);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  return new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
}
const stop = (link: URL) =>
  amara.post('/api/notification-emails/stop', { token: link.searchParams.get('token') });
const chosenBy = async (who: Pick<Asking, 'get'>) =>
  choices.parse((await who.get('/api/me/notifications')).body);

it('stops the mails of one kind with one press, without a log-in, and leaves the others', async () => {
  const job = await cast.jobs.addJob(owner.organisation ?? '');
  const id = await cast.jobs.addApplication(amara.id, owner.organisation ?? '', job);
  await owner.patch(`/api/organisation/applications/${id}`, { from: 'pending', status: 'interview' });
  const link = await stopLink(amara.email);
  expect(link.href).toMatch(new RegExp(`^${app.origin}/notification-emails/stop\\?token=`));
  const visitor = await app.ask('/api/notification-emails/stop', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: link.searchParams.get('token') }),
  });
  expect(await visitor.json()).toEqual({
    message: 'You will get no more emails about your applications. You still see everything in the app.',
  });
  expect(await chosenBy(amara)).toEqual({
    messages: 'at-once',
    applications: 'never',
    applicants: 'at-once',
    jobs: 'at-once',
  });
  await owner.patch(`/api/organisation/applications/${id}`, { from: 'interview', status: 'offer' });
  expect(await mailsTo(app, amara.email)).toHaveLength(1);
  link.searchParams.set('token', `${link.searchParams.get('token')?.slice(0, -2)}xx`);
  expect((await stop(link)).status).toBe(422);
});

it('stops the daily mail, and what comes at once stays', async () => {
  const reader = await cast.make('owner');
  const job = await cast.jobs.addJob(reader.organisation ?? '');
  await reader.put('/api/me/notifications', mailChoice({ applicants: 'daily', jobs: 'daily' }));
  const chidi = await person(app, { role: 'candidate', fullName: 'Chidi Eze' });
  await chidi.post(`/api/me/jobs/${job}/applications`, { text: 'Hello', resume: null });
  await app.services.notifications.mail.sendDaily();
  expect((await stop(await stopLink(reader.person?.email))).status).toBe(200);
  expect(await chosenBy(reader)).toMatchObject({ applicants: 'never', jobs: 'never', messages: 'at-once' });
});

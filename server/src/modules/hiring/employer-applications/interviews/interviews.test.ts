import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const slot = { date: '2030-07-15', time: '14:00', timeZone: 'Europe/London', minutes: 45 };
const interview = { ...slot, place: 'https://meet.example/rohan', words: 'Bring something you built.' };
const attached = z.tuple([z.object({ filename: z.string(), contentType: z.string(), content: z.string() })]);

describe('interviews:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let owner: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    owner = await cast.make('owner');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function invited() {
    const organisation = owner.organisation ?? '';
    const rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    const id = await cast.jobs.addApplication(rohan.id, organisation, await cast.jobs.addJob(organisation));
    await owner.patch(`/api/organisation/applications/${id}`, { from: 'pending', status: 'interview' });
    return { rohan, id, path: `/api/organisation/applications/${id}/interview` };
  }
  /** The newest mail with a calendar file, and the file. */
  async function calendarOf(email: string) {
    const mails = await app.superuser
      .selectFrom('mail')
      .select(['subject', 'text', 'headers', 'attachments'])
      .where('recipient', '=', email)
      .where('kind', 'like', 'interview-%')
      .orderBy('created_at')
      .execute();
    const mail = mails.at(-1);
    const [file] = attached.parse(mail?.attachments);
    return { ...mail, count: mails.length, file };
  }

  it('are mailed with a calendar file, and shown to both sides', async () => {
    const { rohan, id, path } = await invited();
    expect((await owner.put(path, interview)).status).toBe(200);
    const { subject, text, headers, file } = await calendarOf(rohan.email);
    expect(subject).toBe('Your interview with Northgate Systems: Monday 15 July 2030 at 14:00, London time');
    expect(text).toMatch(/Where: https:\/\/meet\.example\/rohan/);
    // Stopped with one press, like every other mail about an application.
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(file.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(file.content).toMatch(new RegExp(`UID:interview-${id}@`));
    // London is an hour ahead of UTC in July.
    expect(file.content).toMatch(/SEQUENCE:0\r\n[\s\S]*DTSTART:20300715T130000Z\r\nDTEND:20300715T134500Z/);
    expect(file.content).toMatch(/LOCATION:https:\/\/meet\.example\/rohan/);
    const upcoming = { startsAt: '2030-07-15T13:00:00.000Z', place: interview.place, cancelled: false };
    expect((await rohan.get(`/api/me/applications/${id}`)).body).toMatchObject({ interview: upcoming });
    expect((await owner.get(`/api/organisation/applications/${id}`)).body).toMatchObject({
      interview: upcoming,
    });
  });

  it('are mailed again when they change, as the same entry of the calendar', async () => {
    const { rohan, id, path } = await invited();
    await owner.put(path, interview);
    await owner.put(path, { ...interview, time: '15:30' });
    const calendarMail = await calendarOf(rohan.email);
    expect(calendarMail.subject).toMatch(/^Changed: .* at 15:30, London time$/);
    expect(calendarMail.file.content).toMatch(new RegExp(`UID:interview-${id}@`));
    expect(calendarMail.file.content).toMatch(/SEQUENCE:1\r\n/);
    await owner.delete(path);
    const cancelled = await calendarOf(rohan.email);
    expect(cancelled.file.contentType).toMatch(/method=CANCEL$/);
    expect(cancelled.file.content).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
    expect((await owner.delete(path)).status).toBe(404);
  });

  it('name the time where the candidate lives beside the one that was set', async () => {
    const { rohan, path } = await invited();
    await app.superuser
      .insertInto('profile')
      .values({ account: rohan.id, answers: JSON.stringify({ timeZone: 'Asia/Kolkata' }) })
      .execute();
    await owner.put(path, { ...interview, timeZone: 'America/New_York', time: '09:00' });
    const { subject, text } = await calendarOf(rohan.email);
    expect(subject).toMatch(/ at 09:00, Eastern Time$/);
    expect(text).toMatch(/When: Monday 15 July 2030 at 09:00, Eastern Time\n/);
    expect(text).toMatch(/In London: Monday 15 July 2030 at 14:00\n/);
    expect(text).toMatch(/Where you are: Monday 15 July 2030 at 18:30, India Standard Time\n/);
    await owner.put(path, { ...interview, timeZone: 'Asia/Kolkata', time: '18:30' });
    expect((await calendarOf(rohan.email)).text).not.toMatch(/Where you are/);
  });

  it('that are to come are cancelled when the applicant is rejected or moved back', async () => {
    const { rohan, id, path } = await invited();
    await owner.put(path, interview);
    await owner.patch(`/api/organisation/applications/${id}`, { from: 'interview', status: 'pending' });
    expect((await calendarOf(rohan.email)).file.contentType).toMatch(/method=CANCEL$/);
    const otherInvitation = await invited();
    await owner.put(otherInvitation.path, interview);
    await owner.post('/api/organisation/applicants/reject', {
      applicants: [{ id: otherInvitation.id, from: 'interview' }],
      subject: 'Your interview',
      text: 'Thank you, {first name}.',
    });
    expect((await calendarOf(otherInvitation.rohan.email)).count).toBe(1);
    await app.superuser.updateTable('rejection').set({ due_at: new Date() }).execute();
    await app.services.rejections.sendOverdue();
    expect((await calendarOf(otherInvitation.rohan.email)).file.contentType).toMatch(/method=CANCEL$/);
  });

  it('are not set in the past, before the stage, nowhere, or by a stranger', async () => {
    const { id, path } = await invited();
    expect(await owner.put(path, { ...interview, date: '2020-01-15' })).toMatchObject({
      status: 422,
      body: { fields: { date: 'This time is over. Choose one that is to come.' } },
    });
    expect(await owner.put(path, { ...interview, place: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { place: 'Say where: a link, a telephone number or an address.' } },
    });
    expect(await owner.put(path, { ...interview, timeZone: 'Mars/Base' })).toMatchObject({ status: 422 });
    expect((await (await cast.make('owner')).put(path, interview)).status).toBe(404);
    await owner.patch(`/api/organisation/applications/${id}`, { from: 'interview', status: 'offer' });
    expect(await owner.put(path, interview)).toMatchObject({
      status: 409,
      body: { code: 'not-at-interview' },
    });
  });

  it('are called off by a candidate who withdraws, with the file that takes them out of the diary', async () => {
    const { rohan, id, path } = await invited();
    await owner.put(path, interview);
    await rohan.post(`/api/me/applications/${id}/withdraw`);
    const { file } = await calendarOf(rohan.email);
    expect(file.content).toMatch(/METHOD:CANCEL/);
    expect(file.content).toMatch(/SEQUENCE:1/);
    expect(file.content).toMatch(new RegExp(`UID:interview-${id}@`));
    expect((await rohan.get(`/api/me/applications/${id}`)).body).toMatchObject({
      status: 'withdrawn',
      interview: { cancelled: true },
    });
  });

  it('are confirmed by the candidate, or another time is asked for: the employer is told, and sees it', async () => {
    const { rohan, id, path } = await invited();
    await owner.put(path, interview);
    const answerPath = `/api/me/applications/${id}/interview-answer`;
    const answer = { startsAt: '2030-07-15T13:00:00.000Z', answer: 'another-time' };
    expect(await rohan.post(answerPath, answer)).toMatchObject({
      status: 422,
      body: { fields: { words: 'Say which times suit you.' } },
    });
    const words = 'I work until five. Tuesday after six?';
    expect((await rohan.post(answerPath, { ...answer, words })).status).toBe(200);
    const applicant = await owner.get(`/api/organisation/applications/${id}`);
    expect(applicant.body).toMatchObject({ interview: { reply: { answer: 'another-time', words } } });
    expect((await owner.get('/api/notifications')).body).toMatchObject({
      notifications: expect.arrayContaining([
        expect.objectContaining({ title: 'Rohan Mehta asks for another interview time' }),
      ]),
    });
    expect((await owner.get('/api/organisation/home')).body).toMatchObject({
      waiting: expect.arrayContaining([
        expect.objectContaining({ kind: 'another-time', application: id, words }),
      ]),
    });

    // Changed, it waits for an answer again, and an answer to the old time counts no more.
    await owner.put(path, { ...interview, time: '18:00' });
    expect((await rohan.get(`/api/me/applications/${id}`)).body).toMatchObject({
      interview: { reply: null },
    });
    expect(await rohan.post(answerPath, { ...answer, answer: 'confirmed' })).toMatchObject({
      status: 409,
      body: { code: 'interview-changed' },
    });
    const confirmation = { startsAt: '2030-07-15T17:00:00.000Z', answer: 'confirmed' };
    expect((await rohan.post(answerPath, confirmation)).status).toBe(200);
    expect((await rohan.get(`/api/me/applications/${id}`)).body).toMatchObject({
      interview: { reply: { answer: 'confirmed', words: '' } },
    });
    await owner.delete(path);
    expect((await rohan.post(answerPath, confirmation)).status).toBe(404);
  });

  it('are only answered by their candidate, and only at that stage', async () => {
    const { rohan, id, path } = await invited();
    await owner.put(path, interview);
    const stranger = await person(app, { role: 'candidate', fullName: 'Tunde Bello' });
    const confirmation = { startsAt: '2030-07-15T13:00:00.000Z', answer: 'confirmed' };
    expect((await stranger.post(`/api/me/applications/${id}/interview-answer`, confirmation)).status).toBe(
      404,
    );
    expect((await rohan.get(`/api/me/applications/${id}`)).body).toMatchObject({
      interview: { reply: null },
    });
    await owner.patch(`/api/organisation/applications/${id}`, { from: 'interview', status: 'offer' });
    expect((await rohan.post(`/api/me/applications/${id}/interview-answer`, confirmation)).status).toBe(404);
  });
});

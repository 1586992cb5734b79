import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const moves = '/api/organisation/applicants/move';
const undo = '/api/organisation/applicants/undo-move';

describe('a move on the board', () => {
  let app: TestApp;
  let helen: TestPerson;
  let tom: TestPerson;
  let rohan: TestPerson;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    const cast = accessCast(app);
    const organisation = (await cast.make('owner')).organisation ?? '';
    const member = { organisation, role: 'member', hiring: 'offers' } as const;
    helen = await person(app, { role: 'recruiter', fullName: 'Helen Marsh', member });
    tom = await person(app, { role: 'recruiter', fullName: 'Tom Ashdown', member });
    rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    id = await cast.jobs.addApplication(rohan.id, organisation, await cast.jobs.addJob(organisation));
  });

  const move = (from: string, status: string, by = helen) =>
    by.post(moves, { applicants: [{ id, from }], status });
  const shownTo = async (who: TestPerson) =>
    (await who.get(`/api/${who === rohan ? 'me' : 'organisation'}/applications/${id}`)).body;
  const subjects = async () => (await mailsTo(app, rohan.email)).map(({ text }) => text);
  async function tenSecondsLater(): Promise<void> {
    await app.superuser.updateTable('held_move').set({ due_at: new Date() }).execute();
    await app.services.moving.tellOverdue();
  }

  it('is seen by colleagues at once, and by the candidate when it can no longer be undone', async () => {
    expect(await move('pending', 'offer')).toMatchObject({
      status: 200,
      body: { moved: [id], until: expect.any(String) },
    });
    expect(await shownTo(tom)).toMatchObject({ status: 'offer' });
    expect(await shownTo(rohan)).toMatchObject({ status: 'pending', history: [{ status: 'pending' }] });
    await app.services.moving.tellAll([id]);
    expect(await subjects()).toEqual([]);
    await tenSecondsLater();
    expect(await subjects()).toEqual([expect.stringMatching(/wants to make you an offer/)]);
    expect(await shownTo(rohan)).toMatchObject({
      status: 'offer',
      history: [{ status: 'pending' }, { status: 'offer', by: 'employer' }],
    });
    await tenSecondsLater();
    expect(await subjects()).toHaveLength(1);
  });

  it('to Offer says on the board that nothing has been offered yet', async () => {
    await move('pending', 'offer');
    expect(await shownTo(tom)).toMatchObject({ status: 'offer', offer: null });
    const { account, organisation } = await app.superuser
      .selectFrom('application')
      .select(['account', 'organisation'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.superuser
      .insertInto('job_offer')
      .values({
        application: id,
        account,
        organisation: organisation ?? '',
        state: 'sent',
        version: 1,
        expires_on: '2030-01-15',
      })
      .execute();
    expect(await shownTo(tom)).toMatchObject({ offer: 'sent' });
  });

  it('is undone by either colleague without a trace, until the candidate has been told', async () => {
    const before = await shownTo(tom);
    await move('pending', 'offer');
    expect((await tom.post(undo, { applicants: [id] })).body).toEqual({
      message: 'Undone. Nobody was told, and they are where they were.',
      undone: [id],
    });
    expect(await shownTo(tom)).toEqual(before);
    await tenSecondsLater();
    expect(await subjects()).toEqual([]);
    await move('pending', 'interview');
    await tenSecondsLater();
    expect((await tom.post(undo, { applicants: [id] })).body).toEqual({
      message: 'It is too late to undo this: they have been told. Move them back instead.',
      undone: [],
    });
    expect(await shownTo(tom)).toMatchObject({ status: 'interview' });
  });

  it('that is taken back by hand is undone, and one that goes on is told of in order', async () => {
    await move('pending', 'interview');
    expect((await move('interview', 'pending', tom)).body).toMatchObject({ moved: [id], until: null });
    await tenSecondsLater();
    expect(await subjects()).toEqual([]);
    expect(await shownTo(rohan)).toMatchObject({ history: [{ status: 'pending' }] });
    await move('pending', 'interview');
    await move('interview', 'offer');
    expect(await subjects()).toEqual([expect.stringMatching(/invited you to the next stage/)]);
    await tenSecondsLater();
    expect(await subjects()).toHaveLength(2);
  });

  it('is told of before an interview is set, and not to somebody who withdrew meanwhile', async () => {
    await move('pending', 'interview');
    const slot = { date: '2030-07-15', time: '14:00', timeZone: 'Europe/London', minutes: 45 };
    const interview = { ...slot, place: 'https://meet.example/rohan', words: '' };
    await helen.put(`/api/organisation/applications/${id}/interview`, interview);
    expect(await shownTo(rohan)).toMatchObject({ status: 'interview' });
    expect(await subjects()).toHaveLength(2);
    await move('interview', 'offer');
    await rohan.post(`/api/me/applications/${id}/withdraw`);
    const mailCount = (await subjects()).length;
    await tenSecondsLater();
    expect(await subjects()).toHaveLength(mailCount);
    expect(await shownTo(rohan)).toMatchObject({ status: 'withdrawn' });
  });

  it('is told of before a question about sponsorship', async () => {
    await move('pending', 'interview');
    const response = await helen.post(`/api/organisation/applications/${id}/sponsoring/ask`);
    expect(response.status).toBe(200);
    expect(await shownTo(rohan)).toMatchObject({ status: 'interview' });
    expect(await subjects()).toContainEqual(expect.stringMatching(/invited you to the next stage/));
  });

  it('cancels the interview only when it can no longer be undone', async () => {
    await helen.patch(`/api/organisation/applications/${id}`, { from: 'pending', status: 'interview' });
    const slot = { date: '2030-07-15', time: '14:00', timeZone: 'Europe/London', minutes: 45 };
    const interview = { ...slot, place: 'https://meet.example/rohan', words: '' };
    await helen.put(`/api/organisation/applications/${id}/interview`, interview);
    await move('interview', 'pending');
    await helen.post(undo, { applicants: [id] });
    await tenSecondsLater();
    expect(await shownTo(rohan)).toMatchObject({ status: 'interview', interview: { cancelled: false } });
    await move('interview', 'pending');
    await tenSecondsLater();
    expect(await shownTo(rohan)).toMatchObject({ status: 'pending', interview: { cancelled: true } });
  });
});

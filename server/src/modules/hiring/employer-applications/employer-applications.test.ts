import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { mailsTo } from '../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const letter = {
  subject: 'Your application to {organisation}',
  text: 'Dear {first name},\n\nWe go on with others for {job}.',
};
const listSchema = z.object({
  applications: z.array(z.object({ id: z.string(), candidate: z.unknown() })),
  next: z.string().nullable(),
  counts: z.record(z.string(), z.number()),
});

describe('applicants:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let organisation: string;
  let job: string;
  let helen: TestPerson;
  let tom: TestPerson;
  let viewer: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    const owner = await cast.make('owner');
    organisation = owner.organisation ?? '';
    const colleague = (fullName: string, hiring: 'read' | 'offers') =>
      person(app, { role: 'recruiter', fullName, member: { organisation, role: 'member', hiring } });
    helen = await colleague('Helen Marsh', 'offers');
    tom = await colleague('Tom Ashdown', 'offers');
    viewer = await colleague('Vera Lane', 'read');
    job = await cast.jobs.addJob(organisation);
  });

  async function applicant(fullName = 'Rohan Mehta', ofJob = job) {
    const who = await person(app, { role: 'candidate', fullName });
    return { who, id: await cast.jobs.addApplication(who.id, organisation, ofJob) };
  }
  const list = async (query = '', by = helen) =>
    listSchema.parse((await by.get(`/api/organisation/applications?${query}`)).body);
  const idsOf = ({ applications }: z.output<typeof listSchema>) => applications.map(({ id }) => id).sort();
  const move = (by: TestPerson, id: string, from: string, status: string) =>
    by.patch(`/api/organisation/applications/${id}`, { from, status });
  const stateOf = async (id: string) =>
    (
      await app.superuser
        .selectFrom('application')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  const reject = (by: TestPerson, ...ids: readonly string[]) =>
    by.post('/api/organisation/applicants/reject', {
      applicants: ids.map((id) => ({ id, from: 'pending' })),
      ...letter,
    });
  async function tenSecondsLater(): Promise<void> {
    await app.superuser.updateTable('rejection').set({ due_at: new Date() }).execute();
    await app.services.rejections.sendOverdue();
  }

  it('tells the second of two recruiters who moved an applicant where, and lets them choose', async () => {
    const { id } = await applicant();
    expect((await move(tom, id, 'pending', 'offer')).status).toBe(200);
    expect(await move(helen, id, 'pending', 'interview')).toMatchObject({
      status: 409,
      body: {
        code: 'moved',
        message: 'Tom Ashdown moved Rohan Mehta to Offer just now. Nothing was changed.',
      },
    });
    expect(await stateOf(id)).toBe('offer');
    expect((await move(helen, id, 'offer', 'interview')).status).toBe(200);
  });

  it('lets one of two recruiters win who move the same applicant at once', async () => {
    const { id } = await applicant();
    const responses = await Promise.all([
      move(tom, id, 'pending', 'offer'),
      move(helen, id, 'pending', 'interview'),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('shows a board by stage with true counts, and withdrawn ones in the list alone', async () => {
    const people = [await applicant('Ana One'), await applicant('Ben Two'), await applicant('Cy Three')];
    const [ana, ben, cy] = people;
    await move(tom, ben?.id ?? '', 'pending', 'interview');
    await cy?.who.post(`/api/me/applications/${cy.id}/withdraw`);
    const board = await viewer.get(`/api/organisation/jobs/${job}/board`);
    expect(board.body).toMatchObject({
      job: { id: job, title: 'Backend engineer', state: 'published' },
      counts: { pending: 1, interview: 1, offer: 0, hired: 0, rejected: 0, withdrawn: 1 },
      columns: [
        { status: 'pending', applications: [{ id: ana?.id }], next: null },
        { status: 'interview', applications: [{ id: ben?.id }] },
        { status: 'offer', applications: [] },
      ],
    });
    const everybody = await list(`job=${job}`);
    expect(idsOf(everybody)).toEqual(people.map(({ id }) => id).sort());
    expect(everybody.applications.find(({ id }) => id === cy?.id)?.candidate).toBeNull();
  });

  it('finds applicants by name, role, skill and what they wrote, and nobody who withdrew', async () => {
    const { who, id } = await applicant('Zadie Quill');
    const answers = JSON.stringify({ primaryRole: 'Falconer', skills: ['Gyroscopes'] });
    await app.superuser.insertInto('profile').values({ account: who.id, answers }).execute();
    await applicant('Somebody Else');
    for (const words of ['zadie', 'quill falconer', 'GYROSCOPES'])
      expect(idsOf(await list(`search=${encodeURIComponent(words)}`))).toEqual([id]);
    expect(idsOf(await list('search=settlement'))).toHaveLength(2);
    await who.post(`/api/me/applications/${id}/withdraw`);
    expect(idsOf(await list('search=zadie'))).toEqual([]);
    expect((await list('search=zadie')).counts).toMatchObject({ withdrawn: 0 });
  });

  it('never searches for or tags by visa, nationality or right to work', async () => {
    const { id } = await applicant();
    for (const word of ['visa', 'Needs Sponsorship', 'right  to work', 'nationality'])
      expect(
        await helen.get(`/api/organisation/applications?search=${encodeURIComponent(word)}`),
      ).toMatchObject({ status: 422, body: { fields: { search: expect.stringMatching(/can’t search/) } } });
    const tag = { applicants: [id], tag: 'Needs a visa', on: true };
    expect(await helen.post('/api/organisation/applicants/tag', tag)).toMatchObject({
      status: 422,
      body: { fields: { tag: expect.stringMatching(/can’t be about visas/) } },
    });
  });

  it('turns the pages of every order without losing or repeating anybody', async () => {
    for (let number = 0; number < 27; number += 1) await applicant(`Person ${number}`);
    for (const sort of ['changed', 'newest', 'name']) {
      const first = await list(`sort=${sort}`);
      const rest = await list(`sort=${sort}&after=${first.next}`);
      expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(27);
      expect(rest.next).toBeNull();
    }
    const { applications } = await list('sort=name');
    expect(applications[0]?.candidate).toMatchObject({ fullName: 'Person 0' });
  });

  it('keeps tags until nobody has them, and filters by them', async () => {
    const [one, other] = [await applicant(), await applicant()];
    const tagThem = (applicants: readonly string[], on: boolean, tag = 'Strong') =>
      helen.post('/api/organisation/applicants/tag', { applicants, tag, on });
    expect((await tagThem([one.id, other.id], true)).body.message).toBe('2 applicants tagged “Strong”.');
    await tagThem([one.id], true, 'STRONG');
    const { tags } = (await helen.get('/api/organisation/applications')).body;
    expect(tags).toEqual([{ id: expect.any(String), name: 'Strong' }]);
    await tagThem([other.id], false);
    const [{ id: tag }] = z.tuple([z.object({ id: z.string() })]).parse(tags);
    expect(idsOf(await list(`tag=${tag}`))).toEqual([one.id]);
    await tagThem([one.id], false);
    expect((await helen.get('/api/organisation/applications')).body.tags).toEqual([]);
  });

  it('lets colleagues read each other’s notes and change only their own', async () => {
    const { who, id } = await applicant();
    const path = `/api/organisation/applications/${id}`;
    const note = z.object({ id: z.string() });
    const noteId = note.parse((await tom.post(`${path}/notes`, { text: 'Ask about queues.' })).body).id;
    expect((await helen.patch(`/api/organisation/notes/${noteId}`, { text: 'No.' })).status).toBe(404);
    expect((await helen.delete(`/api/organisation/notes/${noteId}`)).status).toBe(404);
    expect((await viewer.post(`${path}/notes`, { text: 'A viewer.' })).status).toBe(403);
    await tom.patch(`/api/organisation/notes/${noteId}`, { text: 'Asked about queues.' });
    expect((await viewer.get(path)).body.notes).toEqual([
      {
        id: noteId,
        author: 'Tom Ashdown',
        mine: false,
        text: 'Asked about queues.',
        writtenAt: expect.any(String),
        editedAt: expect.any(String),
      },
    ]);
    const ownCopy = JSON.stringify((await who.get(`/api/me/applications/${id}`)).body);
    expect(ownCopy).not.toMatch(/queues|Tom/);
  });

  it('shows a member who applied themselves nothing of what colleagues keep about them', async () => {
    const { who, id } = await applicant();
    await tom.post(`/api/organisation/applications/${id}/notes`, { text: 'Not him.' });
    await app.superuser
      .insertInto('membership')
      .values({ account: who.id, organisation, role: 'owner', hiring: 'offers' })
      .execute();
    const employerHeaders = { 'Portway-Organisation': organisation };
    expect((await who.get(`/api/organisation/applications/${id}`, employerHeaders)).status).toBe(404);
    expect((await who.get(`/api/organisation/jobs/${job}/board`, employerHeaders)).body.counts).toMatchObject(
      {
        pending: 0,
      },
    );
    const together = { applicants: [{ id, from: 'pending' }], status: 'hired' };
    expect((await who.post('/api/organisation/applicants/move', together, employerHeaders)).status).toBe(404);
  });

  it('moves several at once, and says whom a colleague had moved already', async () => {
    const [one, two] = [await applicant('Ana One'), await applicant('Ben Two')];
    await move(tom, two.id, 'pending', 'offer');
    const applicants = [one, two].map(({ id }) => ({ id, from: 'pending' }));
    expect(
      await helen.post('/api/organisation/applicants/move', { applicants, status: 'interview' }),
    ).toMatchObject({
      status: 200,
      body: {
        moved: [one.id],
        left: [{ id: two.id, message: expect.stringMatching(/^Tom Ashdown moved Ben Two to Offer/) }],
      },
    });
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['interview', 'offer']);
    const stranger = await cast.make('owner');
    expect(
      (await stranger.post('/api/organisation/applicants/move', { applicants, status: 'hired' })).status,
    ).toBe(404);
  });

  it('rejects with an email to each, only after the ten seconds in which it can be undone', async () => {
    const [one, two] = [await applicant('Ana One'), await applicant('Ben Two')];
    expect(await reject(helen, one.id, two.id)).toMatchObject({
      status: 200,
      body: { message: '2 people get the email you wrote.', rejecting: [one.id, two.id], left: [] },
    });
    await app.services.rejections.sendOverdue();
    expect([await stateOf(one.id), await mailsTo(app, one.who.email)]).toEqual(['pending', []]);
    expect(await move(tom, one.id, 'pending', 'offer')).toMatchObject({
      status: 409,
      body: { code: 'rejecting', message: expect.stringMatching(/^Helen Marsh is rejecting Ana One/) },
    });
    const undo = { applicants: [two.id] };
    expect((await tom.post('/api/organisation/applicants/undo-rejection', undo)).body).toMatchObject({
      message: 'Undone. Nothing was sent, and they are where they were.',
      undone: [two.id],
    });
    await tenSecondsLater();
    await app.services.rejections.sendAll([one.id, two.id]);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['rejected', 'pending']);
    const mails = await mailsTo(app, one.who.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Your application to Northgate Systems' });
    expect(mails[0]?.text).toMatch(/Dear Ana,\n\nWe go on with others for Backend engineer\./);
    expect(await mailsTo(app, two.who.email)).toEqual([]);
    expect((await one.who.get(`/api/me/applications/${one.id}`)).body).toMatchObject({
      status: 'rejected',
      history: [{}, { status: 'rejected', note: expect.stringMatching(/^Dear Ana,/) }],
    });
    expect(
      (await tom.post('/api/organisation/applicants/undo-rejection', { applicants: [one.id] })).body,
    ).toMatchObject({ message: 'It is too late to undo this: the email has been sent.' });
  });

  it('refuses a rejection without words, by a viewer, of a stranger’s applicant and by a plain move', async () => {
    const { id } = await applicant();
    const path = '/api/organisation/applicants/reject';
    const applicants = [{ id, from: 'pending' }];
    expect(await helen.post(path, { applicants, subject: 'No', text: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { text: expect.stringMatching(/nobody is rejected in silence/) } },
    });
    expect(await helen.post(path, { applicants, subject: 'No', text: 'Dear {nmae}' })).toMatchObject({
      status: 422,
      body: { fields: { text: expect.stringMatching(/Use only these in braces/) } },
    });
    expect((await viewer.post(path, { applicants, ...letter })).status).toBe(403);
    expect((await (await cast.make('owner')).post(path, { applicants, ...letter })).status).toBe(404);
    expect((await move(helen, id, 'pending', 'rejected')).status).toBe(422);
    expect(await app.superuser.selectFrom('rejection').selectAll().execute()).toEqual([]);
  });

  it('sends nothing to somebody who withdrew within the ten seconds', async () => {
    const { who, id } = await applicant();
    await reject(helen, id);
    await who.post(`/api/me/applications/${id}/withdraw`);
    await tenSecondsLater();
    expect([await stateOf(id), await mailsTo(app, who.email)]).toEqual(['withdrawn', []]);
  });

  it('keeps templates of an organisation, one of a name', async () => {
    const path = '/api/organisation/rejection-templates';
    await helen.post(path, { name: 'Short', ...letter });
    await tom.post(path, { name: 'short', ...letter, text: 'Thank you.' });
    const { templates } = (await viewer.get(path)).body;
    expect(templates).toMatchObject([{ name: 'short', text: 'Thank you.' }]);
    expect((await (await cast.make('owner')).get(path)).body.templates).toEqual([]);
  });
});

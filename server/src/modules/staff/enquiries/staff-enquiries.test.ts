import { problem } from '@portway/contracts/problem';
import { staffEnquiriesOperation, staffEnquiryOperation } from '@portway/contracts/staff/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { validBooking } from '../../../testing/people/booking-desk.ts';
import { person } from '../../../testing/people/people.ts';
import { staffDesk } from '../../../testing/people/staff-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const assessment = {
  isUKRegistered: 'Yes',
  documentsSubmitted: 'Need More Information',
  knowsJobRoleAndCode: 'Yes',
  meetsSalaryThreshold: 'Yes',
  authorizingOfficerAvailable: 'Yes',
  email: 'assessed@example.com',
};

describe('enquiries at the desk', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: Awaited<ReturnType<typeof staffDesk>>;
  let now = Date.now;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now() });
    desk = await staffDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(() => {
    now = Date.now;
    return desk.empty();
  });

  const list = async (query = '') =>
    staffEnquiriesOperation.response.parse((await desk.staff.get(`/api/desk/enquiries${query}`)).body);
  const messages = async (query = '') => (await list(query)).enquiries.map(({ excerpt }) => excerpt);
  const show = async (id: string) =>
    staffEnquiryOperation.response.parse((await desk.staff.get(`/api/desk/enquiries/${id}`)).body);

  it('lists enquiries, the newest first, and suspected spam only on request', async () => {
    await desk.enquiry({ message: 'first', created_at: new Date('2026-11-01T10:00Z') });
    await desk.enquiry({ message: 'second', created_at: new Date('2026-11-02T10:00Z') });
    await desk.enquiry({ message: 'of a program', suspected: true });
    expect(await messages()).toEqual(['second', 'first']);
    expect(await messages('?suspected=yes')).toEqual(['of a program']);
    expect((await list()).counts).toEqual({ new: 2, open: 0, answered: 0, closed: 0 });
  });

  it('goes from page to page without omissions or repeats, also of one instant', async () => {
    const created_at = new Date('2026-11-01T10:00Z');
    for (let number = 0; number < 60; number++) {
      await desk.enquiry({ message: `number ${number}`, created_at });
    }
    const ids: string[] = [];
    let query = '';
    let pages = 0;
    for (;;) {
      const { enquiries, next } = await list(query);
      ids.push(...enquiries.map(({ id }) => id));
      pages += 1;
      if (next === null) break;
      query = `?after=${next}`;
    }
    expect(pages).toBe(3);
    expect(new Set(ids).size).toBe(60);
  });

  it.each([
    ['AMARA', ['by name']],
    ['okafor@', ['by address']],
    ['northgate sys', ['by organisation']],
    ['SKILLED worker', ['A skilled worker visa']],
    ['100%', ['100% sure']],
    ['_', []],
    ['nothing of this', []],
  ])('finds %s whatever its case, in name, address, organisation and message', async (text, expected) => {
    await desk.enquiry({ first_name: 'Amara', message: 'by name', email: 'a@example.com' });
    await desk.enquiry({ message: 'by address', email: 'Okafor@example.com' });
    await desk.enquiry({
      message: 'by organisation',
      email: 'b@example.com',
      organisation: 'Northgate Systems',
    });
    await desk.enquiry({ message: 'A skilled worker visa', email: 'c@example.com' });
    await desk.enquiry({ message: '100% sure', email: 'c@example.com' });
    expect(await messages(`?text=${encodeURIComponent(text)}`)).toEqual(expected);
  });

  it('filters by kind, state and assignee', async () => {
    const mine = await desk.enquiry({ message: 'mine' });
    await desk.enquiry({ message: 'prices', kind: 'pricing' });
    await desk.staff.post(`/api/desk/enquiries/${mine}/assign`, { to: desk.staff.id });
    expect(await messages('?kind=pricing')).toEqual(['prices']);
    expect(await messages('?assigned=me')).toEqual(['mine']);
    expect(await messages('?assigned=nobody')).toEqual(['prices']);
    expect(await messages('?state=open')).toEqual(['mine']);
    expect(await messages('?state=new')).toEqual(['prices']);
  });

  it('refuses an invalid cursor', async () => {
    for (const after of ['abc', '1.2', '17637.not-an-id']) {
      expect((await desk.staff.get(`/api/desk/enquiries?after=${after}`)).status).toBe(422);
    }
  });

  it('shows a booking with its time, and after a cancellation that too', async () => {
    now = () => Date.parse('2026-11-20T10:00:00Z');
    await httpClient(app.ask).post('/api/demo/bookings', { ...validBooking, date: '2026-12-01' });
    const [booked] = (await list('?kind=demo')).enquiries;
    expect(booked).toMatchObject({ name: 'Amara Okafor', organisation: 'Example Ltd', state: 'new' });
    const { details } = await show(booked?.id ?? '');
    expect(details).toEqual([
      { name: 'Booked', value: 'Demo' },
      { name: 'When', value: 'Tuesday 1 December 2026 at 09:00, London time' },
      { name: 'Their time', value: 'Tuesday 1 December 2026 at 14:30, India Standard Time' },
    ]);
    await desk.queries.updateTable('booking').set({ cancelled_at: new Date() }).execute();
    expect((await show(booked?.id ?? '')).details).toContainEqual({
      name: 'Cancelled',
      value: 'Yes, by the visitor',
    });
  });

  it('shows an assessment with its answers', async () => {
    const visitor = httpClient(app.ask);
    expect((await visitor.post('/api/sponsor/assessment', assessment)).status).toBe(200);
    const [assessed] = (await list('?kind=assessment')).enquiries;
    expect(assessed?.excerpt).toBe('Result: More information is needed');
    const { details, email } = await show(assessed?.id ?? '');
    expect(email).toBe('assessed@example.com');
    expect(details).toEqual([
      { name: 'Result', value: 'More information is needed' },
      { name: 'Registered in the UK', value: 'Yes' },
      { name: 'Has the documents', value: 'Need More Information' },
      { name: 'Knows the job and its code', value: 'Yes' },
      { name: 'Meets the salary', value: 'Yes' },
      { name: 'Has an Authorising Officer', value: 'Yes' },
    ]);
  });

  it('mails a reply to the sender, adds it to the history, and records it in the audit log', async () => {
    const id = await desk.enquiry({ message: 'Do you sponsor?\nhttps://spam.example' });
    const text = 'Yes, we do.\r\n\r\n<b>Here</b> is how.';
    const { status, body } = await desk.staff.post(`/api/desk/enquiries/${id}/answer`, { text });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your answer is on its way to amara@example.com.' },
    });
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'enquiry-answer',
      recipient: 'amara@example.com',
      reply_to: 'desk@portway.example',
      subject: 'Our answer to your message',
    });
    expect(mail?.text).toContain('Yes, we do.\n\n<b>Here</b> is how.');
    expect(mail?.html).toContain('&lt;b&gt;Here&lt;/b&gt; is how.');
    expect(mail?.html, 'what the sender typed stays with us').not.toContain('spam.example');
    const enquiry = await show(id);
    expect(enquiry.state).toBe('answered');
    expect(enquiry.history).toMatchObject([{ kind: 'answer', by: 'Sam Staff', text }]);
    expect((await desk.deeds()).at(-1)).toEqual({
      action: 'enquiry-answered',
      actor: desk.staff.id,
      subject: id,
    });
  });

  it('sends a reply once per key, however often it is submitted', async () => {
    const id = await desk.enquiry();
    const key = { 'Idempotency-Key': 'a-key-of-one-answer' };
    const path = `/api/desk/enquiries/${id}/answer`;
    await desk.staff.post(path, { text: 'Yes.' }, key);
    expect((await desk.staff.post(path, { text: 'Yes.' }, key)).status).toBe(200);
    expect((await desk.staff.post(path, { text: 'No.' }, key)).status).toBe(422);
    expect(await desk.mails()).toHaveLength(1);
    expect((await show(id)).history).toHaveLength(1);
  });

  it('saves notes for the team, closes and reopens', async () => {
    const id = await desk.enquiry();
    await desk.staff.post(`/api/desk/enquiries/${id}/notes`, { text: 'Rang them.' });
    expect((await desk.enquiryRow(id)).state).toBe('open');
    expect(await desk.mails()).toEqual([]);
    await desk.staff.post(`/api/desk/enquiries/${id}/state`, { state: 'closed' });
    expect((await desk.enquiryRow(id)).state).toBe('closed');
    await desk.staff.post(`/api/desk/enquiries/${id}/state`, { state: 'open' });
    expect((await desk.enquiryRow(id)).state).toBe('open');
    const deeds = (await desk.deeds()).filter(({ subject }) => subject === id);
    expect(deeds.map(({ action }) => action)).toEqual([
      'enquiry-noted',
      'enquiry-closed',
      'enquiry-reopened',
    ]);
  });

  it('assigns an enquiry to a member of staff or nobody, and to nobody else', async () => {
    const id = await desk.enquiry();
    const candidate = await person(app, { role: 'candidate' });
    const path = `/api/desk/enquiries/${id}/assign`;
    const { status, body } = await desk.staff.post(path, { to: candidate.id });
    expect(status).toBe(422);
    expect(problem.parse(body).fields).toEqual({ to: 'Choose someone on the team.' });
    await desk.staff.post(path, { to: desk.staff.id });
    expect((await show(id)).assignedTo).toEqual({ id: desk.staff.id, fullName: 'Sam Staff' });
    await desk.staff.post(path, { to: null });
    expect((await show(id)).assignedTo).toBeNull();
  });

  it.each([
    ['', undefined],
    ['/assign', { to: null }],
    ['/notes', { text: 'x' }],
    ['/answer', { text: 'x' }],
    ['/state', { state: 'closed' }],
  ] as const)('responds 404 to a missing enquiry%s', async (end, request) => {
    const path = `/api/desk/enquiries/00000000-0000-4000-8000-000000000000${end}`;
    const { status } = await (request === undefined ? desk.staff.get(path) : desk.staff.post(path, request));
    expect(status).toBe(404);
  });

  it('is closed to everyone else, and to staff without a second factor', async () => {
    const id = await desk.enquiry();
    const candidate = await person(app, { role: 'candidate' });
    const once = await person(app, { role: 'staff', secondFactor: false });
    for (const path of ['/api/desk/enquiries', `/api/desk/enquiries/${id}`, '/api/desk/staff']) {
      expect(await candidate.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await once.get(path)).toMatchObject({ status: 403, body: { code: 'second-factor-due' } });
      expect((await app.ask(path)).status).toBe(401);
    }
    const answerPath = `/api/desk/enquiries/${id}/answer`;
    expect((await candidate.post(answerPath, { text: 'x' })).status).toBe(403);
    expect((await once.post(answerPath, { text: 'x' })).status).toBe(403);
    expect(await desk.mails()).toEqual([]);
  });
});

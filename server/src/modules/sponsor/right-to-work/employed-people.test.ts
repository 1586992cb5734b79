import { listChecksOperation } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('people who work for a sponsor and are not sponsored', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-20T10:00:00Z') });
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const path = '/api/sponsor/people';
  const passport = {
    method: 'manual',
    document: 'british-passport',
    checkedOn: '2026-11-02',
    checker: 'Carys Bevan',
  };
  const add = (...people: object[]) => officer.post(path, { people });
  const addOne = async (person: object) => {
    const { status, body } = await add(person);
    expect(status, JSON.stringify(body)).toBe(200);
    return z.array(z.string()).parse(body.ids)[0] ?? '';
  };
  const show = async (id: string) => (await officer.get(`${path}/${id}`)).body;
  const change = async (id: string, more: object) => {
    const { fullName, reference, engagement, arrangedOn, plannedStart, startedOn, version } = await show(id);
    const facts = { fullName, reference, engagement, arrangedOn, plannedStart, startedOn, version };
    return officer.patch(`${path}/${id}`, { ...facts, ...more });
  };
  const check = (id: string, more: object = {}) =>
    officer.post(`${path}/${id}/right-to-work-checks`, { ...passport, ...more });
  const list = async (query: string) =>
    listChecksOperation.response.parse((await officer.get(`/api/sponsor/right-to-work?${query}`)).body);

  it('are in one list with sponsored workers, who has to be checked first first', async () => {
    const nameOf = (name: string) => ({ fullName: `${name} Listed` });
    await officer.post('/api/sponsor/workers', { ...validWorker, ...nameOf('Ana') });
    await add(
      { ...nameOf('Bea'), startedOn: '2026-11-09', check: passport },
      { ...nameOf('Cai'), plannedStart: '2026-12-01' },
    );
    const everyone = await list('search=listed');
    expect(everyone.people.map(({ fullName, engagement, status }) => [fullName, engagement, status])).toEqual(
      expect.arrayContaining([
        ['Ana Listed', 'sponsored', 'no-check'],
        ['Bea Listed', 'employee', 'stands'],
        ['Cai Listed', 'employee', 'no-check'],
      ]),
    );
    expect(everyone.people.at(-1)?.fullName).toBe('Bea Listed');
    expect(everyone).toMatchObject({ held: 1, counts: { 'no-check': 2, stands: 1 } });
    expect((await list('search=listed&who=not-sponsored')).people).toHaveLength(2);
    expect((await list('search=listed&who=sponsored')).people).toMatchObject([{ fullName: 'Ana Listed' }]);
  });

  it('pages through both kinds without losing or repeating anybody', async () => {
    const names = Array.from({ length: 60 }, (_, at) => ({
      fullName: `Paged ${at}`,
      startedOn: '2026-01-05',
    }));
    await add(...names);
    for (let at = 0; at < 3; at += 1)
      await officer.post('/api/sponsor/workers', { ...validWorker, fullName: `Paged worker ${at}` });
    const first = await list('search=paged');
    const second = await list(`search=paged&after=${first.next}`);
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect(first.people).toHaveLength(50);
    expect(new Set(ids).size).toBe(63);
    expect(second.next).toBeNull();
  });

  it('a planned start without an excuse is held, and nobody waives it', async () => {
    const id = await addOne({ fullName: 'Dilys Rees', plannedStart: '2026-12-01' });
    expect(await show(id)).toMatchObject({ isHeld: true, checks: [] });
    expect(await change(id, { startedOn: '2026-11-19' })).toMatchObject({
      status: 422,
      body: { fields: { withoutCheckBecause: expect.stringContaining('Record the check first') } },
    });
    await check(id);
    expect(await show(id)).toMatchObject({ isHeld: false, checks: [{ excuse: 'continuous', gap: null }] });
    expect((await change(id, { startedOn: '2026-11-19' })).status).toBe(200);
  });

  it('a first day that happened without a check is recorded with its reason, and its gap stays named', async () => {
    const id = await addOne({ fullName: 'Emyr Pugh', plannedStart: '2026-12-01' });
    const happened = { startedOn: '2026-11-16', withoutCheckBecause: 'The manager let Emyr begin.' };
    expect((await change(id, happened)).status).toBe(200);
    await check(id, { checkedOn: '2026-11-18' });
    expect(await show(id)).toMatchObject({
      withoutCheckBecause: 'The manager let Emyr begin.',
      checks: [{ gap: { from: '2026-11-16', upTo: '2026-11-18' } }],
    });
  });

  it('people who work already are never held: a missing check has a name', async () => {
    const id = await addOne({ fullName: 'Fflur Jones', startedOn: '2019-04-01' });
    expect(await show(id)).toMatchObject({ isHeld: false });
    expect((await list('search=fflur')).people).toMatchObject([{ status: 'no-check', isHeld: false }]);
  });

  it.each([
    ['worker', '2026-09-30', false],
    ['worker', '2026-10-01', true],
    ['sub-contractor', '2026-09-30', false],
    ['sub-contractor', '2026-10-01', true],
  ])('a %s whose arrangement is of %s is asked about: %s', async (engagement, arrangedOn, isAsked) => {
    const fullName = `${engagement} ${arrangedOn}`;
    const id = await addOne({ fullName, engagement, arrangedOn, plannedStart: '2026-12-01' });
    expect(await show(id)).toMatchObject({ isAsked, isHeld: isAsked });
    expect((await list(`search=${encodeURIComponent(fullName)}`)).people).toMatchObject([
      { status: isAsked ? 'no-check' : 'not-asked', isHeld: isAsked },
    ]);
  });

  it('a number that somebody has, and days that cannot be, are named at their places; nobody is added', async () => {
    await add({ fullName: 'Gwen Hall', reference: 'E-1' });
    const answer = await add(
      { fullName: 'Hugh Ellis', reference: 'E-1' },
      { fullName: 'Iona Kerr', reference: 'E-2', startedOn: '2026-11-21' },
      { fullName: 'Jac Roberts', reference: 'E-2', plannedStart: '2026-11-20' },
      { fullName: 'Kit Moss', check: { ...passport, checkedOn: '2026-11-21' } },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fields: {
          'people.0.reference': 'Someone has this number already.',
          'people.1.startedOn': 'This day is still to come: enter it as the planned first day.',
          'people.2.reference': 'Someone has this number already.',
          'people.2.plannedStart': 'This day has been. Enter the first day of work instead.',
          'people.3.check.checkedOn': expect.stringContaining('still to come'),
        },
      },
    });
    expect((await list('search=hugh')).people).toEqual([]);
  });

  it('a check without the day that its excuse is counted from is refused at that day', async () => {
    const id = await addOne({ fullName: 'Lewis Hart' });
    const byCode = { method: 'employer-checking-service', document: 'positive-verification-notice' };
    expect((await check(id, byCode)).body.fields).toEqual({ noticeOn: 'Enter the day in the notice.' });
    expect((await check(id)).status).toBe(200);
    expect((await check(id)).body.fields).toEqual({ checkedOn: 'This check is on record already.' });
  });

  it('two colleagues on one record: the second is told, and nothing is lost', async () => {
    const id = await addOne({ fullName: 'Mabli Owen' });
    expect((await change(id, { fullName: 'Mabli Owens' })).status).toBe(200);
    expect(await change(id, { fullName: 'Mabel Owen', version: 1 })).toMatchObject({ status: 409 });
    expect(await show(id)).toMatchObject({ fullName: 'Mabli Owens', version: 2 });
  });

  it('checks are kept two years after the last day of work, and then erased with one press', async () => {
    const left = { startedOn: '2020-01-06', endedOn: '2024-11-19' };
    const leaver = await addOne({ fullName: 'Nia Vaughan', startedOn: '2020-01-06', check: passport });
    await change(leaver, { ...left, endedOn: '2024-11-20' });
    expect(await show(leaver)).toMatchObject({ keepUntil: '2026-11-20', mayErase: false });
    expect((await officer.post(`${path}/${leaver}/erase`, { fullName: 'Nia Vaughan' })).status).toBe(409);
    const earlierLeaver = await addOne({ fullName: 'Owen Pryce', startedOn: '2020-01-06', check: passport });
    await change(earlierLeaver, left);
    expect(await show(earlierLeaver)).toMatchObject({ keepUntil: '2026-11-19', mayErase: true });
    expect(
      (await officer.post(`${path}/${earlierLeaver}/erase`, { fullName: 'Nia Vaughan' })).body.fields,
    ).toEqual({
      fullName: 'This is not the name on record.',
    });
    expect((await officer.post(`${path}/${earlierLeaver}/erase`, { fullName: 'owen pryce' })).status).toBe(
      200,
    );
    expect((await officer.get(`${path}/${earlierLeaver}`)).status).toBe(404);
  });

  it('checks of several are recorded together, of workers and others, or none of them', async () => {
    const { body } = await officer.post('/api/sponsor/workers', { ...validWorker, fullName: 'Pia Together' });
    const person = await addOne({ fullName: 'Rhys Together' });
    const byCode = { method: 'online-share-code', document: 'evisa', expiresOn: '2028-03-16' };
    const ofWorker = { of: String(body.id), ...passport, ...byCode };
    const together = (...checks: object[]) => officer.post('/api/sponsor/right-to-work/together', { checks });
    expect(await together(ofWorker, { of: person, ...passport, checkedOn: '2026-11-21' })).toMatchObject({
      status: 422,
      body: { fields: { 'checks.1.checkedOn': expect.stringContaining('still to come') } },
    });
    expect((await list('search=together')).counts).toMatchObject({ 'no-check': 2 });
    expect(await together(ofWorker, { of: person, ...passport })).toMatchObject({
      status: 200,
      body: { message: '2 checks are recorded.' },
    });
    expect((await list('search=together')).counts).toMatchObject({ 'no-check': 0, stands: 2 });
    expect((await together({ of: crypto.randomUUID(), ...passport })).status).toBe(404);
  });

  const sendFile = async (name: string, text: string | Uint8Array<ArrayBuffer>) => {
    const query = new URLSearchParams({ name });
    const response = await app.ask(`${path}/file?${query}`, {
      method: 'POST',
      headers: { ...officer.headers, 'Content-Type': 'application/octet-stream' },
      body: text,
    });
    return { status: response.status, body: await response.json() };
  };

  it('a file is read without being kept, and what it says is added', async () => {
    const file =
      'Name,Start date,Document,Method,Checked on,Checked by\nSeren Price,2 March 2020,British passport,by hand,28 February 2020,Carys Bevan\n';
    const { status, body } = await sendFile('people.csv', file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unread: [],
      people: [{ row: 2, values: { fullName: 'Seren Price', document: 'british-passport' }, faults: [] }],
    });
    expect((await list('search=seren')).people).toEqual([]);
  });

  it('a file that is no table is refused with a word of why', async () => {
    expect(await sendFile('people.csv', new Uint8Array([0x25, 0x50, 0x44, 0x46]))).toMatchObject({
      status: 422,
    });
    expect(await sendFile('people.csv', 'Name\n')).toMatchObject({
      body: { message: expect.stringContaining('headings only') },
    });
  });
});

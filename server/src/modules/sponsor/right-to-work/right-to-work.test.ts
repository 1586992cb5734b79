import { listChecksOperation } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('right to work checks of a sponsor', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const addWorker = async (facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const { body } = await officer.post('/api/sponsor/workers', { ...validWorker, ...facts });
    return String(body.id);
  };
  const byCode = { method: 'online-share-code', document: 'evisa', checker: 'Carys Bevan' };
  const record = (worker: string, check: Readonly<Record<string, unknown>>) =>
    officer.post(`/api/sponsor/workers/${worker}/right-to-work-checks`, { ...byCode, ...check });
  const newest = async (worker: string) => {
    const { body } = await officer.get(`/api/sponsor/workers/${worker}`);
    return body.checks;
  };
  const list = async (query = '') =>
    listChecksOperation.response.parse((await officer.get(`/api/sponsor/right-to-work${query}`)).body);

  it('keeps the excuse that the check gives, and counts the next check itself', async () => {
    const ana = await addWorker({ fullName: 'Ana Marques', startedOn: '2025-03-03' });
    const check = { checkedOn: '2025-02-28', expiresOn: '2028-03-16' };
    expect((await record(ana, check)).status).toBe(200);
    expect(await newest(ana)).toMatchObject([
      { document: 'eVisa', excuse: 'until', until: '2028-03-16', nextOn: '2028-03-16', gap: null },
    ]);
    expect((await list('?search=ana+marques')).people).toMatchObject([
      { fullName: 'Ana Marques', status: 'stands', until: '2028-03-16', hasGap: false, isHeld: false },
    ]);
  });

  it('a check after the first day leaves its gap, which a later check does not take away', async () => {
    const ben = await addWorker({ fullName: 'Ben Adeyemi', startedOn: '2025-03-03' });
    await record(ben, { checkedOn: '2025-03-05', expiresOn: '2026-03-31' });
    expect(await newest(ben)).toMatchObject([{ gap: { from: '2025-03-03', upTo: '2025-03-05' } }]);
    await record(ben, { checkedOn: '2026-03-30', expiresOn: '2029-03-31' });
    expect(await newest(ben)).toMatchObject([{ gap: null, until: '2029-03-31' }, {}]);
    expect((await list('?only=gap')).people).toMatchObject([{ fullName: 'Ben Adeyemi', hasGap: true }]);
  });

  it('a repeated check is counted from the end of the one before', async () => {
    const eva = await addWorker({ fullName: 'Eva Novak', startedOn: '2025-03-03' });
    await record(eva, { checkedOn: '2025-03-01', expiresOn: '2026-03-31' });
    await record(eva, { checkedOn: '2026-04-02', expiresOn: '2029-03-31' });
    expect(await newest(eva)).toMatchObject([{ gap: { from: '2026-04-01', upTo: '2026-04-02' } }, {}]);
  });

  it('asks for the day without which nothing can be counted, and records nothing', async () => {
    const chidi = await addWorker({ fullName: 'Chidi Eze' });
    const check = { method: 'manual', document: 'passport-time-limited', checkedOn: '2025-02-28' };
    expect(await record(chidi, check)).toMatchObject({
      status: 422,
      body: { fields: { expiresOn: 'Enter the last day of the permission.' } },
    });
    expect(await newest(chidi)).toEqual([]);
  });

  it('a refusal is recorded, gives no excuse, and holds a start to come', async () => {
    const dana = await addWorker({ fullName: 'Dana Fox', startedOn: null });
    const heldList = await list('?search=dana');
    expect(heldList).toMatchObject({ people: [{ status: 'no-check', isHeld: true }], held: 1 });
    const answer = await record(dana, { checkedOn: '2025-02-28', result: 'refused' });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('no excuse') } });
    expect(await newest(dana)).toMatchObject([{ result: 'refused', excuse: 'none', until: null }]);
    expect(await list('?search=dana&only=held')).toMatchObject({
      people: [{ status: 'no-excuse', isHeld: true }],
    });
    await record(dana, { checkedOn: '2025-03-01', expiresOn: '2030-01-31' });
    expect(await list('?search=dana')).toMatchObject({
      people: [{ status: 'stands', isHeld: false }],
      held: 0,
    });
  });

  it('a check without its document is not judged, and keeps the day that was given', async () => {
    const finn = await addWorker({ fullName: 'Finn Long' });
    await officer.post(`/api/sponsor/workers/${finn}/right-to-work-checks`, {
      ...{ method: 'manual', checkedOn: '2025-02-28', checker: 'Carys Bevan', nextOn: '2031-01-31' },
    });
    expect(await newest(finn)).toMatchObject([{ document: null, excuse: null, nextOn: '2031-01-31' }]);
    expect((await list('?search=finn')).people).toMatchObject([
      { status: 'not-judged', until: '2031-01-31', isHeld: false },
    ]);
  });

  it('a first day without an excuse is recorded with a reason, and nobody waives it', async () => {
    const ivo = await addWorker({ fullName: 'Ivo Kral', startedOn: null });
    const start = (more: object) =>
      officer.post('/api/sponsor/events', { kind: 'start', worker: ivo, startedOn: '2025-03-10', ...more });
    expect(await start({})).toMatchObject({
      status: 422,
      body: { fields: { withoutCheckBecause: expect.stringContaining('Record the check first') } },
    });
    expect((await start({ withoutCheckBecause: 'The check was forgotten.' })).status).toBe(200);
    await record(ivo, { checkedOn: '2025-03-12', expiresOn: '2030-01-31' });
    expect(await newest(ivo)).toMatchObject([{ gap: { from: '2025-03-10', upTo: '2025-03-12' } }]);
  });

  it('a first day with an excuse asks for no reason', async () => {
    const jana = await addWorker({ fullName: 'Jana Weiss', startedOn: null });
    await record(jana, { checkedOn: '2025-03-07', expiresOn: '2030-01-31' });
    const start = { kind: 'start', worker: jana, startedOn: '2025-03-10' };
    expect((await officer.post('/api/sponsor/events', start)).status).toBe(200);
  });

  it('lists first who has to be checked first, page after page, and nobody who has left', async () => {
    const left = { employmentEndedOn: '2025-06-30', sponsorshipEndedOn: '2025-06-30', version: 1 };
    const id = await addWorker({ fullName: 'Hana Mori' });
    expect((await list('?search=hana')).people).toHaveLength(1);
    await officer.patch(`/api/sponsor/workers/${id}`, left);
    expect((await list('?search=hana')).people).toEqual([]);
    const { people, counts } = await list();
    const order = people.map(({ until, lastCheckOn }) => until ?? (lastCheckOn === null ? '' : '9'));
    expect(order.indexOf('')).toBeLessThanOrEqual(0);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(people.length);
  });
});

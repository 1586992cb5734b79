import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { rowsSeenBy } from '../../../../testing/access/canary-sweep.ts';
import { person } from '../../../../testing/people/people.ts';
import { validWorker } from '../../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const passport = 'CANARY533380006';
const sealedValues = { passport, address: '14 Canary Wharf Lane', 'birth-date': '1990-04-12' };

describe('sealed facts of a worker:', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function addWorker(facts: object = {}): Promise<string> {
    const { body } = await officer.post('/api/sponsor/workers', { ...validWorker, ...facts });
    const path = `/api/sponsor/workers/${z.object({ id: z.string() }).parse(body).id}`;
    expect((await officer.put(`${path}/sealed`, sealedValues)).status).toBe(200);
    return path;
  }
  const tableOf = async (request: object) => {
    const response = await app.ask('/api/sponsor/workers/export', {
      method: 'POST',
      headers: { ...officer.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    return { status: response.status, text: await response.text() };
  };

  it('show the last three characters of a number, and the whole to who looks, which is recorded', async () => {
    const path = await addWorker();
    const response = await officer.get(path);
    expect(response.body).toMatchObject({
      sealed: [{ field: 'address', tail: null }, { field: 'birth-date' }, { field: 'passport', tail: '006' }],
      lastLook: null,
    });
    expect(JSON.stringify(response.body)).not.toMatch(/CANARY|Canary|1990/);
    expect((await officer.post(`${path}/sealed/look`)).body).toMatchObject({
      values: expect.arrayContaining([{ field: 'passport', value: passport }]),
    });
    expect((await officer.get(path)).body).toMatchObject({ lastLook: { by: 'A recruiter' } });
  });

  it('are shown only after a recent log-in', async () => {
    const path = await addWorker();
    await app.superuser
      .updateTable('session')
      .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
      .where('account', '=', officer.person?.id ?? '')
      .execute();
    expect(await officer.post(`${path}/sealed/look`)).toMatchObject({
      status: 403,
      body: { code: 'confirm-identity' },
    });
    expect(await tableOf({ sealed: ['passport'], reason: 'Renewal' })).toMatchObject({ status: 403 });
    await app.superuser
      .updateTable('session')
      .set({ confirmed_at: new Date() })
      .where('account', '=', officer.person?.id ?? '')
      .execute();
    expect((await officer.get(path)).body).toMatchObject({ lastLook: null });
  });

  it('are in a table only when ticked with a reason, which counts as a look', async () => {
    const path = await addWorker({ fullName: '=HYPERLINK("x")' });
    expect((await tableOf({})).text).not.toMatch(/CANARY|Canary/);
    expect((await tableOf({ sealed: ['passport'] })).status).toBe(422);
    const { text } = await tableOf({ sealed: ['passport'], reason: 'Renewal' });
    expect(text).toContain(passport);
    expect(text).not.toContain('Canary Wharf');
    expect(text).toContain(`"'=HYPERLINK`);
    expect((await officer.get(path)).body).toMatchObject({ lastLook: { by: 'A recruiter' } });
  });

  it('are in no log, mail, list or plain row, and a line manager has nothing of them', async () => {
    const carys = await person(app, {
      role: 'recruiter',
      secondFactor: true,
      member: { organisation: officer.organisation ?? '', role: 'member', compliance_role: 'line-manager' },
    });
    const path = await addWorker({ manager: carys.id });
    const theirs = JSON.stringify([
      (await carys.get(path)).body,
      (await carys.get('/api/sponsor/workers')).body,
      (await officer.get('/api/sponsor/workers')).body,
    ]);
    expect(await carys.post(`${path}/sealed/look`)).toMatchObject({ status: 403 });
    const rows = Object.values(await rowsSeenBy(app)).join('\n');
    const mailbox = await (await app.ask('/dev/mailbox.json')).text();
    for (const text of [theirs, rows, mailbox, JSON.stringify(app.log.lines)])
      expect(text).not.toMatch(/CANARY533|Canary Wharf|1990-04-12/);
    expect(theirs).not.toContain('"tail":"006"');
  });
});

import { showGuidanceOperation } from '@portway/contracts/sponsor/guidance/guidance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const path = '/api/sponsor/guidance';

describe('guidance for sponsors', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    officer = await cast.make('officer');
  });

  const show = async (who: { get: Asking['get'] } = officer) =>
    showGuidanceOperation.response.parse((await who.get(path)).body);
  const addKeyPerson = async (facts: object) => {
    const person = {
      role: 'authorising-officer',
      fullName: 'Grace Holloway',
      fromDay: '2025-01-01',
      ...facts,
    };
    expect((await officer.post('/api/sponsor/key-people', person)).status).toBe(200);
    return (await show()).editions[0]?.readers.at(-1)?.id ?? '';
  };
  const newest = async () => (await show()).editions[0]?.from ?? '';
  const confirm = async (who: { post: Asking['post'] }, reader: string, more: object = {}) =>
    await who.post(`${path}/readings`, {
      person: reader,
      edition: await newest(),
      readOn: await newest(),
      ...more,
    });

  it('says who has not confirmed, until they have, with the day and who recorded it', async () => {
    const grace = await addKeyPerson({});
    expect((await show()).editions[0]?.readers).toMatchObject([{ fullName: 'Grace Holloway', readOn: null }]);
    expect((await confirm(officer, grace)).status).toBe(200);
    const edition = await newest();
    expect((await show()).editions[0]?.readers).toMatchObject([
      { readOn: edition, recordedBy: 'A recruiter' },
    ]);
    expect((await confirm(officer, grace)).body).toMatchObject({ message: 'It is confirmed already.' });
    expect((await show()).editions[1]?.readers).toMatchObject([{ readOn: null }]);
    const entries = await app.superuser
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject', '=', grace)
      .where('action', '=', 'guidance-read')
      .execute();
    expect(entries).toMatchObject([{ details: { edition } }]);
  });

  it('a key person confirms for themselves, and for nobody else', async () => {
    const member = {
      organisation: officer.organisation ?? '',
      role: 'member',
      compliance_role: 'line-manager',
    } as const;
    const owen = await person(app, { role: 'recruiter', secondFactor: true, member });
    const grace = await addKeyPerson({});
    const owenAsKeyPerson = await addKeyPerson({
      role: 'level-1',
      fullName: 'Owen Prosser',
      colleague: owen.id,
    });
    expect((await show(owen)).editions[0]?.readers.find(({ isMe }) => isMe)?.fullName).toBe('Owen Prosser');
    expect((await confirm(owen, owenAsKeyPerson)).status).toBe(200);
    expect((await confirm(owen, grace)).status).toBe(404);
  });

  it('refuses a day before the edition, a day to come, an edition that is none and a stranger’s key person', async () => {
    const grace = await addKeyPerson({});
    expect(await confirm(officer, grace, { readOn: '2026-01-01' })).toMatchObject({
      body: { fields: { readOn: 'This edition was not out yet on this day.' } },
    });
    expect(await confirm(officer, grace, { readOn: '2199-01-01' })).toMatchObject({
      body: { fields: { readOn: 'This day is still to come.' } },
    });
    expect(await confirm(officer, grace, { edition: '2026-02-01' })).toMatchObject({ status: 422 });
    const stranger = await cast.make('officer');
    expect(await confirm(stranger, grace)).toMatchObject({ status: 422 });
  });

  it('counts whom a change touches here', async () => {
    await officer.post('/api/sponsor/workers', validWorker);
    await officer.post('/api/sponsor/workers', {
      ...validWorker,
      certificateStart: '2026-05-04',
      startedOn: '2026-05-04',
    });
    const { changes } = await show();
    const touched = (id: string) => changes.find((change) => change.id === id)?.people;
    expect(touched('sponsor-duties.records.2026-05-20')).toBe(2);
    expect(touched('sponsor-duties.rec-pay-period.2026-04-08')).toBe(1);
  });

  it('is something to look at until everybody has confirmed the newest edition', async () => {
    await officer.post('/api/sponsor/licence', {
      ...{ routes: ['Skilled Worker'], secondCheck: false, remindDays: [10, 5] },
    });
    const grace = await addKeyPerson({});
    const open = async () => {
      await app.services.sponsorChecks.look(officer.organisation ?? '');
      const rows = await app.superuser
        .selectFrom('sponsor_duty')
        .select('because')
        .where('organisation', '=', officer.organisation ?? '')
        .where('found_key', 'like', 'guidance:%')
        .where('state', '=', 'to-do')
        .execute();
      return rows.map(({ because }) => because);
    };
    expect(await open()).toEqual([expect.stringContaining('Not confirmed yet: Grace Holloway.')]);
    await confirm(officer, grace);
    expect(await open()).toEqual([]);
  });
});

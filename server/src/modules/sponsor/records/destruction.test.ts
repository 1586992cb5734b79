import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a record after its last day', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  // A day after the right to work copies of those below, and long after the rest.
  const now = Date.parse('2029-04-01T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
    officer = await cast.make('officer');
    const moment = new Date(now);
    await app.superuser
      .updateTable('session')
      .set({
        renewed_at: moment,
        confirmed_at: moment,
        last_used_at: moment,
        ends_at: new Date(now + 3_600_000),
      })
      .execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const ends = { sponsorship_ended_on: '2026-11-20', employment_ended_on: '2027-03-31' };
  const left = async (days: { sponsorship_ended_on: string; employment_ended_on: string | null } = ends) => {
    const id = (await cast.workers.workerOf('own', officer)) ?? '';
    await app.superuser.updateTable('worker').set(days).where('id', '=', id).execute();
    return id;
  };
  const file = async (worker: string, record: string) => {
    const path = `/api/sponsor/workers/${worker}/records?record=${record}&name=a.txt&seen=0`;
    expect((await officer.upload(path, 'A copy.')).status).toBe(201);
  };
  const keptOf = async (worker: string, record: string) => {
    const page = showWorkerRecordsOperation.response.parse(
      (await officer.get(`/api/sponsor/workers/${worker}/records`)).body,
    );
    const line = page.lines.find((each) => each.record === record);
    return { ...page, line, id: line?.kept?.id ?? '', seen: line?.kept?.version ?? 0 };
  };
  const destroy = (id: string, seen: number) =>
    officer.post(`/api/sponsor/records/${id}/destruction`, { seen });
  const dutiesOf = async (worker: string) =>
    app.superuser
      .selectFrom('sponsor_duty')
      .select(['title', 'happened_on', 'state'])
      .where('worker', '=', worker)
      .where('found_key', 'like', 'records-over:%')
      .orderBy('title')
      .execute();

  it('raises a duty with its day, and is destroyed with one press, which stays on record without the content', async () => {
    const worker = await left();
    await file(worker, 'right-to-work-check');
    expect(await dutiesOf(worker)).toMatchObject([{ happened_on: '2029-04-01', state: 'to-do' }]);
    const { id, seen, line } = await keptOf(worker, 'right-to-work-check');
    expect(line?.keptUntil).toMatchObject({ until: '2029-03-31', mustGo: true, isOver: true });
    const key = await app.superuser
      .selectFrom('kept_record_file')
      .select('file_key')
      .executeTakeFirstOrThrow();
    expect((await destroy(id, seen)).status).toBe(200);
    expect(await dutiesOf(worker)).toMatchObject([{ state: 'closed' }]);
    expect(await keptOf(worker, 'right-to-work-check')).toMatchObject({
      line: { kept: null },
      destroyed: [{ record: 'right-to-work-check', on: '2029-04-01', files: 1, keptUntil: '2029-03-31' }],
    });
    const due = app.superuser.selectFrom('file_to_delete').select('file_key').execute();
    expect(await due).toEqual([key]);
    const { rows } = await sql<{ details: object }>`select details from audit_entry
      where action = 'record-destroyed' and subject = ${worker}`.execute(app.superuser);
    expect(rows).toEqual([
      { details: { record: 'right-to-work-check', keptUntil: '2029-03-31', files: '1' } },
    ]);
  });

  it('is not destroyed on its last day, nor while nothing says when that is', async () => {
    const onItsDay = await left({ ...ends, employment_ended_on: '2027-04-01' });
    const goesOn = await left({ ...ends, employment_ended_on: null });
    for (const worker of [onItsDay, goesOn]) {
      await file(worker, 'right-to-work-check');
      const { id, seen } = await keptOf(worker, 'right-to-work-check');
      expect(await destroy(id, seen)).toMatchObject({ status: 409, body: { code: 'kept' } });
      expect(await dutiesOf(worker)).toEqual([]);
    }
  });

  it('stays while a hold stands, and so does its worker; that the hold ended is on record', async () => {
    const worker = await left();
    await file(worker, 'contract');
    const { id, seen } = await keptOf(worker, 'contract');
    const path = `/api/sponsor/records/${id}`;
    expect((await officer.patch(path, { seen, holdReason: 'A tribunal' })).status).toBe(200);
    expect(await destroy(id, seen + 1)).toMatchObject({ status: 409, body: { code: 'held' } });
    expect((await dutiesOf(worker)).map(({ state }) => state)).toEqual(['closed']);
    const erasure = { fullName: 'Ana Marques', archived: true };
    expect(await officer.post(`/api/sponsor/workers/${worker}/erase`, erasure)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/hold/) },
    });
    expect((await officer.patch(path, { seen: seen + 1, holdReason: null })).status).toBe(200);
    expect((await destroy(id, seen + 2)).status).toBe(200);
    const { rows } = await sql<{ action: string }>`select action from audit_entry
      where subject = ${worker} and action like 'record-%' order by number`.execute(app.superuser);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['record-added', 'record-held', 'record-hold-ended', 'record-destroyed'],
    ]);
  });

  it('is destroyed by officers alone', async () => {
    const worker = await left();
    await file(worker, 'contract');
    const { id, seen } = await keptOf(worker, 'contract');
    const member = {
      organisation: officer.organisation ?? '',
      role: 'member',
      compliance_role: 'adviser',
    } as const;
    const adviser = await person(app, { role: 'recruiter', secondFactor: true, member });
    const moment = new Date(now);
    await app.superuser
      .updateTable('session')
      .set({
        renewed_at: moment,
        confirmed_at: moment,
        last_used_at: moment,
        ends_at: new Date(now + 3_600_000),
      })
      .where('account', '=', adviser.id)
      .execute();
    expect((await adviser.post(`/api/sponsor/records/${id}/destruction`, { seen })).status).toBe(403);
  });

  it('is refused by the database too before its day, for every role', async () => {
    const worker = await left({ ...ends, employment_ended_on: null });
    await file(worker, 'right-to-work-check');
    const { id } = await keptOf(worker, 'right-to-work-check');
    const mark = sql`update kept_record set destroyed_on = '2029-04-01' where id = ${id}`;
    await expect(mark.execute(app.superuser)).rejects.toThrow(/kept_record_destroyed_after_its_day/);
    await sql`update kept_record_file set at = now() - interval '2 hours'
      where of_version in (select v.id from kept_record_version v where v.record = ${id})`.execute(
      app.superuser,
    );
    const deletion = sql`delete from kept_record_file
      where of_version in (select v.id from kept_record_version v where v.record = ${id})`;
    await expect(deletion.execute(app.superuser)).rejects.toThrow(/not deleted before its day/);
  });

  it('goes with its worker, whose days are over, and its file with it', async () => {
    const worker = await left();
    await file(worker, 'contract');
    const { id } = await keptOf(worker, 'contract');
    await sql`update kept_record_file set at = now() - interval '2 hours'
      where of_version in (select v.id from kept_record_version v where v.record = ${id})`.execute(
      app.superuser,
    );
    const erasure = { fullName: 'Ana Marques', archived: true };
    expect((await officer.post(`/api/sponsor/workers/${worker}/erase`, erasure)).status).toBe(200);
    const rows = app.superuser.selectFrom('kept_record').select('id').where('worker', '=', worker).execute();
    expect(await rows).toEqual([]);
  });
});

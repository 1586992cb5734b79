import { showRecordLinkOperation } from '@portway/contracts/sponsor/record-links/record-links';
import { listRecordRequestsOperation } from '@portway/contracts/sponsor/record-links/record-requests';
import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { hostileFiles } from '@portway/files/testing/hostile-files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../../../platform/queue/tidy-up.ts';
import { type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validPhoto } from '../../../testing/files/valid-files.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { validWorker } from '../../../testing/requests/valid-worker-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ofContract = { record: 'contract', asks: 'Your signed contract', note: 'All pages, please.', days: 7 };
const ofRights = { record: 'employment-rights-information', asks: 'Information on your rights', days: 7 };

describe('a worker asked for one thing by a link', () => {
  let app: TestApp;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp({ limited: true });
    officer = await accessCast(app).make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** Somebody without an account; each at an address of their own. */
  const visitor = (address = '192.0.2.7') => httpClient(app.ask, { 'X-Forwarded-For': address });
  const addWorker = async (fullName: string): Promise<string> =>
    String((await officer.post('/api/sponsor/workers', { ...validWorker, fullName })).body.id);
  async function ask(worker: string, about: Readonly<Record<string, unknown>> = ofContract) {
    const { status, body } = await officer.post(`/api/sponsor/workers/${worker}/record-requests`, about);
    expect(status, JSON.stringify(body)).toBe(200);
    const url = new URL(String(body.url));
    return { id: String(body.id), url, token: url.searchParams.get('token') ?? '' };
  }
  const show = async (token: string) =>
    showRecordLinkOperation.response.parse((await visitor().get(`/api/record-links?token=${token}`)).body);
  const send = (token: string, { name = 'page.png', page = crypto.randomUUID(), bytes = validPhoto } = {}) =>
    visitor().upload(`/api/record-links/files?token=${token}&name=${name}&page=${page}`, bytes);
  const finish = (token: string, files: number) => visitor().post('/api/record-links/sent', { token, files });
  const requests = async (worker: string) =>
    listRecordRequestsOperation.response.parse(
      (await officer.get(`/api/sponsor/workers/${worker}/record-requests`)).body,
    ).requests;
  const lineOf = async (worker: string, record: string) =>
    showWorkerRecordsOperation.response
      .parse((await officer.get(`/api/sponsor/workers/${worker}/records`)).body)
      .lines.find((line) => line.record === record);
  const deeds = async (worker: string) =>
    (
      await app.superuser
        .selectFrom('audit_entry')
        .select(['action', 'actor', 'organisation'])
        .where('subject', '=', worker)
        .orderBy('number')
        .execute()
    ).filter(
      ({ action }) =>
        action.startsWith('record-link') || action.includes('by-link') || action.startsWith('rights'),
    );

  it('sees who asks, for what and how long it is kept; sends it page by page; and the link is over', async () => {
    const yuki = await addWorker('Yuki Tanaka');
    const { token } = await ask(yuki);
    const link = await show(token);
    expect(link).toMatchObject({
      state: 'open',
      asks: 'Your signed contract',
      note: 'All pages, please.',
      by: officer.person?.fullName,
      kept: 'As long as the worker is sponsored, and one year more.',
    });
    expect(JSON.stringify(link)).not.toContain('Yuki');
    const page = crypto.randomUUID();
    expect((await send(token, { page })).body).toMatchObject({ files: 1 });
    // The connection was cut before the answer came: the phone sends the page again.
    expect((await send(token, { page })).body).toMatchObject({ files: 1 });
    expect(await finish(token, 2)).toMatchObject({ status: 409, body: { code: 'not-all' } });
    expect((await send(token, { name: 'page-2.png' })).body).toMatchObject({ files: 2 });
    expect(await show(token)).toMatchObject({ state: 'open', arrivedFiles: 2 });
    expect((await finish(token, 2)).status).toBe(200);
    expect(await show(token)).toMatchObject({ state: 'sent' });
    expect(JSON.stringify(await show(token))).not.toContain('contract');
    for (const refused of [await send(token), await finish(token, 1)])
      expect(refused).toMatchObject({ status: 410, body: { code: 'link-sent' } });
    expect((await lineOf(yuki, 'contract'))?.state).toBe('missing');
    expect(await deeds(yuki)).toMatchObject([
      { action: 'record-asked-by-link', actor: officer.person?.id },
      { action: 'record-link-opened', actor: null },
      { action: 'record-link-file-sent', actor: null, organisation: officer.organisation },
      { action: 'record-link-file-sent', actor: null },
      { action: 'record-link-used', actor: null },
    ]);
    expect((await officer.get('/api/notifications')).body.notifications).toMatchObject([
      {
        kind: 'sponsor-record-arrived',
        title: 'A worker has sent what you asked for by a link',
        to: `/dashboard/sponsor/workers/${yuki}/asked`,
      },
    ]);
  });

  it('is confirmed as a version of the record with its turned page, or rejected with a reason and deleted', async () => {
    const ana = await addWorker('Ana Marques');
    const first = await ask(ana);
    await send(first.token);
    await finish(first.token, 1);
    expect(
      await officer.post(`/api/sponsor/record-requests/${first.id}/verdict`, { verdict: 'rejected' }),
    ).toMatchObject({ status: 422 });
    const reason = 'The last page is missing.';
    const rejected = { verdict: 'rejected', reason };
    expect((await officer.post(`/api/sponsor/record-requests/${first.id}/verdict`, rejected)).status).toBe(
      200,
    );
    expect(await requests(ana)).toMatchObject([{ state: 'rejected', reason, files: [] }]);
    const second = await ask(ana);
    await send(second.token);
    await send(second.token, { name: 'page-2.png' });
    await finish(second.token, 2);
    const [request] = await requests(ana);
    expect(request).toMatchObject({ state: 'arrived', files: [{ isHere: true }, { isHere: true }] });
    const file = request?.files[0]?.id;
    expect(
      (await officer.put(`/api/sponsor/record-request-files/${file}/page`, { number: 1, quarters: 1 }))
        .status,
    ).toBe(200);
    const verdict = { verdict: 'confirmed', validUntil: '2030-01-31' };
    expect((await officer.post(`/api/sponsor/record-requests/${second.id}/verdict`, verdict)).status).toBe(
      200,
    );
    expect(await officer.post(`/api/sponsor/record-requests/${second.id}/verdict`, verdict)).toMatchObject({
      status: 409,
      body: { code: 'decided' },
    });
    expect((await lineOf(ana, 'contract'))?.kept?.versions).toMatchObject([
      { validUntil: '2030-01-31', files: [{ name: 'page.png', turns: [1] }, { name: 'page-2.png' }] },
    ]);
    const { rows } = await sql<{ keys: number }>`select count(*)::int as keys from file_to_delete d
      join kept_record_file f on f.file_key = d.file_key`.execute(app.superuser);
    expect(rows).toEqual([{ keys: 0 }]);
  });

  it('has a clear word for each link that does nothing, and shows nothing of what was asked', async () => {
    const ben = await addWorker('Ben Adeyemi');
    const withdrawn = await ask(ben);
    expect((await officer.delete(`/api/sponsor/record-requests/${withdrawn.id}`)).status).toBe(200);
    expect(await show(withdrawn.token)).toEqual({ state: 'withdrawn' });
    const replaced = await ask(ben);
    const late = await ask(ben);
    expect(await show(replaced.token)).toEqual({ state: 'withdrawn' });
    await app.superuser
      .updateTable('record_request')
      .set({ open_until: '2020-01-31' })
      .where('id', '=', late.id)
      .execute();
    expect(await show(late.token)).toEqual({ state: 'over', on: '2020-01-31' });
    expect(await send(late.token)).toMatchObject({ status: 410, body: { code: 'link-over' } });
    const erased = await ask(ben);
    await app.superuser.deleteFrom('worker').where('id', '=', ben).execute();
    expect(await show(erased.token)).toEqual({ state: 'unknown' });
    expect(await send(erased.token)).toMatchObject({ status: 404, body: { code: 'link-unknown' } });
  });

  it('deletes what came by a link that ended before all had come, and nothing of one that is open', async () => {
    const eira = await addWorker('Eira Lloyd');
    const late = await ask(eira);
    await send(late.token);
    const open = await ask(await addWorker('Elin Lloyd'));
    await send(open.token);
    await app.superuser
      .updateTable('record_request')
      .set({ open_until: sql<string>`(now() at time zone 'Europe/London')::date - 1` })
      .where('id', '=', late.id)
      .execute();
    const files = () =>
      app.superuser
        .selectFrom('record_request_file')
        .select(['request', 'file_key'])
        .where('request', 'in', [late.id, open.id])
        .execute();
    const key = (await files()).find(({ request }) => request === late.id)?.file_key;
    await tidyUp(app.database.owner, app.tables);
    expect(await files()).toMatchObject([{ request: open.id }]);
    const deleted = app.superuser.selectFrom('file_to_delete').select('file_key');
    expect(await deleted.where('file_key', '=', key ?? '').execute()).toHaveLength(1);
  });

  it('keeps no secret of a link in the database or the log, and stops who guesses', async () => {
    const chidi = await addWorker('Chidi Eze');
    const { token } = await ask(chidi, { ...ofContract, email: 'chidi@example.com' });
    const mail = await app.superuser
      .selectFrom('mail')
      .select(['text', 'subject'])
      .where('recipient', '=', 'chidi@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(token);
    await show(token);
    expect(JSON.stringify(app.log.lines)).not.toContain(token);
    const { rows } = await sql<{ row: string }>`select r::text as row from record_request r
      union all select a::text from audit_entry a`.execute(app.superuser);
    expect(rows.filter(({ row }) => row.includes(token) || row.includes('chidi@example.com'))).toEqual([]);
    const guesser = visitor('192.0.2.99');
    const guess = () => guesser.get(`/api/record-links?token=${'x'.repeat(43)}`);
    for (let tries = 0; tries < 30; tries++) expect((await guess()).body).toEqual({ state: 'unknown' });
    expect((await guess()).status).toBe(429);
    // Who holds a true link at the same address is let in all the same.
    expect((await guesser.get(`/api/record-links?token=${token}`)).body.state).toBe('open');
  });

  it('takes hostile files from nobody, and a form without scripts as it takes pages', {
    timeout: 240_000,
  }, async () => {
    const eva = await addWorker('Eva Novak');
    const { token } = await ask(eva);
    for (const { name, bytes, kind } of hostileFiles(8).slice(0, 12)) {
      const { status } = await visitor().upload(
        `/api/record-links/files?token=${token}&name=${encodeURIComponent(name)}`,
        new Uint8Array(bytes),
      );
      expect([kind, status]).toEqual([kind, 422]);
    }
    expect(await show(token)).toMatchObject({ state: 'open', arrivedFiles: 0 });
    const post = async (files: readonly File[]) => {
      const form = new FormData();
      for (const file of files) form.append('file', file);
      const body = new Response(form);
      return await app.ask(`/api/record-links/files?token=${token}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': body.headers.get('Content-Type') ?? '', 'X-Forwarded-For': '192.0.2.8' },
        body: await body.arrayBuffer(),
      });
    };
    const where = async (files: readonly File[]) => {
      const response = await post(files);
      return [response.status, response.headers.get('Location')];
    };
    expect(await where([])).toEqual([303, `/asked?token=${token}&refused=no-file`]);
    expect(await where([new File(['MZ'], 'contract.pdf')])).toEqual([
      303,
      `/asked?token=${token}&refused=wrong-type`,
    ]);
    const sound = [new File([validPhoto], 'a.png'), new File([validPhoto], 'b.png')];
    expect(await where(sound)).toEqual([303, `/asked?token=${token}`]);
    expect(await requests(eva)).toMatchObject([
      { state: 'arrived', files: [{ name: 'a.png' }, { name: 'b.png' }] },
    ]);
  });

  it('acknowledges the information on employment rights: the proof and the day follow from it', async () => {
    const dana = await addWorker('Dana Kovacs');
    const path = `/api/sponsor/workers/${dana}/record-requests`;
    expect(await officer.post(path, ofRights)).toMatchObject({ status: 422, body: { fields: {} } });
    await officer.put('/api/sponsor/rights-information', { words: 'You are paid for every hour.' });
    const denied = await ask(dana, ofRights);
    const deny = { token: denied.token, given: false };
    expect((await visitor().post('/api/record-links/acknowledgement', deny)).status).toBe(200);
    expect(await requests(dana)).toMatchObject([{ state: 'not-given' }]);
    expect((await lineOf(dana, ofRights.record))?.state).toBe('missing');
    const second = await ask(dana, ofRights);
    expect(await show(second.token)).toMatchObject({
      information: { is: 'words', words: 'You are paid for every hour.' },
    });
    expect(await send(second.token)).toMatchObject({ status: 409, body: { code: 'other-kind' } });
    const yes = { token: second.token, given: true, name: 'Dana Kovacs', on: '2026-03-09' };
    const tomorrow = { ...yes, on: '2999-01-01' };
    expect((await visitor().post('/api/record-links/acknowledgement', tomorrow)).status).toBe(422);
    expect((await visitor().post('/api/record-links/acknowledgement', yes)).status).toBe(200);
    expect(await requests(dana)).toMatchObject([{ state: 'confirmed', givenOn: '2026-03-09' }, {}]);
    const line = await lineOf(dana, ofRights.record);
    expect(line).toMatchObject({
      state: 'kept',
      kept: { versions: [{ by: 'Dana Kovacs, by a link', files: [{ name: 'acknowledgement.txt' }] }] },
    });
    const file = line?.kept?.versions[0]?.files[0]?.id;
    const proof = await app.ask(`/api/sponsor/record-files/${file}/file`, { headers: officer.headers });
    expect(await proof.text()).toContain('I have been given this on 2026-03-09.');
    const worker = await officer.get(`/api/sponsor/workers/${dana}`);
    expect(worker.body.facts).toMatchObject({ rightsInformationOn: '2026-03-09' });
    expect((await deeds(dana)).map(({ action }) => action)).toEqual([
      'record-asked-by-link',
      'rights-information-denied',
      'record-asked-by-link',
      'record-link-opened',
      'rights-information-acknowledged',
    ]);
  });

  it('shows a holder no other row, in the database itself', async () => {
    const one = await ask(await addWorker('Ola Berg'));
    const other = await ask(await addWorker('Ola Dahl'));
    await send(other.token);
    const visibleRows = await app.superuser.transaction().execute(async (on) => {
      await sql`select set_config('role', 'portway_app', true),
        set_config('portway.record_link', (select token_hash from record_request where id = ${one.id}), true)`.execute(
        on,
      );
      const requestRows = await on.selectFrom('record_request').select('id').execute();
      const fileRows = await on.selectFrom('record_request_file').select('id').execute();
      const workerRows = await on.selectFrom('worker').select('id').execute();
      return { requestRows, fileRows, workerRows };
    });
    expect(visibleRows).toEqual({ requestRows: [{ id: one.id }], fileRows: [], workerRows: [] });
  });
});

import { personPage } from '@portway/contracts/sponsor/right-to-work/employed-people';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { actingFor, person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const result = 'Result page of the Home Office, for Carys Lloyd.';
const people = '/api/sponsor/people';

describe('the copy of a check of somebody who is not sponsored', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const showBy = async (who: Pick<Asking, 'get'>, id: string) =>
    personPage.parse((await who.get(`${people}/${id}`)).body);
  const show = (id: string) => showBy(officer, id);
  /** Somebody with a check, and that check. */
  async function checked(fullName: string) {
    const check = {
      ...{ method: 'manual', document: 'british-passport', checkedOn: '2020-01-03', nextOn: null },
      checker: 'Carys Bevan',
    };
    const { body } = await officer.post(people, { people: [{ fullName, startedOn: '2020-01-06', check }] });
    const [id = ''] = z.array(z.string()).parse(body.ids);
    return { id, check: (await show(id)).checks[0]?.id ?? '' };
  }
  const copies = (check: string) => `/api/sponsor/right-to-work-checks/${check}/copies`;
  const add = (check: string, query = 'name=result.txt&seen=0', who = officer) =>
    who.upload(`${copies(check)}?${query}`, result);
  const endOn = async (id: string, endedOn: string | null) => {
    const { fullName, engagement, startedOn, version } = await show(id);
    const change = { fullName, engagement, startedOn, version, endedOn };
    expect((await officer.patch(`${people}/${id}`, change)).status).toBe(200);
  };
  const keepUntil = async (check: string) =>
    (
      await app.superuser
        .selectFrom('kept_record')
        .select('keep_until')
        .where('of_check', '=', check)
        .executeTakeFirstOrThrow()
    ).keep_until;
  async function colleague(compliance_role: 'viewer' | 'adviser' | 'line-manager') {
    const organisation = officer.organisation ?? '';
    const member = { organisation, role: 'member', compliance_role } as const;
    const who = await person(app, { role: 'recruiter', secondFactor: true, member });
    return { ...who, headers: { ...who.headers, ...actingFor(organisation) } };
  }

  it('is kept with the check, a page after another, and says who added each', async () => {
    const { id, check } = await checked('Carys Lloyd');
    expect((await show(id)).checks).toMatchObject([{ copy: null }]);
    expect(await add(check)).toMatchObject({
      status: 201,
      body: { message: 'result.txt is kept, encrypted.' },
    });
    const { version = 0 } = (await show(id)).checks[0]?.copy ?? {};
    expect((await add(check, `name=back.txt&seen=${version}&adds=page`)).status).toBe(201);
    const by = officer.person?.fullName;
    expect((await show(id)).checks[0]?.copy).toMatchObject({
      versions: [
        {
          fileCount: 2,
          files: [
            { name: 'result.txt', by },
            { name: 'back.txt', by },
          ],
        },
      ],
    });
    expect((await add(check, 'name=late.txt&seen=1')).status).toBe(409);
    expect((await add(check, 'name=x.txt&seen=0&record=contract')).status).toBe(422);
  });

  it('of two checks is not the same, nor is it a record of the organisation', async () => {
    const [one, other] = [await checked('Dewi Rhys'), await checked('Elin Rhys')];
    expect((await add(one.check)).status).toBe(201);
    expect((await add(other.check)).status).toBe(201);
    const filing = '/api/sponsor/organisation-records?record=hr-systems&name=how.txt&seen=0';
    expect((await officer.upload(filing, 'How we keep records.')).status).toBe(201);
    expect((await officer.get('/api/sponsor/organisation-records')).body.lines).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ record: 'right-to-work-check' })]),
    );
  });

  it('is of no worker’s check: theirs is among their records', async () => {
    const worker = (await cast.workers.workerOf('own', officer)) ?? '';
    const check = crypto.randomUUID();
    await app.superuser
      .insertInto('right_to_work_check')
      .values({
        ...{ id: check, worker, organisation: officer.organisation ?? '', method: 'manual' },
        ...{
          checked_on: '2020-01-03',
          checker_name: 'Carys Bevan',
          by_account: null,
          by_name: 'Carys Bevan',
        },
      })
      .execute();
    expect((await add(check)).status).toBe(404);
  });

  it('lies sealed in the store, and is opened by those who keep records, which is recorded with the person', async () => {
    const { id, check } = await checked('Ffion Hall');
    await add(check);
    const file = (await show(id)).checks[0]?.copy?.versions[0]?.files[0];
    const path = `/api/sponsor/record-files/${file?.id}/file`;
    expect(await (await app.ask(path, { headers: officer.headers })).text()).toBe(result);
    const { rows } = await sql<{ details: object }>`select details from audit_entry
      where action = 'record-file-opened' and subject = ${id}`.execute(app.superuser);
    expect(rows).toEqual([{ details: { record: 'right-to-work-check' } }]);
    expect((await show(id)).checks[0]?.copy?.versions[0]?.files[0]?.lastLook).toMatchObject({
      by: officer.person?.fullName,
    });
    const adviser = await colleague('adviser');
    expect((await showBy(adviser, id)).checks[0]?.copy?.versions[0]?.files).toHaveLength(1);
    expect((await app.ask(path, { headers: adviser.headers })).status).toBe(200);
    const viewer = await colleague('viewer');
    expect((await showBy(viewer, id)).checks[0]?.copy?.versions[0]).toMatchObject({
      fileCount: 1,
      files: [],
    });
    expect((await app.ask(path, { headers: viewer.headers })).status).toBe(403);
    expect((await app.ask(path, { headers: (await colleague('line-manager')).headers })).status).toBe(403);
  });

  it('is kept until the checks of the person are, whatever is said of the last day later', async () => {
    const { id, check } = await checked('Gwilym Price');
    await add(check);
    expect(await keepUntil(check)).toBeNull();
    await endOn(id, '2024-06-30');
    expect(await keepUntil(check)).toBe('2026-06-30');
    await endOn(id, null);
    expect(await keepUntil(check)).toBeNull();
    expect((await officer.post(`${people}/${id}/erase`, { fullName: 'Gwilym Price' })).status).toBe(409);
  });

  it('goes with the person, file and all, unless a hold stands on it', async () => {
    const { id, check } = await checked('Huw Parry');
    await endOn(id, '2024-06-30');
    await add(check);
    expect(await keepUntil(check)).toBe('2026-06-30');
    const copy = await app.superuser
      .selectFrom('kept_record_file as f')
      .innerJoin('kept_record_version as v', 'v.id', 'f.of_version')
      .innerJoin('kept_record as k', 'k.id', 'v.record')
      .select(['f.file_key', 'k.id'])
      .where('k.of_check', '=', check)
      .executeTakeFirstOrThrow();
    await sql`update kept_record_file set at = now() - interval '2 hours' where file_key = ${copy.file_key}`.execute(
      app.superuser,
    );
    const hold = async (holdReason: string | null) => {
      const { version } = (await show(id)).checks[0]?.copy ?? {};
      expect(
        (await officer.patch(`/api/sponsor/records/${copy.id}`, { seen: version, holdReason })).status,
      ).toBe(200);
    };
    const erase = () => officer.post(`${people}/${id}/erase`, { fullName: 'Huw Parry' });
    await hold('A tribunal');
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'held' } });
    await hold(null);
    expect((await erase()).status).toBe(200);
    expect(
      await app.superuser.selectFrom('kept_record').select('id').where('of_check', '=', check).execute(),
    ).toEqual([]);
    const due = app.superuser.selectFrom('file_to_delete').select('file_key').execute();
    expect(await due).toContainEqual({ file_key: copy.file_key });
  });

  it('is in the archive, in the folder of the person and the check', async () => {
    const { id, check } = await checked('Iestyn Cole');
    await add(check);
    const response = await app.ask('/api/sponsor/archive/file', {
      method: 'POST',
      headers: { ...officer.headers, 'Content-Type': 'application/json' },
      body: '{}',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const path = `people/${id}/right-to-work-check/2020-01-03/${check}/1/1 result.txt`;
    expect(Buffer.from(files[path] ?? []).toString()).toBe(result);
    expect(Buffer.from(files['records.json'] ?? []).toString()).toContain(check);
  });
});

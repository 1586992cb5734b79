import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { validFile } from '../../../testing/files/valid-files.ts';
import { sponsorRows } from '../../../testing/people/sponsor-rows.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { archivedTables } from './archive.repository.ts';

const passport = 'PA7654321';
const path = '/api/sponsor/archive';

describe('the archive of a sponsor', () => {
  let app: TestApp;
  let cast: AccessCast;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** An officer of an organisation with a worker, a reported duty with its file, and a sealed passport number. */
  async function sponsor() {
    const officer = await cast.make('officer');
    const worker = (await cast.duties.workerOf('own', officer)) ?? '';
    const duty = await cast.duties.reportedOf('own', officer, 'with a file');
    await officer.put(`/api/sponsor/workers/${worker}/sealed`, { passport });
    return { officer, worker, duty };
  }
  async function takeArchive({ headers }: Pick<Asking, 'headers'>, request: object = {}) {
    const response = await app.ask(`${path}/file`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  }
  const rowsIn = (text = '') => z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text));
  const alone = (officer: Asking) =>
    app.superuser
      .deleteFrom('membership')
      .where('organisation', '=', officer.organisation ?? '')
      .where('account', '!=', officer.person?.id ?? '')
      .execute();

  it('has every table as JSON and CSV and the files of reports, of this organisation alone, without what is sealed', async () => {
    const { officer, worker, duty } = await sponsor();
    const other = await sponsor();
    const files = await takeArchive(officer);
    expect(rowsIn(files.get('workers.json')).map(({ id }) => id)).toContain(worker);
    expect(files.get('workers.csv')).toMatch(/^\uFEFF.*full_name.*\r\n.*Ana Marques/);
    for (const name of Object.keys(archivedTables)) {
      rowsIn(files.get(`${name}.json`));
      expect(files.has(`${name}.csv`)).toBe(true);
    }
    expect(files.get(`reports/${duty}/report.txt`)).toBe(validFile.toString());
    expect(files.get('index.html')).toContain('Records of Northgate Systems as a sponsor');
    const everything = [...files.values()].join('\n');
    for (const secret of [passport, 'encrypted_', 'file_key', 'match_hash', other.worker, other.duty])
      expect(everything).not.toContain(secret);
    expect((await officer.get(path)).body).toMatchObject({
      archive: { sealed: false, isCurrent: true, by: officer.person?.fullName },
    });
  });

  it('has the files of records and of the information on employment rights, each in a place that says whose it is', async () => {
    const { officer, worker } = await sponsor();
    const [contract, rights] = ['A contract.', 'What is given to workers.'];
    const record = `/api/sponsor/workers/${worker}/records?record=contract&seen=0&name=contract.txt`;
    expect((await officer.upload(record, contract)).status).toBe(201);
    const informationPath = '/api/sponsor/rights-information/file?name=rights.txt';
    expect((await officer.upload(informationPath, rights)).status).toBe(200);
    const files = await takeArchive(officer);
    expect(files.get(`records/${worker}/contract/1/1 contract.txt`)).toBe(contract);
    const information = [...files].find(([name]) => /^rights-information\/[-\d. ]+\/rights\.txt$/.test(name));
    expect(information?.[1]).toBe(rights);
  });

  it('has sealed facts only with a reason, and each worker’s are a look at them', async () => {
    const { officer, worker } = await sponsor();
    expect(await officer.post(`${path}/file`, { sealed: true })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Say why you need the sealed facts.' } },
    });
    const files = await takeArchive(officer, { sealed: true, reason: 'We close down' });
    expect(rowsIn(files.get('sealed.json'))).toEqual([{ worker, field: 'passport', value: passport }]);
    const looks = await app.superuser
      .selectFrom('worker_sealed_look')
      .select(['fields', 'reason', 'by_account'])
      .where('worker', '=', worker)
      .execute();
    expect(looks).toEqual([
      { fields: ['passport'], reason: 'We close down', by_account: officer.person?.id },
    ]);
  });

  it('never has what is confidential, and says how much that is', async () => {
    const officer = await cast.make('officer');
    const organisation = officer.organisation ?? '';
    const account = officer.person?.id ?? '';
    const rows = await sponsorRows(app.superuser, { organisation, manager: account, officer: account });
    await sql`update sponsor_duty_file set file_name = 'confidential.pdf'
      where duty in (select id from sponsor_duty where confidential)`.execute(app.superuser);
    await sql`update worker_sealed set encrypted_value = 'x'`.execute(app.superuser);
    const everything = [...(await takeArchive(officer)).values()].join('\n');
    const hidden = rows.filter(({ which }) => which.endsWith('confidential'));
    for (const { values } of hidden) expect(everything).not.toContain(String(values.id ?? values.duty));
    expect(everything).not.toContain('confidential.pdf');
    expect(everything).toContain('Confidential records are in no archive: 4 are left out.');
  });

  it('keeps hostile text as text, in the page and for spreadsheets', async () => {
    const { officer, worker } = await sponsor();
    await sql`update worker set full_name = '=HYPERLINK("x")' where id = ${worker}`.execute(app.superuser);
    await sql`update organisation set name = '<img src=x>' where id = ${officer.organisation}`.execute(
      app.superuser,
    );
    const files = await takeArchive(officer);
    expect(files.get('index.html')).toContain('Records of &lt;img src=x&gt; as a sponsor');
    expect(files.get('workers.csv')).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('asks for a recent log-in', async () => {
    const officer = await cast.make('officer');
    const long = new Date(Date.now() - 3_600_000);
    await app.superuser
      .updateTable('session')
      .set({ confirmed_at: long })
      .where('account', '=', officer.person?.id ?? '')
      .execute();
    expect((await officer.post(`${path}/file`, {})).status).toBe(403);
  });

  it('comes before the last member erases the records and leaves, once the days to keep them were shown', async () => {
    const { officer, worker } = await sponsor();
    await officer.patch(`/api/sponsor/workers/${worker}`, {
      version: 1,
      sponsorshipEndedOn: '2026-11-20',
      employmentEndedOn: '2026-11-20',
    });
    const confirmed = { organisation: 'Northgate Systems', keptUntil: null, saved: true };
    const refused = async (why: RegExp, more: object = {}) => {
      const { status, body } = await officer.post(`${path}/erase`, { ...confirmed, ...more });
      expect(status).toBeGreaterThan(400);
      expect(body.message).toMatch(why);
    };
    await refused(/^You have colleagues here/);
    await alone(officer);
    await refused(/^Take the archive first/);
    await takeArchive(officer);
    expect((await officer.get(path)).body).toMatchObject({
      workers: 2,
      // Another worker is still sponsored.
      keptUntil: [
        { until: null, workers: 1 },
        { until: '2028-11-20', workers: 1 },
      ],
    });
    await officer.patch(`/api/sponsor/workers/${worker}`, { version: 2, holdReason: 'A tribunal' });
    await refused(/^A hold stands on the records of 1 worker/);
    await officer.patch(`/api/sponsor/workers/${worker}`, { version: 3, holdReason: null });
    await refused(/^Something was recorded after your archive/);
    await takeArchive(officer);
    await refused(/have changed/, { keptUntil: '2028-11-20' });
    await refused(/not the name/, { organisation: 'Northgate' });
    expect((await officer.post('/api/organisation/leave')).status).toBe(409);
    expect((await officer.post(`${path}/erase`, confirmed)).status).toBe(200);
    await sql`update membership set role = 'owner' where account = ${officer.person?.id}`.execute(
      app.superuser,
    );
    expect((await officer.post('/api/organisation/leave')).status).toBe(200);
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit_entry where subject = ${officer.organisation}
      and action = 'sponsor-records-erased'`.execute(app.superuser);
    expect(rows).toMatchObject([{ details: { workers: '2', keptUntil: 'not known' } }]);
    const organisations = await app.superuser
      .selectFrom('organisation')
      .select('id')
      .where('id', '=', officer.organisation ?? '')
      .execute();
    expect(organisations).toEqual([]);
  });

  it('names every table of a sponsor’s records, or why it is left out', async () => {
    const leftOut = [
      // Written out on request, decrypted.
      'worker_sealed',
      // What stood on record, encrypted, so that an import can be undone.
      'worker_import_before',
      // How Portway works, and nothing that an organisation recorded.
      ...[
        'calendar_feed',
        'import_mapping',
        'sponsor_check',
        'sponsor_reminder',
        'worker_view',
        'worker_agreement',
      ],
    ];
    const { rows } = await sql<{ name: string }>`
      select distinct tablename as name from pg_policies
      where concat(qual, with_check) ~ 'my_compliance_role|may_read_workers|may_record_workers'`.execute(
      app.superuser,
    );
    const handledTables: readonly string[] = [...Object.values(archivedTables), ...leftOut];
    expect(rows.map(({ name }) => name).filter((name) => !handledTables.includes(name))).toEqual([]);
  });
});

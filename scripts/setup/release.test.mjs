import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { wholeJob } from '../../server/src/testing/access/access-cast-jobs.ts';
import { goodPassword, newcomer, TestBrowser } from '../../server/src/testing/servers/browser.ts';
import { installRelease, siteOf, version } from '../stages/throwaway-release.mjs';

const email = 'amara@example.com';
const nextVersion = `${version}-next`;
const cv = randomBytes(1_000).toString('base64');
const newSecret = () => randomBytes(48).toString('base64');

/** What the queue notes of its own running, and when a migration was applied, differ from start to start. */
const ofTheMachine = [
  ...['version', 'bam', 'queue', 'instance'].map((name) => `pgboss.${name}`),
  'public.migration',
];

/** Somebody's CV and an application with it, for a job that somebody else published. */
async function addPeople(site) {
  const recruiter = await newcomer(site, 'tom@example.com', {
    role: 'recruiter',
    organizationName: 'Northgate Systems',
  });
  const { body } = await recruiter.post('/api/organisation/jobs', wholeJob);
  const job = `/api/organisation/jobs/${body.job.id}`;
  expect((await recruiter.post(`${job}/publish`)).status).toBe(200);
  const candidate = await newcomer(site, email);
  const headers = { 'Content-Type': 'application/octet-stream' };
  const resume = await candidate.upload('/api/me/resumes?name=cv.txt', cv, { headers });
  expect(resume.status).toBe(201);
  const application = { text: 'Your work on settlement.', resume: resume.body.id };
  expect((await candidate.post(`/api/me/jobs/${body.job.id}/applications`, application)).status).toBe(201);
}

/** Logs the candidate in, and reads what they and the employer stored. */
async function requireAllThere(site) {
  expect(await (await site.ask('/readyz')).json()).toMatchObject({ status: 'ready' });
  const candidate = new TestBrowser(site);
  expect((await candidate.logIn(email, goodPassword)).status).toBe(200);
  const { body } = await candidate.get('/api/me/resumes');
  const file = await candidate.ask(`/api/me/resumes/${body.resumes[0].id}/file`);
  expect([file.status, await file.text()]).toEqual([200, cv]);
  const { applications } = (await candidate.get('/api/me/applications')).body;
  expect(applications).toMatchObject([{ position: wholeJob.title, company: 'Northgate Systems' }]);
}

/** A hash of every row of every table, by a log-in that sees all of them, with the numbers that sequences gave last. */
function everyRowOf(site) {
  const linesOf = (statement) => {
    const { status, stdout, stderr } = site.admin('sql', statement);
    expect([status, stderr]).toEqual([0, '']);
    // Without the name of the column, and how many there are.
    return stdout.trimEnd().split('\n').slice(1, -1);
  };
  const tables = linesOf(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`);
  const rowsOf = (name) => `select '${name} ' || md5(to_jsonb(t)::text) as line from ${name} t`;
  const statements = tables.filter((name) => !ofTheMachine.includes(name)).map(rowsOf);
  const sequences = `select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences`;
  return linesOf([...statements, sequences].join(' union all ')).toSorted();
}

/** The stored files, as they are on the disk, by their keys. */
function filesOf({ dataDir }) {
  const folder = join(dataDir, 'files');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => [each.name, readFileSync(join(each.parentPath, each.name), 'base64')]),
  );
}

// Some two minutes, of which packing 600 MB is one.
describe.runIf(inject('nightly') && process.platform === 'linux')('a release', { timeout: 900_000 }, () => {
  let installation;
  let folder;
  beforeAll(async () => {
    installation = await installRelease();
  }, 900_000);
  afterAll(() => installation?.remove());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portway-release-'));
    // PostgreSQL, which does not run as root, has to get there.
    chmodSync(folder, 0o755);
    installation.choose(version);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('that is unpacked elsewhere starts without npm, answers pages, and is what its SBOM says', async () => {
    const release = installation.of(version);
    const sbom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
    expect([sbom.bomFormat, sbom.components.some((each) => each.name === 'hono')]).toEqual([
      'CycloneDX',
      true,
    ]);
    expect(sbom.components.filter((each) => ['vitest', 'typescript'].includes(each.name))).toEqual([]);
    const files = readdirSync(release, { recursive: true }).filter(
      (path) => !path.startsWith('node_modules/'),
    );
    expect(files.filter((path) => /\.test\.|(?:^|\/)testing\//.test(path))).toEqual([]);
    expect(existsSync(join(release, '.env'))).toBe(false);

    const site = await siteOf(installation, folder);
    const process = await site.start();
    for (const path of ['/', '/pricing', '/readyz', '/jobs', '/api/rules'])
      expect([path, (await site.ask(path)).status]).toEqual([path, 200]);
    expect(site.command('version').stdout.trim()).toBe(version);
    expect(site.command('start-it').status).toBe(2);
    expect(await process.stop()).toBe(0);
  });

  it('is started, filled, given another secret, backed up, upgraded and restored elsewhere, and every row and file is there', async () => {
    const site = await siteOf(installation, join(folder, 'site'));
    expect(site.command('demo')).toMatchObject({ status: 0, stderr: '' });
    let process = await site.start();
    await addPeople(site);

    // docs/deploying/secret.md
    const [old, fresh] = [readFileSync(join(site.dataDir, 'app-secret'), 'utf8').trim(), newSecret()];
    expect(await process.stop()).toBe(0);
    site.configure({ APP_SECRET: fresh, APP_SECRET_BEFORE: old });
    process = await site.start();
    expect(site.admin('encrypt-again').stdout).toMatch(
      /[1-9]\d* values and [1-9]\d* files were encrypted with the new secret/,
    );
    expect(await process.stop()).toBe(0);
    site.configure({ APP_SECRET: fresh });
    process = await site.start();
    await requireAllThere(site);
    site.configure({ APP_SECRET: newSecret() });
    expect(site.admin('doctor').status).toBe(1);
    expect(site.admin('backup', join(folder, 'with-another-secret')).stderr).toContain(
      'The secret of these settings is not that of this database.',
    );
    site.configure({ APP_SECRET: fresh });

    // docs/upgrading.md
    const backUp = () => {
      const { stdout, stderr } = site.admin('backup', join(folder, 'backups'), '--dated', '--keep', '14');
      expect(stderr).toBe('');
      const [, place] = /^(\S+) holds \d+ rows/m.exec(stdout) ?? [];
      expect(site.admin('backup', 'verify', place).stdout).toContain('is complete');
      return place;
    };
    backUp();
    execFileSync('cp', ['--archive', '--link', installation.of(version), installation.of(nextVersion)]);
    installation.choose(nextVersion);
    expect(await process.stop()).toBe(0);
    process = await site.start();
    expect(readlinkSync(`/proc/${process.pid}/exe`)).toContain(realpathSync(installation.of(nextVersion)));
    await requireAllThere(site);
    await newcomer(site, 'bea@example.com');
    expect(await process.stop()).toBe(0);

    // docs/deploying/backups.md
    const rows = everyRowOf(site);
    expect(rows.length).toBeGreaterThan(1_000);
    const place = backUp();
    const elsewhere = await siteOf(installation, join(folder, 'elsewhere'));
    elsewhere.configure({ APP_SECRET: old });
    const refused = elsewhere.admin('restore', place);
    expect([refused.status, existsSync(join(elsewhere.dataDir, 'postgres'))]).toEqual([1, false]);
    expect(refused.stderr).toContain('The backup belongs to another secret');
    elsewhere.configure({ APP_SECRET: fresh });
    const restored = elsewhere.admin('restore', place);
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(everyRowOf(elsewhere)).toEqual(rows);
    const files = filesOf(elsewhere);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    // What was drawn of a file for others is drawn again.
    expect(filesOf(site)).toMatchObject(files);
    process = await elsewhere.start();
    await requireAllThere(elsewhere);
    elsewhere.configure({ APP_SECRET: fresh, APP_SECRET_BEFORE: old });
    expect(elsewhere.admin('verify-audit').stdout).toContain('The audit log is complete');
    expect(await process.stop()).toBe(0);
    expect(process.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  });
});

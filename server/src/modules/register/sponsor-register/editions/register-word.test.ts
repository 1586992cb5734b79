import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showJobOperation } from '@portway/contracts/candidate/jobs/job';
import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { registerWordText } from '@portway/formats/register-word';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEdition } from '../../../../admin/register/import-edition.ts';
import { type AccessCast, accessCast } from '../../../../testing/access/access-cast.ts';
import { jobsCast, wholeJob } from '../../../../testing/access/access-cast-jobs.ts';
import { registerFile } from '../../../../testing/people/register-file.ts';
import { removeFolder } from '../../../../testing/remove-folder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

describe('what the register says of an employer, beside its jobs', () => {
  let app: TestApp;
  let cast: AccessCast;
  let folder: string;
  let jobs: ReturnType<typeof jobsCast>;

  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    jobs = jobsCast(app, { organisation: async () => randomUUID(), accountOf: async () => undefined });
    folder = await mkdtemp(join(tmpdir(), 'portway-word-'));
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await removeFolder(folder);
  });

  const readEdition = async (day: string, looks: Parameters<typeof registerFile>[0] = {}) => {
    const file = join(folder, `${day}.csv`);
    await writeFile(file, registerFile(looks));
    await importEdition(app.superuser, { file, today: '2026-11-28' }, () => {});
  };
  /** An employer that publishes a job by the API, and who reads the job. */
  const employer = async (name: string, town: string) => {
    const owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    await app.superuser
      .updateTable('organisation')
      .set({ name, town })
      .where('id', '=', organisation)
      .execute();
    const title = `Cooper ${randomUUID().slice(0, 8)}`;
    const answers = { ...wholeJob, title };
    const job = await jobs.addJob(organisation, { state: 'draft', answers });
    expect((await owner.post(`/api/organisation/jobs/${job}/publish`)).status).toBe(200);
    const card = async () => {
      const { body } = await owner.get(`/api/jobs?title=${encodeURIComponent(title)}`);
      return searchJobsOperation.response.parse(body).jobs[0];
    };
    const word = async () => {
      const registerWord = (await card())?.employer.registerWord ?? null;
      return registerWord === null ? null : registerWordText(registerWord);
    };
    const page = async () => {
      const { body } = await owner.get(`/api/jobs/${(await card())?.slug}`);
      return showJobOperation.response.parse(body);
    };
    return { owner, word, page };
  };

  it('is nothing before an edition was read, and follows each edition, claim and name', async () => {
    const early = await employer('Northgate Systems Ltd', 'London');
    expect(await early.word()).toBeNull();

    await readEdition('2026-11-20');
    expect(await early.word()).toBe('Same name on the register since at least 20 November 2026');
    const stranger = await employer('Wexcombe Avionics', 'Bath');
    expect(await stranger.word()).toBe('Not found on the register of 20 November 2026');
    const elsewhere = await employer('Northgate Systems Ltd', 'Truro');
    expect(await elsewhere.word()).toBe('Similar names on the register of 20 November 2026');

    const added = ['Saltmarsh Coopers Ltd', 'Hull', '', 'Worker (A rating)', 'Skilled Worker'] as const;
    await readEdition('2026-11-24', { besides: [added] });
    const newcomer = await employer('Saltmarsh Coopers Ltd', 'Hull');
    expect(await newcomer.word()).toBe('Same name on the register since 24 November 2026');
    expect(await stranger.word()).toBe('Not found on the register of 24 November 2026');

    const { body } = await newcomer.owner.get('/api/sponsors?query=saltmarsh');
    expect(JSON.stringify(body)).toContain('saltmarsh');
    const { candidates } = (await newcomer.page()).sponsorship.register;
    const claim = { entry: candidates[0]?.entry.id };
    expect((await newcomer.owner.put('/api/organisation/register', claim)).status).toBe(200);
    expect(await newcomer.word()).toBe('On the register since 24 November 2026');

    const another = ['Wharf Bakery Ltd', 'Hull', '', 'Worker (A rating)', 'Skilled Worker'] as const;
    await readEdition('2026-11-27', { besides: [another] });
    expect(await newcomer.word()).toBe('Left the register after 24 November 2026');
  });

  it('is the same on the card and on the job’s page, and agrees with the page’s own look-up', async () => {
    const { owner, word, page } = await employer('Tidewater Health, Care & Sons PLC', 'Leeds');
    expect(await word()).toBe('Same name on the register since at least 20 November 2026');
    const { candidates } = (await page()).sponsorship.register;
    await owner.put('/api/organisation/register', { entry: candidates[0]?.entry.id });
    // Rated B: it cannot give a new worker a certificate.
    expect(await word()).toBe('On the register, but not to sponsor new Skilled Workers');
    const { card, sponsorship } = await page();
    expect(card.employer.registerWord?.status).toBe('other-routes');
    expect(sponsorship.register).toMatchObject({
      sponsorsSkilledWorkers: false,
      edition: { publishedOn: '2026-11-27' },
    });
  });

  it('is kept beside the jobs: a list of them reads no table of the register', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from job_card`.execute(
      app.superuser,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('published_job');
    expect(plan).not.toMatch(/sponsor|register_edition/);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleTitles } from '@portway/rules/role-search';
import pg from 'pg';
import { loadJobs } from '../job-search/load-jobs.ts';
import { realJobs } from '../job-search/real-jobs.ts';
import type { Ground } from '../measure.ts';
import type { Serving } from './child.ts';
import { serverScript, startPortway } from './portway.ts';

/** Titles that make about 3,000 characters. */
const wordsOfText = 150;

/** Our server on a PostgreSQL that holds so many published jobs, drawn from a seed. */
export async function startPortwayWithJobs(
  newDatabase: Ground['newDatabase'],
  jobs: number,
): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-bench-jobs-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { url, webUrl, adminUrl } = await newDatabase();
  const start = () => startPortway(folder, serverScript, { DATABASE_URL: url, DATABASE_WEB_URL: webUrl });
  // The first start runs the migrations; the second is an ordinary one.
  await (await start())[Symbol.asyncDispose]();
  await loadJobs(adminUrl, realJobs().jobs, jobs);
  await writeLongTexts(adminUrl, jobs);
  return await start();
}

/** Searches read none of these, so loadJobs leaves them out; the page of a job is mostly them. */
async function writeLongTexts(url: string, jobs: number): Promise<void> {
  const words = roleTitles();
  const texts = Array.from({ length: jobs }, (_, at) =>
    words.slice(at * wordsOfText, (at + 1) * wordsOfText).join(', '),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update job set answers = answers || jsonb_build_object('about', left(text, 700),
         'responsibilities', substr(text, 700, 1500), 'qualifications', substr(text, 2200, 800))
       from (select id, $1::text[] as texts, row_number() over (order by id) as at from job) numbered
       cross join lateral (select texts[at] as text) written where numbered.id = job.id`,
    [texts],
  );
  await client.end();
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { employers, type MadeJob, madeJobs } from './made-jobs.ts';
import type { RealJob } from './real-jobs.ts';

const batch = 5000;

/**
 * Fills a migrated, empty database with published jobs, with the same rows that the server would have
 * written.
 */
export async function loadJobs(url: string, real: readonly RealJob[], most: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const organisations = Array.from({ length: employers }, () => randomUUID());
  await client.query(
    `insert into organisation (id, name, size) select id, 'Employer ' || at,
       (array['seed', 'early', 'midSize', 'large', 'veryLarge', 'massive'])[1 + at % 6]
     from unnest($1::uuid[]) with ordinality as made(id, at)`,
    [organisations],
  );
  // For speed: what the triggers do per row is done in bulk below, and the large index is built once, at the
  // end.
  await client.query('alter table job disable trigger user');
  const { rows } = await client.query(`select pg_get_indexdef('published_job_words'::regclass) as made`);
  await client.query('drop index published_job_words');
  const waiting: MadeJob[] = [];
  for (const job of madeJobs(real, most, Date.now())) {
    waiting.push(job);
    if (waiting.length === batch) await write(client, organisations, waiting.splice(0));
  }
  await write(client, organisations, waiting);
  await client.query(rows[0].made);
  await client.query('alter table job enable trigger user');
  await client.query('vacuum analyze published_job');
  await client.end();
}

async function write(client: pg.Client, organisations: readonly string[], jobs: readonly MadeJob[]) {
  const ids = jobs.map(() => randomUUID());
  await client.query(
    `insert into job (id, organisation, slug, state, answers, published_at, sponsorable, pay_note, judged_on)
     select id, organisation, 'job-' || id, 'published', answers, published_at, sponsorable, 'A note', current_date
     from unnest($1::uuid[], $2::uuid[], $3::jsonb[], $4::timestamptz[], $5::text[])
       as made(id, organisation, answers, published_at, sponsorable)`,
    [
      ids,
      jobs.map(({ employer }) => organisations[employer]),
      jobs.map(({ answers }) => JSON.stringify(answers)),
      jobs.map(({ publishedAt }) => publishedAt),
      jobs.map(({ sponsorable }) => sponsorable),
    ],
  );
  await client.query('select publish_jobs($1)', [ids]);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Measure } from '../measure.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { median, spreadOf } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { freePort, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';

const organisation = '00000000-0000-4000-8000-000000000001';
const benchJob = '00000000-0000-4000-8000-000000000002';
const recruiter = '00000000-0000-4000-8000-000000000003';
/** The recruiter's token. */
const benchToken = 'B'.repeat(43);

/** One job with this many applicants: most of them pending, some in each later stage, every fifth with a tag. */
async function makeApplicants(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sqlFor(size));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const sqlFor = (size: number) => `
    insert into organisation (id, name) values ('${organisation}', 'Northgate Systems');
    insert into account (id, email, full_name, role)
      values ('${recruiter}', 'recruiter@example.com', 'Tom Ashdown', 'recruiter');
    insert into membership (account, organisation, role) values ('${recruiter}', '${organisation}', 'member');
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      values (gen_random_uuid(), '${recruiter}', encode(sha256('${benchToken}'::bytea), 'hex'), now(), false, now(),
        86400, now(), now(), now() + interval '1 day', 'A bench', '127.0.0.0/24');
    insert into job (id, organisation, slug, state, answers, published_at)
      values ('${benchJob}', '${organisation}', 'backend-engineer', 'published',
        '{"title":"Backend engineer","place":"London","nation":"england","workplace":"hybrid","level":"senior","employment":"permanent","hoursPerWeek":37.5,"currency":"GBP","payFrom":62000,"payTo":70000,"summary":"Payments."}', now());
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'candidate-' || n || '@example.com', 'Candidate ' || n, 'candidate'
      from generate_series(1, ${size}) n;
    insert into profile (account, answers)
      select id, '{"primaryRole":"Backend engineer","skills":["TypeScript","PostgreSQL"]}' from account
      where role = 'candidate';
    insert into application (id, account, job, organisation, position, company, text, state, changed_at)
      select gen_random_uuid(), id, '${benchJob}', '${organisation}', 'Backend engineer', 'Northgate Systems',
        'I have run services like yours for years.',
        (array['pending', 'pending', 'pending', 'interview', 'offer', 'rejected', 'hired'])[1 + n % 7],
        now() - n * interval '1 minute'
      from (select id, row_number() over (order by email) as n from account where role = 'candidate') made;
    insert into conversation (application, account, organisation)
      select id, account, organisation from application;
    insert into applicant_tag (organisation, name) values ('${organisation}', 'Strong');
    insert into application_tag (application, tag)
      select a.id, t.id from (select id, row_number() over () as n from application) a, applicant_tag t where n % 5 = 0`;

const applicants = 2000;
const reads = 100;
const goal = 10;
const path = `/api/organisation/jobs/${benchJob}/board`;

/** The board of a job with many applicants, compared with its rows alone, read without row-level security. */
export const boardRead: Measure = {
  name: 'board',
  async run({ pace, newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-board-'));
    const { url, webUrl, adminUrl } = await newDatabase();
    const bare = new pg.Client({ connectionString: adminUrl });
    try {
      await using ours = await startServing({
        script: serverScript,
        port: await freePort(),
        env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
        logFile: join(folder, 'ours.log'),
      });
      await makeApplicants(adminUrl, applicants);
      await bare.connect();
      const headers = { Authorization: `Bearer ${benchToken}` };
      const { status, body } = await ask(ours.port, { path, headers });
      if (status !== 200) throw new Error(`The bench could not read the board: ${body}`);
      const [us = [], them = []] = await alternatingRounds(
        [() => p50Of(() => ask(ours.port, { path, headers })), () => p50Of(() => rowsAlone(bare))],
        pace.rounds,
      );
      const slow = median(us) > goal;
      return {
        title: 'The board of a job',
        about,
        rows: [
          {
            'what is asked': `GET the board of ${count(applicants)} applicants, p50 of ${reads} in ms (quartiles)`,
            ours: spread(spreadOf(us)),
            'rows alone': spread(spreadOf(them)),
            goal: `≤ ${goal}`,
          },
        ],
        missed: slow ? [`the board: ${short(median(us))} ms`] : [],
      };
    } finally {
      await bare.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const about = [
  'One request after the other, each measured by its client. The baseline reads the rows of the three columns and the',
  'counts by stage as a superuser on one connection: no session, no row-level security, no tags, no HTTP.',
];

async function p50Of(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < reads; at += 1) {
    const began = performance.now();
    await request();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function rowsAlone(client: pg.Client): Promise<void> {
  for (const state of ['pending', 'interview', 'offer'])
    await client.query(
      `select a.*, who.full_name, p.answers ->> 'primaryRole' from application a
       join account who on who.id = a.account left join profile p on p.account = a.account
       where a.job = $1 and a.state = $2 order by a.changed_at desc, a.id desc limit 26`,
      [benchJob, state],
    );
  await client.query('select state, count(*) from application where job = $1 group by state', [benchJob]);
}

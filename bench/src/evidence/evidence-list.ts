import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Measure } from '../measure.ts';
import { quantile } from '../report/statistics.ts';
import { ask } from '../serving/ask.ts';
import { freePort, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';

const workers = 5000;
const goalMs = 20;
const organisation = '00000000-0000-4000-8000-000000000001';
const account = '00000000-0000-4000-8000-000000000002';

const questions = [
  ['the first page', ''],
  ['a later page', `?after=${workerId(2500)}&sort=name`],
  ['those with something missing', '?only=missing'],
  ['those past their day', '?only=over&sort=over'],
  ['a search', '?search=worker+49'],
] as const;

/** The list of evidence of a large sponsor: what an officer waits for. */
export const evidenceList: Measure = {
  name: 'evidence',
  async run({ pace, newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-evidence-'));
    const { url, webUrl } = await newDatabase();
    try {
      await using ours = await startServing({
        script: serverScript,
        port: await freePort(),
        env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
        logFile: join(folder, 'ours.log'),
      });
      const token = await addSponsor(url);
      const headers = { Authorization: `Bearer ${token}` };
      const rows = [];
      const missed: string[] = [];
      for (const [what, query] of questions) {
        const times = await latencies(
          ours.port,
          { path: `/api/sponsor/records${query}`, headers },
          pace.rounds * 20,
        );
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
        rows.push({
          'what is asked': what,
          'p50 (ms)': p50.toFixed(1),
          'p95 (ms)': p95.toFixed(1),
          goal: `p50 ≤ ${goalMs}`,
        });
        if (p50 > goalMs) missed.push(`${what}: p50 ${p50.toFixed(1)} ms, goal ${goalMs}.`);
      }
      return { title: 'Evidence of 5,000 workers', about, rows, missed };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const about = [
  'A page of 50 of the list of records of a sponsor with 5,000 workers, with its counts over all of them, one request after',
  'another, from the first byte sent to the last one received: session, row-level security, two questions to PostgreSQL, JSON.',
];

async function latencies(
  port: number,
  question: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count + 50; at += 1) {
    const start = performance.now();
    const { status } = await ask(port, question);
    if (status !== 200) throw new Error(`The bench was refused: ${status} for ${question.path}`);
    // The first ones compile.
    if (at >= 50) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

function workerId(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
}

/** An officer who is logged in with a second factor, and the workers; returns the token. */
async function addSponsor(url: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`insert into organisation (id, name) values ('${organisation}', 'A bench')`);
    await client.query(
      `insert into account (id, email, full_name, role)
       values ('${account}', 'bench@example.com', 'A bench', 'recruiter')`,
    );
    await client.query(
      `insert into membership (account, organisation, role, compliance_role, hiring)
       values ('${account}', '${organisation}', 'member', 'officer', 'none')`,
    );
    await client.query(
      `insert into session (id, account, token_hash, second_factor, renewed_at, confirmed_at, idle_seconds, began_at,
         last_used_at, ends_at, device, network)
       values (gen_random_uuid(), '${account}', $1, true, now(), now(), 86400, now(), now(), now() + interval '1 day',
         'A bench', '127.0.0.1')`,
      [hash],
    );
    await client.query(
      `insert into worker (id, organisation, full_name, reference, started_on, records_needed, records_kept,
         records_missing, records_unknown, records_held, records_end_on, records_keep_until)
       select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '${organisation}', 'Worker ' || n, 'P' || n,
         date '2024-01-01' + n % 700, 14, 14 - n % 7, n % 7, n % 4, (n % 97 = 0)::int,
         case when n % 5 = 0 then current_date + n % 400 end, case when n % 20 = 0 then current_date - n % 90 end
       from generate_series(1, ${workers}) n`,
    );
    await client.query('analyze worker');
  } finally {
    await client.end();
  }
  return token;
}

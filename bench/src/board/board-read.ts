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
import { benchJob, benchToken, makeApplicants } from './made-applicants.ts';

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

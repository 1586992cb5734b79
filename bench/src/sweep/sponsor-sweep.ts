import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Measure } from '../measure.ts';
import { median } from '../report/statistics.ts';
import { count, short } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { freePort, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { makeWorkers, organisations, type Sponsor, tokenOf } from './made-workers.ts';

const sizes = { swept: 100_000, shown: 5_000 } as const;
const goals = { sweepSeconds: 60, todayMs: 20 } as const;
const reads = 100;

/** The nightly look at a sponsor's records in the server itself, while it answers; and the page of what is due today. */
export const sponsorSweep: Measure = {
  name: 'sweep',
  async run({ newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-sweep-'));
    const { url, webUrl, adminUrl } = await newDatabase();
    const rows = new pg.Client({ connectionString: adminUrl });
    try {
      await using ours = await startServing({
        script: serverScript,
        port: await freePort(),
        env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
        logFile: join(folder, 'ours.log'),
      });
      await makeWorkers(adminUrl, sizes);
      await rows.connect();
      const today = () => timed(() => readDuties(ours.port, 'shown'));
      await swept('shown', { port: ours.port, rows, meanwhile: today });
      const alone: number[] = [];
      for (let at = 0; at < reads; at += 1) alone.push(await today());
      const first = await swept('swept', { port: ours.port, rows, meanwhile: today });
      const second = await swept('swept', { port: ours.port, rows, meanwhile: today });
      const result = await rows.query<{ count: string }>(
        'select count(*) from sponsor_duty where organisation = $1',
        [organisations.swept],
      );
      const slow = [first, second].filter(({ seconds }) => seconds > goals.sweepSeconds);
      const row = (what: string, { seconds, times }: Swept) => ({
        'what is measured': `${what}, ${count(sizes.swept)} workers`,
        seconds: short(seconds),
        'Today meanwhile, p50 and slowest in ms': `${short(median(times))}, ${short(Math.max(...times))}`,
        goal: `≤ ${goals.sweepSeconds} s`,
      });
      return {
        title: 'The nightly look at sponsored workers',
        about: [
          `In the process that answers, which reads the page of what is due today of another sponsor meanwhile. The first`,
          `look raises ${result.rows[0]?.count} duties; the second finds them again and writes nothing.`,
        ],
        rows: [
          row('The first look', first),
          row('The same again', second),
          {
            'what is measured': `GET what is due today of ${count(sizes.shown)} workers, p50 of ${reads} in ms`,
            seconds: '',
            'Today meanwhile, p50 and slowest in ms': `${short(median(alone))}, ${short(Math.max(...alone))}`,
            goal: `≤ ${goals.todayMs} ms`,
          },
        ],
        missed: [
          ...slow.map(({ seconds }) => `the look: ${short(seconds)} s`),
          ...(median(alone) > goals.todayMs ? [`today: ${short(median(alone))} ms`] : []),
        ],
      };
    } finally {
      await rows.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Swept {
  readonly seconds: number;
  readonly times: readonly number[];
}

interface Sweeping {
  readonly port: number;
  readonly rows: pg.Client;
  readonly meanwhile: () => Promise<number>;
}

/** Has a sponsor's records looked at, and reads another page until that is done. */
async function swept(sponsor: Sponsor, { port, rows, meanwhile }: Sweeping): Promise<Swept> {
  const since = new Date();
  const headers = { Authorization: `Bearer ${tokenOf[sponsor]}` };
  const { status, body } = await ask(port, { path: '/api/sponsor/check', method: 'POST', headers });
  if (status !== 200) throw new Error(`The bench could not have the records looked at: ${body}`);
  const times: number[] = [];
  for (;;) {
    times.push(await meanwhile());
    const { rows: checks } = await rows.query<{ seconds: string | null }>(
      `select extract(epoch from checked_at - begun_at) as seconds from sponsor_check
       where organisation = $1 and checked_at > begun_at and begun_at > $2`,
      [organisations[sponsor], since],
    );
    const seconds = checks[0]?.seconds;
    if (seconds !== undefined && seconds !== null) return { seconds: Number(seconds), times };
    await setTimeout(100);
  }
}

async function readDuties(port: number, sponsor: Sponsor): Promise<void> {
  const headers = { Authorization: `Bearer ${tokenOf[sponsor]}` };
  const { status, body } = await ask(port, { path: '/api/sponsor/today', headers });
  if (status !== 200) throw new Error(`The bench could not read what is due today: ${body}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Measure } from '../measure.ts';
import { quantile } from '../report/statistics.ts';
import { ask } from '../serving/ask.ts';
import { freePort, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { addSponsor, type MadeSponsor } from './made-sponsor.ts';

const goalMs = 20;

interface LargeSponsor {
  readonly workers: number;
  /** What is asked, and where; `middle` is the id of a worker in the middle of the list. */
  readonly questions: (middle: string) => Readonly<Record<string, string>>;
}

const largeSponsors: readonly LargeSponsor[] = [
  {
    workers: 10_000,
    questions: (middle) => ({
      'workers, the first page': '/api/sponsor/workers?sort=visa',
      'workers, a later page': `/api/sponsor/workers?sort=name&after=${middle}`,
      'workers, a search': '/api/sponsor/workers?search=worker+49',
    }),
  },
  {
    workers: 5_000,
    questions: (middle) => ({
      'records, the first page': '/api/sponsor/records',
      'records, a later page': `/api/sponsor/records?after=${middle}&sort=name`,
      'records, with something missing': '/api/sponsor/records?only=missing',
      'records, past their day': '/api/sponsor/records?only=over&sort=over',
      'records, a search': '/api/sponsor/records?search=worker+49',
      'right to work, the first page': '/api/sponsor/right-to-work',
      'right to work, a search': '/api/sponsor/right-to-work?search=worker+49',
      'contradictions, the first page': '/api/sponsor/contradictions',
      'contradictions, a search': '/api/sponsor/contradictions?search=worker+49',
    }),
  },
];

/** The lists that an officer of a large sponsor waits for. */
export const sponsorLists: Measure = {
  name: 'sponsor-lists',
  async run({ pace, newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-lists-'));
    const { url, webUrl, adminUrl } = await newDatabase();
    try {
      await using ours = await startServing({
        script: serverScript,
        port: await freePort(),
        env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
        logFile: join(folder, 'ours.log'),
      });
      const rows = [];
      const missed: string[] = [];
      for (const { workers, questions } of largeSponsors) {
        const sponsor = await addSponsor(adminUrl, workers);
        for (const [what, path] of Object.entries(questions(sponsor.workerId(workers / 2)))) {
          const times = await latencies(ours.port, { path, sponsor, count: pace.rounds * 20 });
          const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
          const figures = { 'p50 (ms)': p50.toFixed(1), 'p95 (ms)': p95.toFixed(1) };
          rows.push({ 'what is asked': what, workers: String(workers), ...figures, goal: `p50 ≤ ${goalMs}` });
          if (p50 > goalMs) missed.push(`${what}: p50 ${p50.toFixed(1)} ms, goal ${goalMs}.`);
        }
      }
      return { title: 'The lists of a large sponsor', about, rows, missed };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const about = [
  'A page of 50 of each list of a sponsor, with its counts over all of its workers, one request after another, from the first',
  'byte sent to the last one received: session, row-level security, the questions to PostgreSQL, JSON.',
];

async function latencies(
  port: number,
  { path, sponsor, count }: { readonly path: string; readonly sponsor: MadeSponsor; readonly count: number },
): Promise<number[]> {
  const headers = { Authorization: `Bearer ${sponsor.token}` };
  const times: number[] = [];
  for (let at = 0; at < count + 50; at += 1) {
    const start = performance.now();
    const { status } = await ask(port, { path, headers });
    if (status !== 200) throw new Error(`The bench was refused: ${status} for ${path}`);
    // The first ones compile.
    if (at >= 50) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

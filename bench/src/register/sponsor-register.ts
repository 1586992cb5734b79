import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ground, Measure } from '../measure.ts';
import { table } from '../report/section.ts';
import { quantile } from '../report/statistics.ts';
import { freePort, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { settledMemory, tellsItsMemory } from '../serving/settled-memory.ts';
import { type Edition, editionAtHand } from './edition.ts';
import { measureEngine } from './engine.ts';
import { importWhileAsked, pause, usualLatencies } from './import.ts';
import { measureServed } from './served.ts';

const goals = { growth: 80, import: 15, latency: 2 } as const;

/** How well and how fast the register of sponsors is searched, and what an edition of today's size costs. */
export const sponsorRegister: Measure = {
  name: 'register',
  async run(ground) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-register-'));
    try {
      const edition = editionAtHand(folder);
      const engine = measureEngine(edition.entries, Math.min(ground.pace.rounds, 5));
      const served = await measureServer(ground, folder, edition);
      return {
        title: 'The register of sponsors',
        about: [
          `${edition.from}. 2,000 queries of each kind, drawn from a seed; the engine alone, its index built in`,
          `${Math.round(engine.builtMs)} ms. A query’s time is the median of its rounds.`,
        ],
        rows: engine.rows,
        notes: served.notes,
        missed: [...engine.missed, ...served.missed],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measureServer({ pace, newDatabase }: Ground, folder: string, { file, entries }: Edition) {
  const { url, webUrl } = await newDatabase();
  const memoryFile = join(folder, 'ours.memory');
  const database = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl };
  await using ours = await startServing({
    script: serverScript,
    port: await freePort(),
    env: { ...database, RATE_LIMITS: 'off', ...tellsItsMemory(memoryFile) },
    logFile: join(folder, 'ours.log'),
  });
  await pause(2000);
  // Before its memory is first read: what the asking itself takes is not the register's.
  const usually = await usualLatencies(ours.port);
  const before = await settledMemory(ours.pid, memoryFile);
  const imported = await importWhileAsked({ port: ours.port, env: database, file });
  const growth = ((await settledMemory(ours.pid, memoryFile)) - before) / 1e6;
  const served = await measureServed(ours, { folder, pace, names: entries.map(({ name }) => name) });
  const { seconds, meanwhile, meanwhileP99 } = imported;
  const usualP99 = quantile(usually, 0.99);
  const rows = [
    { what: 'an import of all lines, in seconds', measured: seconds.toFixed(1), goal: `≤ ${goals.import}` },
    {
      what: `p99 of a page while it runs, beside its usual (${usually.length} and ${meanwhile} requests), in ms`,
      measured: `${meanwhileP99.toFixed(1)} beside ${usualP99.toFixed(1)}`,
      goal: `≤ ${goals.latency} ×`,
    },
    {
      what: 'memory that our process grows by, in MB',
      measured: growth.toFixed(0),
      goal: `≤ ${goals.growth}`,
    },
    ...served.rows,
  ];
  const missed = [
    ...(seconds > goals.import ? [`The import took ${seconds.toFixed(1)} s, goal ${goals.import}.`] : []),
    ...(meanwhileP99 > goals.latency * usualP99
      ? [`While it ran, p99 was ${(meanwhileP99 / usualP99).toFixed(1)} × the usual, goal ${goals.latency}.`]
      : []),
    ...(growth > goals.growth ? [`The process grew by ${growth.toFixed(0)} MB, goal ${goals.growth}.`] : []),
    ...served.missed,
  ];
  return { notes: [table(rows)], missed };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { spreadOf } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { root } from '../repository.ts';
import { startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { cpuSeconds } from '../serving/cpu-time.ts';
import { serverScript, startPortway } from '../serving/portway.ts';

const goalMs = 1500;
const starts = 5;
const startScript = join(root, 'scripts/start.mjs');

/** One start: how long it took, and the processor time of its first process. */
interface Started {
  readonly ms: number;
  readonly cpuMs: number | undefined;
}

/** How long from the command until the server reports that it is healthy. */
export const timeToHealthy: Measure = {
  name: 'start',
  async run(ground) {
    const folder = await ground.dataFolder();
    const { url, webUrl } = await ground.newDatabase();
    const outside = { DATABASE_URL: url, DATABASE_WEB_URL: webUrl };
    const [bare = [], server = [], whole = [], serverOutside = [], wholeOutside = []] =
      await alternatingRounds(
        [
          () => timeOf(() => startBare(folder)),
          () => timeOf(() => startPortway(folder, serverScript)),
          () => timeOf(() => startPortway(folder, startScript)),
          // The first of these, which is not counted, migrates.
          () => timeOf(() => startPortway(folder, serverScript, outside)),
          () => timeOf(() => startPortway(folder, startScript, outside)),
        ],
        starts,
      );
    const first = [];
    for (let time = 0; time < starts; time += 1) first.push(await firstStart());
    return {
      title: 'Time to healthy',
      about: [
        'From the command until `/healthz` answers, on a database that exists and is at the newest migration, everything',
        `built; ${starts} starts each in turn. The first start of an empty folder also copies the programs, makes the database and migrates. Goal: ${goalMs} ms. The baseline is bare \`node:http\`, so what Node itself takes.`,
        'Embedded, our process starts PostgreSQL too; with DATABASE_URL one runs already, as in production.',
        'Processor time is shown where one process does it all: it stays the same when the machine is busy.',
      ],
      rows: [
        rowOf('`npm start`, embedded: checks, then the server', { started: whole, bare, cpu: '' }),
        rowOf('`npm start`, DATABASE_URL', { started: wholeOutside, bare, cpu: '' }),
        rowOf('the server alone, embedded', { started: server, bare, cpu: cpuOf(server) }),
        rowOf('the server alone, DATABASE_URL', { started: serverOutside, bare, cpu: cpuOf(serverOutside) }),
        rowOf('the server alone, embedded, its first start', { started: first, bare, cpu: '' }),
        rowOf('bare `node:http`', { started: bare, bare, cpu: cpuOf(bare) }),
      ],
      missed: [...missedBy('embedded', whole), ...missedBy('DATABASE_URL', wholeOutside)],
    };
  },
};

function missedBy(database: string, started: readonly Started[]): string[] {
  const { median } = spreadOf(took(started));
  return median > goalMs ? [`A start, ${database}, takes ${short(median)} ms of ${goalMs}.`] : [];
}

async function firstStart(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-bench-first-'));
  const started = await timeOf(() => startPortway(folder, serverScript));
  rmSync(folder, { recursive: true, force: true });
  return started;
}

interface Starts {
  readonly started: readonly Started[];
  readonly bare: readonly Started[];
  readonly cpu: string;
}

function rowOf(what: string, { started, bare, cpu }: Starts): Row {
  return {
    'what starts': what,
    'ms (quartiles)': spread(spreadOf(took(started))),
    '× bare': spread(ratioOf(took(started), took(bare))),
    'processor time, ms': cpu,
  };
}

const took = (starts: readonly Started[]) => starts.map(({ ms }) => ms);

function cpuOf(starts: readonly Started[]): string {
  const times = starts.flatMap(({ cpuMs }) => cpuMs ?? []);
  return times.length === 0 ? '–' : spread(spreadOf(times));
}

async function timeOf(start: () => Promise<Serving>): Promise<Started> {
  const began = performance.now();
  await using serving = await start();
  const seconds = cpuSeconds(serving.pid);
  return { ms: performance.now() - began, cpuMs: seconds === undefined ? undefined : seconds * 1000 };
}

import { join } from 'node:path';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { spreadOf } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { root } from '../repository.ts';
import { startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { serverScript, startPortway } from '../serving/portway.ts';

const goalMs = 1500;
const starts = 5;
const startScript = join(root, 'scripts/start.mjs');

/** How long from the command until the server says it is healthy. */
export const timeToHealthy: Measure = {
  name: 'start',
  async run(ground) {
    const folder = await ground.dataFolder();
    const [bare = [], server = [], whole = []] = await alternatingRounds(
      [
        () => timeOf(() => startBare(folder)),
        () => timeOf(() => startPortway(folder, serverScript)),
        () => timeOf(() => startPortway(folder, startScript)),
      ],
      starts,
    );
    const { median } = spreadOf(whole);
    return {
      title: 'Time to healthy',
      about: [
        'From the command until `/healthz` answers, on a database that exists and is at the newest migration, everything',
        `built; ${starts} starts each in turn. Goal: ${goalMs} ms. The baseline is bare \`node:http\`, so what Node itself takes.`,
      ],
      rows: [
        rowOf('what `npm start` runs: checks, then the server', whole, bare),
        rowOf('the server alone', server, bare),
        rowOf('bare `node:http`', bare, bare),
      ],
      missed: median > goalMs ? [`A start takes ${short(median)} ms of ${goalMs}.`] : [],
    };
  },
};

function rowOf(what: string, took: readonly number[], bare: readonly number[]) {
  return {
    'what starts': what,
    'ms (quartiles)': spread(spreadOf(took)),
    '× bare': spread(ratioOf(took, bare)),
  };
}

async function timeOf(start: () => Promise<Serving>): Promise<number> {
  const started = performance.now();
  await using _serving = await start();
  return performance.now() - started;
}

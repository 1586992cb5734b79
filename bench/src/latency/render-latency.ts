import type { Measure } from '../measure.ts';
import { answeredPages, answeredPlan } from '../pages/answers.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { sameAnswer, startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';
import { processorTime } from '../serving/processor-time.ts';

const pagesARound = 100;
/** In milliseconds of processor time, for an answer that nobody has asked for within the minute. */
const goal = 5;
const calculators: ReadonlySet<string> = new Set([
  ...[answeredPages.licence, answeredPages.family, answeredPages.salary, answeredPages.assessment],
]);
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** How long one visitor waits for a page that is rendered from the answers in its address, and what rendering it costs. */
export const renderLatency: Measure = {
  name: 'latency',
  async run(ground) {
    const folder = await ground.dataFolder();
    await using portway = await startPortway(folder);
    const paths = [...Object.values(answeredPages), answeredPlan];
    const answers = await Promise.all(paths.map((path) => sameAnswer(portway.port, { path, headers })));
    await using bare = await startBare(folder, { answers });
    const comparisons = [];
    for (const path of paths)
      comparisons.push(await compare(path, { portway, bare, rounds: ground.pace.rounds }));
    return {
      title: 'Wait for a page rendered with answers',
      about: [
        `${pagesARound} requests one after the other over one connection, ${ground.pace.rounds} rounds in turn with bare \`node:http\``,
        'that sends the same bytes; each figure is the median of the rounds. A calculator’s answer is kept for a minute,',
        'so most of these were ready. The processor time is of the server, for addresses that all differ, compressed as for',
        'a browser: nothing was ready.',
      ],
      rows: comparisons.map(({ row }) => row),
      missed: comparisons.flatMap(({ missed }) => missed),
    };
  },
};

interface Arena {
  readonly portway: Serving;
  readonly bare: Serving;
  readonly rounds: number;
}

async function compare(
  path: string,
  { portway, bare, rounds }: Arena,
): Promise<{ row: Row; missed: string[] }> {
  const [ours = [], theirs = []] = await alternatingRounds(
    [() => waits(portway.port, path), () => waits(bare.port, path)],
    rounds,
  );
  const quantiles = (waits: readonly number[][], share: number) => waits.map((wait) => quantile(wait, share));
  const figure = (waits: readonly number[][], share: number) =>
    `${short(median(quantiles(waits, share)))} ms`;
  const page = path.split('?')[0] ?? path;
  const cost = await processorTime(portway, differentAddresses(path, rounds * pagesARound), headers);
  const limit = calculators.has(path) ? goal : Number.POSITIVE_INFINITY;
  const row = {
    page,
    p50: figure(ours, 0.5),
    p99: figure(ours, 0.99),
    'bare p50': figure(theirs, 0.5),
    'bare p99': figure(theirs, 0.99),
    'p50 × bare (quartiles)': spread(ratioOf(quantiles(ours, 0.5), quantiles(theirs, 0.5))),
    'processor time': cost === undefined ? 'not reported here' : `${short(cost)} ms`,
    goal: Number.isFinite(limit) ? `≤ ${limit}` : '–',
  };
  const isMissed = cost !== undefined && cost > limit;
  return { row, missed: isMissed ? [`${page}: ${short(cost)} ms of processor time, goal ${limit}.`] : [] };
}

/** The same answers under addresses that differ, so that no kept answer is sent. */
function differentAddresses(path: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${path}&asked=${at}`);
}

async function waits(port: number, path: string): Promise<number[]> {
  const took: number[] = [];
  for (let page = 0; page < pagesARound; page++) {
    const started = performance.now();
    await ask(port, { path, headers });
    took.push(performance.now() - started);
  }
  return took;
}

import type { Pace } from '../chosen.ts';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { count, spread } from '../report/words.ts';
import { sameAnswer, startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { serverScript, startPortway } from '../serving/portway.ts';
import { sendTraffic, type Traffic } from '../serving/traffic.ts';
import { cpuOf, perSecond, ratioOfCpu } from '../serving/traffic-ratio.ts';
import { type Compared, compared } from './compared.ts';

/** How many requests per second we serve, compared with Node alone sending the same bytes. */
export const requestsPerSecond: Measure = {
  name: 'requests',
  async run(ground) {
    const { rounds, roundMs } = ground.pace;
    const folder = await ground.dataFolder();
    const { url, webUrl } = await ground.newDatabase();
    await using portway = await startPortway(folder, serverScript, {
      ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl },
    });
    const answers = [];
    for (const { request, baselineDoes } of compared) {
      answers.push(await sameAnswer(portway.port, request, baselineDoes));
    }
    await using bare = await startBare(folder, { answers, database: webUrl });
    const comparisons = [];
    for (const each of compared) comparisons.push(await compare(each, { portway, bare, pace: ground.pace }));
    return {
      title: 'Requests a second',
      about: [
        'Ours and the baseline are each a process of their own; both run, one is asked at a time, over 32 keep-alive',
        `connections of 127.0.0.1, ${rounds} rounds of ${roundMs} ms in turn. The baseline is bare \`node:http\` that sends the same`,
        'bytes and headers and does nothing else: no log, no request id; for the POST it reads and parses the body, for',
        '/readyz it makes the same transaction on the same PostgreSQL. “Busy” is the part of a core our server used: well',
        'below 1 other processes or the asking were the limit, and the requests a second of both say less than the',
        'processor time each spends on one request. So the goal is held to that ratio where the system tells it.',
      ],
      rows: comparisons.map(({ row }) => row),
      missed: comparisons.flatMap(({ missed }) => missed),
    };
  },
};

interface Arena {
  readonly portway: Serving;
  readonly bare: Serving;
  readonly pace: Pace;
}

async function compare(
  { what, request, goal, baselineDoes }: Compared,
  { portway, bare, pace }: Arena,
): Promise<{ row: Row; missed: string[] }> {
  const isAwake = baselineDoes !== 'ask-database';
  const [ours = [], theirs = []] = await alternatingRounds(
    [
      () => sendTraffic(portway, request, pace.roundMs, { isAwake }),
      () => sendTraffic(bare, { ...request, others: [] }, pace.roundMs, { isAwake }),
    ],
    pace.rounds,
  );
  const ratio = ratioOf(perSecond(ours), perSecond(theirs));
  const cpuRatio = ratioOfCpu(ours, theirs);
  const row = {
    'what is asked': what,
    'ours a second': count(median(perSecond(ours))),
    'bare a second': count(median(perSecond(theirs))),
    'ratio (quartiles)': spread(ratio),
    busy: busyOf(ours),
    'processor time, ours / bare': `${cpuOf(ours)} / ${cpuOf(theirs)} µs`,
    'its ratio (quartiles)': cpuRatio === undefined ? '–' : spread(cpuRatio),
    goal: goal === undefined ? '–' : `≥ ${goal}`,
  };
  const ratioReached = cpuRatio ?? ratio;
  const isMissed = goal !== undefined && ratioReached.median < goal;
  return {
    row,
    missed: isMissed ? [`${what}: ${spread(ratioReached)} of bare node:http, goal ${goal}.`] : [],
  };
}

function busyOf(rounds: readonly Traffic[]): string {
  const shares = rounds.flatMap(({ busy }) => busy ?? []);
  return shares.length === 0 ? '–' : median(shares).toFixed(2);
}

import type { Pace } from '../chosen.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { sameAnswer, startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { processorTime } from '../serving/processor-time.ts';
import { sendTraffic } from '../serving/traffic.ts';
import { perSecond, ratioOfCpu } from '../serving/traffic-ratio.ts';

const goals = { share: 0.7, p50: 2, page: 5 } as const;
const suggestion = { path: '/api/sponsors?query=tesc' };
const searchTexts = [
  'tesco',
  'care home',
  'barts',
  "o'neill",
  'm&s',
  'monzo',
  'goggle',
  'lon',
  'university of',
  'a',
];

interface At {
  readonly folder: string;
  readonly pace: Pace;
  readonly names: readonly string[];
}

/** A suggestion beside bare `node:http` with the same bytes, and the time of a search over the network. */
export async function measureServed(ours: Serving, { folder, pace, names }: At) {
  await using bare = await startBare(folder, { answers: [await sameAnswer(ours.port, suggestion)] });
  const [us = [], them = []] = await alternatingRounds(
    [ours, bare].map((serving) => () => sendTraffic(serving, suggestion, pace.roundMs, { isAwake: true })),
    pace.rounds,
  );
  const perSecondRatio = ratioOf(perSecond(us), perSecond(them));
  // Where the system tells it: other processes, and the asking itself, take no part in it.
  const ratio = ratioOfCpu(us, them) ?? perSecondRatio;
  const times = [];
  for (let round = 0; round < 40; round++) {
    for (const query of searchTexts) {
      const started = performance.now();
      await ask(ours.port, { path: `/api/sponsors?${new URLSearchParams({ query })}` });
      times.push(performance.now() - started);
    }
  }
  const [p50, p99] = [median(times), quantile(times, 0.99)];
  const beginnings = differentBeginnings(names, 2500);
  const page = await processorTime(ours, pathsOf('/sponsors', beginnings.slice(0, 500)));
  const fresh = await processorTime(ours, pathsOf('/api/sponsors', beginnings));
  const rows: Row[] = [
    {
      what: 'a suggestion asked before, × bare node:http with the same bytes, by processor time (quartiles)',
      measured: spread(ratio),
      goal: `≥ ${goals.share}`,
    },
    { what: 'the same by requests a second', measured: spread(perSecondRatio), goal: '–' },
    {
      what: 'GET /api/sponsors, p50 and p99 in ms',
      measured: `${short(p50)}, ${short(p99)}`,
      goal: `≤ ${goals.p50}, –`,
    },
    {
      what: 'the page /sponsors?query= for names never asked before, processor time in ms',
      measured: page === undefined ? 'not reported here' : short(page),
      goal: `≤ ${goals.page}`,
    },
    {
      what: 'GET /api/sponsors for names never asked before, processor time in ms',
      measured: fresh === undefined ? 'not reported here' : short(fresh),
      goal: '–',
    },
  ];
  const missed = [
    ...(ratio.median < goals.share ? [`A suggestion: ${spread(ratio)} of bare, goal ${goals.share}.`] : []),
    ...(p50 > goals.p50 ? [`GET /api/sponsors: p50 ${short(p50)} ms, goal ${goals.p50}.`] : []),
    ...(page !== undefined && page > goals.page
      ? [`The page /sponsors?query=: ${short(page)} ms of processor time, goal ${goals.page}.`]
      : []),
  ];
  return { rows, missed };
}

const pathsOf = (path: string, queries: readonly string[]) =>
  queries.map((query) => `${path}?${new URLSearchParams({ query })}`);

/** Beginnings that nobody has asked for: each is another address, so that no kept answer is sent. */
function differentBeginnings(names: readonly string[], count: number): string[] {
  const beginnings = new Set<string>();
  for (let at = 0; beginnings.size < count && at < names.length; at++) {
    const name = names[(at * 7919) % names.length] ?? '';
    beginnings.add(name.slice(0, 3 + (at % 12)).trim());
  }
  return [...beginnings];
}

import { prefixIndex } from '@portway/server/modules/candidate/jobs/prefix-index';
import type { Pace } from '../chosen.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { table } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { chance } from '../rules/seeded.ts';
import { sameAnswer, startBare } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { sendTraffic } from '../serving/traffic.ts';
import { realJobs } from './real-jobs.ts';

const queries = [
  { what: 'titles', path: '/api/job-titles?text=nur' },
  { what: 'places', path: '/api/job-places?text=lo' },
];
const goal = 0.7;

/** Suggestions compared with bare `node:http` sending the same bytes, and the engine alone. */
export async function measureSuggestions(
  ours: Serving,
  { folder, pace }: { folder: string; pace: Pace },
): Promise<string[]> {
  const answers = [];
  for (const each of queries) answers.push(await sameAnswer(ours.port, each));
  await using bare = await startBare(folder, { answers });
  const rows = [];
  for (const { what, path } of queries) {
    const [us = [], them = []] = await alternatingRounds(
      [ours, bare].map((serving) => () => sendTraffic(serving, { path }, pace.roundMs, { isAwake: true })),
      pace.rounds,
    );
    const perSecond = (rounds: typeof us) => rounds.map((round) => round.perSecond);
    rows.push({
      suggestions: what,
      'ours a second': count(median(perSecond(us))),
      'bare a second': count(median(perSecond(them))),
      'ratio (quartiles)': spread(ratioOf(perSecond(us), perSecond(them))),
      goal: `≥ ${goal}`,
    });
  }
  return [
    'Suggestions asked before, beside bare `node:http` with the same bytes:',
    table(rows),
    engineAlone(),
  ];
}

/** One index lookup for each of 4,096 beginnings of titles. */
function engineAlone(): string {
  const counts = new Map<string, number>();
  for (const { title } of realJobs().jobs) counts.set(title, (counts.get(title) ?? 0) + 1);
  const texts = [...counts]
    .map(([text, jobs]) => ({ text, jobs }))
    .toSorted((one, other) => other.jobs - one.jobs);
  const started = performance.now();
  const index = prefixIndex(texts);
  const buildMs = performance.now() - started;
  const { upTo } = chance(1902);
  const prefixes = Array.from({ length: 4096 }, () => {
    const text = texts[upTo(texts.length - 1)]?.text ?? '';
    return text.slice(0, 1 + upTo(text.length - 1));
  });
  const times = [1, 2, 3].map(() => prefixes.map((each) => timeOf(() => index.find(each, 8))));
  const ofEach = prefixes.map((_, at) => median(times.map((round) => round[at] ?? Number.NaN)));
  return `The engine alone, of ${count(texts.length)} titles: p50 ${short(median(ofEach))} µs, p99 ${short(quantile(ofEach, 0.99))} µs (goal 50); the index is built in ${short(buildMs)} ms.`;
}

/** Microseconds. */
function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) * 1000;
}

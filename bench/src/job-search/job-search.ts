import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ground, Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { freePort, type Serving, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { loadJobs } from './load-jobs.ts';
import { measureNothingFound } from './nothing-found.ts';
import { drawQuestions, type Question } from './questions.ts';
import { rawSearch } from './raw-search.ts';
import { type RealJob, realJobs } from './real-jobs.ts';
import { measureSuggestions } from './suggestions.ts';

/** Goals in milliseconds. */
const sizes = [
  { jobs: 1_000, goal: undefined },
  { jobs: 140_000, goal: { p50: 2, p99: 20 } },
  { jobs: 1_000_000, goal: { p50: 4, p99: 40 } },
] as const;
type Size = (typeof sizes)[number];
const maxGrowth = 3;
const title = 'Job search: one question over the network';

/** How long a job search takes, by the number of jobs. */
export const jobSearch: Measure = {
  name: 'job-search',
  async run({ pace, newDatabase }) {
    const { jobs: real, from } = realJobs();
    console.log(`Jobs are drawn from ${from}.`);
    const measured = [];
    // A quick run leaves out the million jobs, which take minutes to load.
    for (const size of sizes.slice(0, pace.rounds > 3 ? 3 : 2))
      measured.push(await measureSize({ real, size, pace, newDatabase }));
    const growth = (measured.at(-1)?.p50 ?? Number.NaN) / (measured[0]?.p50 ?? Number.NaN);
    const missed = measured.flatMap((each) => each.missed);
    if (growth > maxGrowth) missed.push(`The median grows ${short(growth)} times, goal ${maxGrowth}.`);
    const growthSentence = `From the fewest to the most jobs the median grows ${short(growth)} times; goal: at most ${maxGrowth}.`;
    const suggested = measured.flatMap(({ suggestions }) => suggestions);
    return {
      title,
      about: [...about, `Titles and texts: ${from}.`],
      rows: measured.map(({ row }) => row),
      notes: [growthSentence, ...suggested],
      missed,
    };
  },
};

const about = [
  '320 questions of eight kinds, drawn from a seed: words of titles, with places, filters, pay and days, sorted by each',
  'order. Ours is asked over HTTP and answers with cards, badges, a count and the words of titles first, as the role that',
  'requests have; raw SQL is one statement on an open connection for the 21 newest that fit, and nothing else. Rounds',
  'take turns; a question’s time is the median of its rounds. Milliseconds.',
];

interface Measured extends Pick<Ground, 'pace' | 'newDatabase'> {
  readonly real: readonly RealJob[];
  readonly size: Size;
}

async function measureSize({ real, size, pace, newDatabase }: Measured) {
  const folder = mkdtempSync(join(tmpdir(), 'portway-bench-jobs-'));
  const { url, webUrl, adminUrl } = await newDatabase();
  try {
    const env = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' };
    const start = async () =>
      startServing({ script: serverScript, port: await freePort(), env, logFile: join(folder, 'ours.log') });
    // The first start runs the migrations; the second is an ordinary one.
    await (await start())[Symbol.asyncDispose]();
    await loadJobs(adminUrl, real, size.jobs);
    await using ours = await start();
    const questions = drawQuestions(real);
    await using raw = await rawSearch(adminUrl, questions);
    const timed = await alternatingRounds(
      [() => timesOf(questions, (each) => askOurs(ours, each)), () => timesOf(questions, raw.ask)],
      Math.min(pace.rounds, 7),
    );
    const suggestions =
      size.jobs === 140_000
        ? [
            ...(await measureNothingFound(ours, { real, pace })),
            ...(await measureSuggestions(ours, { folder, pace })),
          ]
        : [];
    return { ...compareRounds(timed, size), suggestions };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compareRounds([us = [], them = []]: readonly number[][][], { jobs, goal }: Size) {
  const medianByQuery = (rounds: readonly number[][]) =>
    (rounds[0] ?? []).map((_, at) => median(rounds.map((round) => round[at] ?? Number.NaN)));
  const [ours, theirs] = [medianByQuery(us), medianByQuery(them)];
  const [p50, p99] = [median(ours), quantile(ours, 0.99)];
  const row: Row = {
    jobs: count(jobs),
    p50: short(p50),
    p99: short(p99),
    goal: goal === undefined ? '–' : `≤ ${goal.p50} / ${goal.p99}`,
    'p50 of raw SQL': short(median(theirs)),
    'p99 of raw SQL': short(quantile(theirs, 0.99)),
    'p50 × raw (quartiles)': spread(ratioOf(us.map(median), them.map(median))),
    'p99 of every answer': short(quantile(us.flat(), 0.99)),
  };
  const isMissed = goal !== undefined && (p50 > goal.p50 || p99 > goal.p99);
  const missed = isMissed
    ? [`${count(jobs)} jobs: ${short(p50)} / ${short(p99)} ms, goal ${goal.p50} / ${goal.p99}.`]
    : [];
  return { row, p50, missed };
}

async function timesOf(
  questions: readonly Question[],
  answer: (question: Question) => Promise<unknown>,
): Promise<number[]> {
  const times = [];
  for (const question of questions) {
    const started = performance.now();
    await answer(question);
    times.push(performance.now() - started);
  }
  return times;
}

async function askOurs({ port }: Serving, question: Question): Promise<void> {
  const { status, body } = await ask(port, { path: `/api/jobs?${new URLSearchParams(question)}` });
  if (status !== 200)
    throw new Error(`A search was answered with ${status}: ${body.toString().slice(0, 200)}`);
}

import { roleTitles, searchRoles } from '@portway/rules/role-search';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { median, quantile } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { drawQuestions, type Questions } from './questions.ts';

/** The scan is hundreds of times slower, so it gets only some of the queries. */
const ofScan = 32;

/** How long the engine of the role search takes for one query. */
export const roleSearch: Measure = {
  name: 'role-search',
  async run({ pace: { rounds } }) {
    const first = timeOf(() => searchRoles('chef')) / 1000;
    const scan = createScan();
    const comparisons = [];
    for (const questions of drawQuestions()) comparisons.push(await compare(questions, { scan, rounds }));
    return {
      title: 'Role search: one question',
      about: [
        `4,096 different questions of each kind, drawn from a seed out of all titles the search knows; ${rounds} rounds in`,
        'turn with a plain scan of the same titles for those that hold every word as it was typed, which knows no order,',
        'no other spelling and no misspelling. Nothing is kept from one question to the next. A question’s time is the',
        'median of its rounds, because in one answer of a hundred another process may take a turn; the last column',
        `holds every single answer. The first question builds the index: ${short(first)} ms.`,
      ],
      rows: comparisons.map(({ row }) => row),
      missed: comparisons.flatMap(({ missed }) => missed),
    };
  },
};

type Find = (keyword: string) => unknown;

async function compare(
  { kind, goal, keywords }: Questions,
  { scan, rounds }: { scan: Find; rounds: number },
) {
  const few = keywords.slice(0, ofScan);
  const [ours = [], theirs = []] = await alternatingRounds(
    [
      () => keywords.map((each) => timeOf(() => searchRoles(each))),
      () => few.map((each) => timeOf(() => scan(each))),
    ],
    rounds,
  );
  const quantiles = (times: readonly number[][], share: number) =>
    times.map((round) => quantile(round, share));
  const ofQuestions = keywords.map((_, at) => median(ours.map((round) => round[at] ?? Number.NaN)));
  const p99 = quantile(ofQuestions, 0.99);
  const row = {
    'what is asked': kind,
    p50: `${short(median(ofQuestions))} µs`,
    p99: `${short(p99)} µs`,
    goal: `≤ ${goal} µs`,
    'p50 of the scan': `${short(median(quantiles(theirs, 0.5)))} µs`,
    'p50 × scan (quartiles)': spread(ratioOf(quantiles(ours, 0.5), quantiles(theirs, 0.5))),
    'p99 of every answer': `${short(quantile(ours.flat(), 0.99))} µs`,
  };
  return { row, missed: p99 > goal ? [`${kind}: p99 ${short(p99)} µs, goal ${goal}.`] : [] };
}

/** Microseconds. */
function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) * 1000;
}

function createScan(): Find {
  const titles = roleTitles().map((title) => title.toLowerCase());
  return (keyword) => {
    const words = keyword.toLowerCase().split(' ');
    return titles.filter((title) => words.every((word) => title.includes(word))).slice(0, 10);
  };
}

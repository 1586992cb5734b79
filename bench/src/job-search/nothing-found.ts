import type { Pace } from '../chosen.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { table } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { chance } from '../rules/seeded.ts';
import { ask } from '../serving/ask.ts';
import type { Serving } from '../serving/child.ts';
import type { RealJob } from './real-jobs.ts';

type Query = Readonly<Record<string, string>>;

const queries = 40;
/** No title has it, and nothing is near to it: only what is near to the other words is shown. */
const unknownWord = 'xylqophz';
/** What the page asked for besides, before the answer had it: the newest jobs, the occupations of twenty, and wider searches. */
const askedBefore: readonly Query[] = [
  { sort: 'newest' },
  ...['2134', '2237', '5434', '6135', '2314', '4159', '3111', '9263', '1150', '2421', '5223', '8211'].map(
    (occupation) => ({ occupation }),
  ),
  { occupation: '213' },
  { occupation: '21' },
];

/** What a search costs that finds nothing, beside one with the same words that finds jobs. */
export async function measureNothingFound(
  ours: Serving,
  { real, pace }: { real: readonly RealJob[]; pace: Pace },
): Promise<string[]> {
  const draw = chance(4242);
  const words = Array.from({ length: queries }, () =>
    (real[draw.upTo(real.length - 1)]?.title ?? 'Nurse')
      .split(/[^A-Za-z]+/)
      .filter((word) => word.length > 3)
      .slice(0, 2)
      .join(' '),
  );
  const finding = words.map((title) => [{ title }]);
  const nothing = words.map((title) => [{ title: `${title} ${unknownWord}` }]);
  const asBefore = nothing.map((search) => [...search, ...askedBefore]);
  const [found = [], none = [], before = []] = await alternatingRounds(
    [finding, nothing, asBefore].map((searches) => () => timesOf(ours, searches)),
    Math.min(pace.rounds, 7),
  );
  const row = (search: string, rounds: readonly number[][]) => ({
    search,
    p50: short(median(rounds.map(median))),
    p99: short(quantile(rounds.flat(), 0.99)),
    '× one that finds (quartiles)': spread(ratioOf(rounds.map(median), found.map(median))),
  });
  return [
    'A search that finds nothing, with what it shows instead, beside the same words that find jobs; milliseconds:',
    table([
      row('finds jobs', found),
      row('finds nothing', none),
      row('and a search per occupation, as until version 0.27', before),
    ]),
  ];
}

async function timesOf({ port }: Serving, searches: readonly (readonly Query[])[]): Promise<number[]> {
  const times: number[] = [];
  for (const requests of searches) {
    const started = performance.now();
    for (const query of requests) await ask(port, { path: `/api/jobs?${new URLSearchParams(query)}` });
    times.push(performance.now() - started);
  }
  return times;
}

import { foldedName, namesIn } from '@portway/server/modules/register/sponsor-register/folded-name.policy';
import {
  createSponsorSearch,
  type SponsorSearch,
} from '@portway/server/modules/register/sponsor-register/search/search-sponsors';
import {
  buildSponsorIndex,
  type SponsorEntry,
} from '@portway/server/modules/register/sponsor-register/search/sponsor-index';
import type { Row } from '../report/section.ts';
import { median, quantile } from '../report/statistics.ts';
import { short } from '../report/words.ts';
import { drawQueries, type Queries, type Query } from './queries.ts';

export interface EngineFound {
  readonly rows: readonly Row[];
  readonly missed: readonly string[];
  readonly builtMs: number;
}

/** How often the search in memory finds whom a person means among its first five, and how long it takes. */
export function measureEngine(entries: readonly SponsorEntry[], rounds: number): EngineFound {
  const started = performance.now();
  const search = toItsEnd(createSponsorSearch(toItsEnd(buildSponsorIndex([...entries]))));
  const builtMs = performance.now() - started;
  const measured = drawQueries(entries)
    // Made-up names have none that they trade under.
    .filter(({ queries }) => queries.length > 0)
    .map((queries) => measureKind(search, queries, rounds));
  return {
    builtMs,
    rows: measured.map(({ row }) => row),
    missed: measured.flatMap(({ missed }) => missed),
  };
}

function measureKind(search: SponsorSearch, { kind, minFound, p99: goal, queries }: Queries, rounds: number) {
  const share = queries.filter((query) => isFound(search, query)).length / queries.length;
  const times = Array.from({ length: rounds }, () =>
    queries.map(({ text }) => {
      const started = performance.now();
      search.search({ text }, { limit: 5 });
      return (performance.now() - started) * 1000;
    }),
  );
  const ofEach = queries.map((_, at) => median(times.map((round) => round[at] ?? Number.NaN)));
  const p99 = quantile(ofEach, 0.99);
  const row: Row = {
    'how it is written': kind,
    'in the first five': percent(share),
    goal: `≥ ${percent(minFound)}`,
    p50: `${short(median(ofEach))} µs`,
    p99: `${short(p99)} µs`,
    'goal of p99': goal === undefined ? '–' : `≤ ${goal} µs`,
    'p99 of every answer': `${short(quantile(times.flat(), 0.99))} µs`,
  };
  const missed = [
    ...(share < minFound ? [`${kind}: ${percent(share)} found, goal ${percent(minFound)}.`] : []),
    ...(goal !== undefined && p99 > goal ? [`${kind}: p99 ${short(p99)} µs, goal ${goal}.`] : []),
  ];
  return { row, missed };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Whether the entry meant is among the first five, or another of the very same name: nobody could tell them apart. */
function isFound(search: SponsorSearch, { text, entry }: Query): boolean {
  const foldedText = foldedName(text);
  return search
    .search({ text }, { limit: 5 })
    .sponsors.some(
      ({ id, name }) =>
        id === entry.id ||
        name.toLowerCase() === entry.name.toLowerCase() ||
        namesIn(name).trading.some((other) => foldedName(other) === foldedText),
    );
}

function toItsEnd<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

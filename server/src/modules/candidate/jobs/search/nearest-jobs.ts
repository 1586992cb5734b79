import type { Nearness } from '@portway/contracts/candidate/jobs/job-choices';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { findJobs } from './find-jobs.ts';
import type { JobRow } from './job-rows.ts';
import { filterLexemes, type JobsAsked } from './search-query.ts';

/** A search that finds nothing, and the occupation that its words mean. */
export interface Missed {
  readonly query: JobsAsked & { readonly meaning?: { readonly parts?: readonly object[] } | undefined };
  /** A code of SOC 2020. */
  readonly occupation: string | undefined;
}

export interface Nearest {
  readonly by: Nearness;
  readonly jobs: readonly JobRow[];
}

/** The jobs that are nearest to a search in words or in place, in one call; undefined where none is near. */
export async function nearestJobs(
  on: Kysely<Tables>,
  { query, occupation }: Missed,
  max: number,
): Promise<Nearest | undefined> {
  const { meaning, place, placeTerms } = query;
  const filters = filterLexemes(query);
  const near = {
    place,
    placeTerms,
    filters: filters.length < 2 ? undefined : allButOne(filters),
    occupation: occupation === undefined ? undefined : `'~occupation:${occupation}'`,
  };
  if (Object.values({ ...near, meaning }).every((each) => each === undefined)) return undefined;
  const nearby = { sort: 'best', meaning: { parts: meaning?.parts ?? [], near } } as const;
  const { matches } = await findJobs(on, { asked: nearby, max, upTo: 0 });
  const [first] = matches;
  if (first === undefined) return undefined;
  const kinds: Readonly<Record<number, Nearness>> = {
    1: near.filters === undefined ? 'without-filters' : 'but-one-filter',
    2: filters.length > 0 ? 'without-filters' : 'elsewhere',
    3: 'like-work',
  };
  return { by: kinds[first.tier] ?? 'same-place', jobs: matches.filter(({ tier }) => tier === first.tier) };
}

/** What has all of these but one. */
function allButOne(filters: readonly string[]): string {
  const others = filters.map((_, left) => filters.filter((__, at) => at !== left));
  return others.map((rest) => rest.map((filter) => `(${filter})`).join(' & ')).join(' | ');
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Hit } from './cursor.ts';
import type { JobRow } from './job-rows.ts';
import { filtersAsked, type JobsAsked, ranksAsked } from './search-query.ts';

/** A query with what is wanted of it. */
export interface Wanted {
  readonly asked: JobsAsked;
  /** A tsquery that jobs must match, instead of the filters of the query. */
  readonly matching?: string;
  /** The job to continue after; undefined for the first page. */
  readonly from?: Hit | undefined;
  readonly max: number;
  /** Count the matches up to this many, on the first page; 0 does not count. */
  readonly upTo: number;
}

/** A job that was found, with its position in the order; `total` is null where the matches were not counted. */
export type Match = JobRow & Hit & { readonly total: number | null };

export interface SearchResult {
  readonly matches: readonly Match[];
  /** `upTo` if there are as many or more; 0 where they were not counted. */
  readonly total: number;
}

/** The matches of a query, in order. One round trip: the database chooses how to find them, and becomes `portway_app`. */
export async function findJobs(on: Kysely<Tables>, search: Wanted): Promise<SearchResult> {
  const { asked, matching, from, max, upTo } = search;
  const pay = ranksAsked(asked);
  const values = [
    ...[meaningAsked(asked), asked.place ?? '', matching ?? filtersAsked(asked), asked.sort],
    ...[asked.posted ?? null, asked.publishedAfter ?? null, asked.publishedUntil ?? null],
    ...[pay?.min ?? null, pay?.max ?? null, from?.tier ?? null, from?.key ?? null, from?.job ?? null],
    ...[max, upTo],
  ];
  const { rows } = await sql<Match>`select * from find_jobs_by_meaning(${sql.join(values)})`.execute(on);
  return { matches: rows, total: rows[0]?.total ?? 0 };
}

function meaningAsked({ meaning, title }: JobsAsked): string | null {
  if (meaning !== undefined) return JSON.stringify(meaning);
  return title === undefined ? null : JSON.stringify({ typed: title, parts: [{ typed: title }] });
}

import { type Kysely, sql } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** A text of published jobs, and how many contain it. */
export interface CountedText {
  readonly text: string;
  readonly jobs: number;
}

/** How many jobs are open, and of which occupations most are. */
export interface BoardCounts {
  readonly total: number;
  readonly covers: readonly { readonly code: string; readonly jobs: number }[];
}

export function jobSuggestionsRepository(queries: Kysely<Tables>) {
  const countTexts = (column: 'title' | 'place', max: number) =>
    asApp(queries, async (on) => {
      // Spellings of the same thing count as one, and the commonest is shown.
      const { rows } = await sql<CountedText>`
        select mode() within group (order by ${sql.ref(column)}) as text, count(*) as jobs from published_job
        where ${sql.ref(column)} is not null group by lower(${sql.ref(column)})
        order by jobs desc, text limit ${max}`.execute(on);
      return rows;
    });
  return {
    /** The most frequent first, at most so many. */
    titles: (max: number): Promise<readonly CountedText[]> => countTexts('title', max),
    places: (max: number): Promise<readonly CountedText[]> => countTexts('place', max),
    /** Names of employers with open jobs, at most so many. */
    employers: (max: number): Promise<readonly string[]> =>
      asApp(queries, async (on) => {
        const rows = await on.selectFrom('published_employer').select('name').limit(max).execute();
        return rows.map(({ name }) => name);
      }),
    /** How many jobs are open, and the commonest occupations among them. */
    board: (max: number): Promise<BoardCounts> =>
      asApp(queries, async (on) => {
        const { rows } = await sql<{ code: string | null; jobs: number; total: number }>`
          select occupation_code as code, count(*) as jobs, (sum(count(*)) over ())::bigint as total from published_job
          where closes_on is null or closes_on >= (now() at time zone 'Europe/London')::date
          group by occupation_code order by jobs desc, code limit ${max + 1}`.execute(on);
        const covers = rows.flatMap(({ code, jobs }) =>
          code === null ? [] : [{ code, jobs: Number(jobs) }],
        );
        return { total: Number(rows[0]?.total ?? 0), covers: covers.slice(0, max) };
      }),
  };
}

export type JobSuggestionsRepository = ReturnType<typeof jobSuggestionsRepository>;

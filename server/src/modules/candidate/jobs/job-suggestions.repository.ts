import { type Kysely, sql } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** A text of published jobs, and how many contain it. */
export interface CountedText {
  readonly text: string;
  readonly jobs: number;
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
  };
}

export type JobSuggestionsRepository = ReturnType<typeof jobSuggestionsRepository>;

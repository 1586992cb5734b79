import type { Database } from '../../../platform/db/database.ts';

/** Where open jobs are. */
export function jobAddressesRepository(search: Database['search']) {
  return {
    async count(): Promise<number> {
      const { count } = await search((on) =>
        on
          .selectFrom('published_job')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    /** The newest first. */
    async slugs(from: number, max: number): Promise<string[]> {
      const rows = await search((on) =>
        on
          .selectFrom('published_job')
          .select('slug')
          .orderBy('published_at', 'desc')
          .orderBy('job', 'desc')
          .offset(from)
          .limit(max)
          .execute(),
      );
      return rows.map(({ slug }) => slug);
    },
  };
}

export type JobAddressesRepository = ReturnType<typeof jobAddressesRepository>;

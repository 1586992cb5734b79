import type { Database } from '../../../platform/db/database.ts';

export interface JobAddressesRepository {
  count(): Promise<number>;
  /** The newest first. */
  slugs(from: number, max: number): Promise<string[]>;
}

/** Where open jobs are. */
export function jobAddressesRepository(read: Database['search']): JobAddressesRepository {
  return {
    async count() {
      const { count } = await read((on) =>
        on
          .selectFrom('published_job')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    async slugs(from, most) {
      const rows = await read((on) =>
        on
          .selectFrom('published_job')
          .select('slug')
          .orderBy('published_at', 'desc')
          .orderBy('job', 'desc')
          .offset(from)
          .limit(most)
          .execute(),
      );
      return rows.map(({ slug }) => slug);
    },
  };
}

import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface JobAddressesRepository {
  count(): Promise<number>;
  /** The newest first. */
  slugs(from: number, most: number): Promise<string[]>;
}

/** Where open jobs are. */
export function jobAddressesRepository(queries: Kysely<Tables>): JobAddressesRepository {
  return {
    async count() {
      const { count } = await queries
        .selectFrom('published_job')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    async slugs(from, most) {
      const rows = await queries
        .selectFrom('published_job')
        .select('slug')
        .orderBy('published_at', 'desc')
        .orderBy('job', 'desc')
        .offset(from)
        .limit(most)
        .execute();
      return rows.map(({ slug }) => slug);
    },
  };
}

import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { PublishedEmployerTable } from '../../candidate/jobs/jobs.tables.ts';
import type { JobRow } from '../../candidate/jobs/search/job-rows.ts';

export type CompanyRow = Selectable<PublishedEmployerTable>;

/** Where a page of jobs goes on. */
export interface After {
  /** In microseconds since 1970. */
  readonly publishedAt: number;
  readonly job: string;
}

/** Companies as everybody sees them. */
export function companiesRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** The company that has this address, or had it. */
    find: (slug: string): Promise<CompanyRow | undefined> =>
      read((on) =>
        on
          .selectFrom('company_slug')
          .innerJoin('published_employer', 'published_employer.organisation', 'company_slug.organisation')
          .where('company_slug.slug', '=', slug)
          .selectAll('published_employer')
          .executeTakeFirst(),
      ),
    /** Its open jobs, the newest first. */
    jobs: (
      organisation: string,
      today: string,
      { limit, after }: { readonly limit: number; readonly after?: After | undefined },
    ): Promise<readonly (JobRow & { readonly key: number })[]> =>
      read(async (on) => {
        const from =
          after === undefined
            ? sql``
            : sql`and (published_at, job) < ('epoch'::timestamptz + ${after.publishedAt} * interval '1 microsecond', ${after.job}::uuid)`;
        const { rows } = await sql<JobRow & { key: number }>`
          select *, to_microseconds(published_at) as key from job_card
          where organisation = ${organisation} and (closes_on is null or closes_on >= ${today}) ${from}
          order by published_at desc, job desc limit ${limit}`.execute(on);
        return rows;
      }),
    /** At most so many are counted. */
    async countJobs(organisation: string, today: string, most: number): Promise<number> {
      const { count } = await read((on) =>
        on
          .selectFrom((nested) =>
            nested
              .selectFrom('published_job')
              .select('job')
              .where('organisation', '=', organisation)
              .where((each) => each.or([each('closes_on', 'is', null), each('closes_on', '>=', today)]))
              .limit(most)
              .as('open'),
          )
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    /** Those with an open job and such a name, by name. */
    named: (
      text: string,
      most: number,
    ): Promise<readonly { readonly slug: string; readonly name: string; readonly town: string | null }[]> =>
      read((on) => {
        const begins = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
        return on
          .selectFrom('published_employer as e')
          .where(({ or, eb }) => or([eb('e.name', 'ilike', begins), eb('e.name', 'ilike', `% ${begins}`)]))
          .where(hasOpenJob)
          .select(['e.slug', 'e.name', 'e.town'])
          .orderBy(sql`lower(e.name)`)
          .orderBy('e.slug')
          .limit(most)
          .execute();
      }),
    logo: (slug: string): Promise<Uint8Array | undefined> =>
      read(async (on) => {
        const row = await on
          .selectFrom('published_employer as e')
          .innerJoin('organisation_logo as l', 'l.organisation', 'e.organisation')
          .where('e.slug', '=', slug)
          .select('l.jpeg')
          .executeTakeFirst();
        return row?.jpeg;
      }),
    /** Of companies with an open job, by slug. */
    addresses: (most: number): Promise<string[]> =>
      read(async (on) => {
        const rows = await on
          .selectFrom('published_employer as e')
          .where(hasOpenJob)
          .select('e.slug')
          .orderBy('e.slug')
          .limit(most)
          .execute();
        return rows.map(({ slug }) => slug);
      }),
  };
}

export type CompaniesRepository = ReturnType<typeof companiesRepository>;

const hasOpenJob = sql<boolean>`exists (select from published_job j where j.organisation = e.organisation)`;

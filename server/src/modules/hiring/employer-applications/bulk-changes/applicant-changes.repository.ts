import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Reader } from '../applicant-rows.repository.ts';

type On = Transaction<Tables>;

/** Changes to several applicants in one request. */
export const applicantChangesRepository = {
  /**
   * Those of these that the reader may change, locked in the order of their ids, so that two never wait for each
   * other.
   */
  async lockAll(
    on: On,
    { organisation, account }: Reader,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await on
      .selectFrom('application')
      .select('id')
      .where('organisation', '=', organisation)
      .where('account', '<>', account)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },
  /** The id of the organisation's tag of this name, which is made where there is none. */
  async tagNamed(on: On, organisation: string, name: string): Promise<string> {
    // Nobody else deletes it, as unused, before it is put on somebody.
    await sql`select pg_advisory_xact_lock(hashtext(${`applicant tags ${organisation}`}))`.execute(on);
    await on
      .insertInto('applicant_tag')
      .values({ organisation, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await on
      .selectFrom('applicant_tag')
      .select('id')
      .where('organisation', '=', organisation)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirstOrThrow();
    return id;
  },
  async countTags(on: On, organisation: string): Promise<number> {
    const { count } = await on
      .selectFrom('applicant_tag')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    return count;
  },
  async putTag(on: On, applications: readonly string[], tag: string): Promise<void> {
    await on
      .insertInto('application_tag')
      .values(applications.map((application) => ({ application, tag })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async takeTag(on: On, applications: readonly string[], tag: string): Promise<void> {
    await on
      .deleteFrom('application_tag')
      .where('application', 'in', applications)
      .where('tag', '=', tag)
      .execute();
  },
  /** Deletes the tag where nobody has it any more. */
  async dropUnused(on: On, tag: string): Promise<void> {
    await sql`delete from applicant_tag t where t.id = ${tag}
      and not exists (select from application_tag has where has.tag = t.id)`.execute(on);
  },
};

export type ApplicantChangesRepository = typeof applicantChangesRepository;

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** How long an organisation keeps unsuccessful applications; erasing them is in applications.tables.ts. */
export const applicantRetentionRepository = {
  async months(on: On, organisation: string): Promise<number> {
    const { applicants_kept_months } = await on
      .selectFrom('organisation')
      .select('applicants_kept_months')
      .where('id', '=', organisation)
      .executeTakeFirstOrThrow();
    return applicants_kept_months;
  },
  async setMonths(on: On, organisation: string, months: number): Promise<void> {
    await on
      .updateTable('organisation')
      .set({ applicants_kept_months: months })
      .where('id', '=', organisation)
      .execute();
  },
  /** How many applications are erased within so many days. */
  async dueWithin(on: On, organisation: string, days: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from application a
      join organisation o on o.id = a.organisation
      left join job j on j.id = a.job
      where a.organisation = ${organisation} and employer_retention_end(
        a.state, a.changed_at, j.state, j.closed_at, o.applicants_kept_months
      ) <= (now() at time zone 'Europe/London')::date + ${days}::integer`.execute(on);
    return rows[0]?.count ?? 0;
  },
};

export type ApplicantRetentionRepository = typeof applicantRetentionRepository;

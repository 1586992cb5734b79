import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader } from './applicant-rows.repository.ts';

type On = Transaction<Tables>;

export interface ExportRow {
  readonly id: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly job: string;
  readonly status: string;
  readonly applied: string;
  readonly changed: string;
  readonly tags: string | null;
  readonly text: string;
  readonly notes: string | null;
}

export const applicantsExportRepository = {
  /** Of a job, or of these; of those who withdrew, nobody can be named. */
  async rows(
    on: On,
    { organisation, account }: Reader,
    {
      job,
      applicants,
    }: { readonly job?: string | undefined; readonly applicants?: readonly string[] | undefined },
    max: number,
  ): Promise<readonly ExportRow[]> {
    const which =
      job === undefined ? sql`a.id = any(${[...(applicants ?? [])]}::uuid[])` : sql`a.job = ${job}`;
    const { rows } = await sql<ExportRow>`
      select a.id, who.full_name as name, p.answers ->> 'primaryRole' as role, a.position as job,
        a.state as status, to_char(a.applied_at at time zone 'Europe/London', 'YYYY-MM-DD') as applied,
        to_char(a.changed_at at time zone 'Europe/London', 'YYYY-MM-DD') as changed, a.text,
        (select string_agg(t.name, '; ' order by lower(t.name)) from application_tag has
          join applicant_tag t on t.id = has.tag where has.application = a.id) as tags,
        (select string_agg(n.text, E'\n' order by n.written_at) from applicant_note n
          where n.application = a.id) as notes
      from application a
      join account who on who.id = a.account
      left join profile p on p.account = a.account
      where a.organisation = ${organisation} and a.account <> ${account} and a.state <> 'withdrawn' and ${which}
      order by a.changed_at desc, a.id desc limit ${max}`.execute(on);
    return rows;
  },
};

export type ApplicantsExportRepository = typeof applicantsExportRepository;

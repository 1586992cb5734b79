import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    assessment: {
      job: JsonOrNull;
      reasons: Json;
      next_steps: Json;
      not_checked: Json;
      steps: Json;
    };
  }
}

/** A `jsonb` column: written as `JSON.stringify` text, read as a value still to be parsed. */
type Json = ColumnType<unknown, string, string>;
type JsonOrNull = ColumnType<unknown, string | null, string | null>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const assessmentTables: OwnedTables = {
  assessment: {
    subject: 'address',
    personal: [
      'email',
      'is_uk_registered',
      'documents_submitted',
      'knows_job_role_and_code',
      'meets_salary_threshold',
      'authorizing_officer_available',
      'exists_mainly_to_sponsor',
      'occupation_code',
      'job',
    ],
    retention: '2 years.',
    expire: () => [sql`delete from assessment where created_at < now() - interval '2 years'`],
    erase: ({ email }) => sql`delete from assessment where lower(email) = ${email}`,
    copy: {
      name: 'assessments',
      title: 'Your assessments',
      about: 'Your answers and what we said.',
      rows: ({ email }) =>
        sql`select is_uk_registered, documents_submitted, knows_job_role_and_code, meets_salary_threshold,
        authorizing_officer_available, exists_mainly_to_sponsor, occupation_code, status, judged_on, created_at
        from assessment where lower(email) = ${email} order by created_at`,
    },
  },
};

import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    application: {
      /** What the job said when they applied; null for applications from before that was stored. */
      job_answers: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, never>;
    };
    application_turn: {
      state: StoredApplicationState;
    };
  }
}

export type ApplicationDraftTable = Tables['application_draft'];
export type ApplicationTable = Tables['application'];

export type StoredApplicationState = 'pending' | 'interview' | 'offer' | 'hired' | 'rejected' | 'withdrawn';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const applicationsTables: OwnedTables = {
  application_draft: {
    subject: 'account',
    personal: ['text', 'resume'],
    retention: 'With the account, or until it is sent.',
    copy: {
      name: 'application-drafts',
      title: 'Applications you began',
      about: 'You have not sent these. Nobody else sees them.',
      rows: ({ account }) =>
        sql`select j.answers ->> 'title' as job, d.text, d.saved_at from application_draft d
        join job j on j.id = d.job where d.account = ${account} order by d.saved_at`,
    },
  },
  application: {
    subject: 'account',
    personal: ['text', 'resume', 'state', 'next_step'],
    retention: 'With the account; for the employer one to twelve months after it was unsuccessful.',
    expire: () => [
      sql`update application a set organisation = null, erased_for_employer = (now() at time zone 'Europe/London')::date
        from application b
        join organisation o on o.id = b.organisation
        left join job j on j.id = b.job
        where b.id = a.id and employer_retention_end(
          b.state, b.changed_at, j.state, j.closed_at, o.applicants_kept_months
        ) <= (now() at time zone 'Europe/London')::date
        -- One that nobody decided goes once its candidate has been told.
        and (b.state in ('rejected', 'withdrawn') or b.end_told_at >= b.changed_at)`,
    ],
    copy: {
      name: 'applications',
      title: 'Your applications',
      about:
        'What you wrote, and the status of each. Notes that an employer made about you are its own: ask it for a copy.',
      rows: ({ account }) =>
        sql`select position, company, location, text, state, next_step, next_step_on::text, applied_at, changed_at
        from application where account = ${account} order by applied_at`,
    },
  },
  application_turn: {
    subject: 'account',
    personal: ['state', 'author', 'note'],
    retention: 'With the application.',
    copy: {
      name: 'application-history',
      title: 'What happened to them',
      about: 'Each change of status, and who made it.',
      rows: ({ account }) =>
        sql`select a.position, a.company, t.state, t.by_side, t.note, t.at from application_turn t
        join application a on a.id = t.application where a.account = ${account} order by t.id`,
    },
  },
};

import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    interview: {
      reply: InterviewReply | null;
    };
    held_move: {
      moved_to: StoredApplicationState;
      state: StoredApplicationState;
    };
  }
}

export type InterviewReply = 'confirmed' | 'another-time';
export type InterviewTable = Tables['interview'];
export type RejectionTable = Tables['rejection'];
export type HeldMoveTable = Tables['held_move'];
export type RejectionTemplateTable = Tables['rejection_template'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const employerApplicationsTables: OwnedTables = {
  applicant_note: {
    subject: 'account',
    personal: ['author', 'text'],
    // No copy: the employer decides about these notes and answers for them; the export of its applicants has them.
    retention: 'With the application, and until the employer’s time for unsuccessful applications is over.',
  },
  application_tag: {
    subject: 'account',
    personal: ['tag'],
    retention: 'With the application, and until the employer’s time for unsuccessful applications is over.',
  },
  applicant_tag: {
    subject: 'nobody',
    personal: [],
    retention: 'Until no applicant has it.',
    expire: () => [
      sql`delete from applicant_tag t where not exists (select from application_tag has where has.tag = t.id)`,
    ],
  },
  interview: {
    subject: 'account',
    personal: ['starts_at', 'place', 'words', 'reply', 'reply_words'],
    retention: 'With the application.',
    copy: {
      name: 'interviews',
      title: 'Interviews',
      about: 'When and where an employer invited you, and what you answered.',
      rows: ({ account }) =>
        sql`select a.position, a.company, i.starts_at, i.minutes, i.time_zone, i.place, i.words, i.cancelled,
        i.reply, i.reply_words, i.replied_at
        from interview i join application a on a.id = i.application
        where a.account = ${account} order by i.starts_at`,
    },
  },
  rejection: {
    subject: 'account',
    personal: ['author', 'text'],
    retention: 'Ten seconds: until the email that ends the application is sent.',
  },
  held_move: {
    subject: 'account',
    personal: ['author', 'state', 'next_step'],
    retention: 'Ten seconds: until we tell the candidate of the move.',
  },
  rejection_template: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
};

import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    answer_template: AnswerTemplateTable;
    organisation_note: OrganisationNoteTable;
    staff_invitation: StaffInvitationTable;
    report: ReportTable;
    moderation_stop: ModerationStopTable;
  }
}

export interface AnswerTemplateTable {
  id: string;
  name: string;
  text: string;
  changed_at: Generated<Date>;
}

export interface OrganisationNoteTable {
  id: string;
  organisation: string;
  by_account: string | null;
  text: string;
  created_at: Generated<Date>;
}

export interface StaffInvitationTable {
  /** Becomes that of the account. */
  id: string;
  email: string;
  full_name: string;
  invited_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface ReportTable {
  /** Of its enquiry. */
  id: string;
  reporter: string | null;
  /** The workspace in which they reported it; null for a candidate. */
  reporter_organisation: string | null;
  about: 'job' | 'conversation';
  job: string | null;
  conversation: string | null;
  reported_account: string | null;
  reported_organisation: string | null;
  position: string;
  decision: Generated<'upheld' | 'dismissed' | null>;
  reason: Generated<string | null>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}

export interface ModerationStopTable {
  id: Generated<string>;
  job: string | null;
  conversation: string | null;
  was_published: Generated<boolean>;
  since: Generated<Date>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const staffTables: OwnedTables = {
  moderation_stop: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the team changes its decision, or with the job or the conversation.',
  },
  report: {
    subject: 'address',
    personal: ['reporter', 'reported_account', 'reason'],
    retention: 'With its enquiry, which is kept for 2 years.',
    erasedWith: 'enquiry',
  },
  answer_template: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the team removes it.',
  },
  organisation_note: {
    subject: 'nobody',
    personal: [],
    retention: '2 years, or with the organisation.',
    expire: () => [sql`delete from organisation_note where created_at < now() - interval '2 years'`],
  },
  staff_invitation: {
    subject: 'address',
    personal: ['email', 'full_name'],
    retention: 'Until it is used or revoked; 7 days after it expires.',
    expire: () => [sql`delete from staff_invitation where expires_at < now() - interval '7 days'`],
    erase: ({ email }) => sql`delete from staff_invitation where lower(email) = ${email}`,
    copy: {
      name: 'staff-invitations',
      title: 'Invitations to our team',
      about: 'Those that you have not used.',
      rows: ({ email }) =>
        sql`select email, full_name, created_at, expires_at from staff_invitation
        where lower(email) = ${email} order by created_at`,
    },
  },
};

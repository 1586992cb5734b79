import { sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StaffInvitationTable = Tables['staff_invitation'];

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

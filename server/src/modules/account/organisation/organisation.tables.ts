import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type InvitationTable = Tables['invitation'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const organisationTables: OwnedTables = {
  invitation: {
    subject: 'address',
    personal: ['email'],
    retention: '30 days after it expires.',
    expire: () => [sql`delete from invitation where expires_at < now() - interval '30 days'`],
    erase: ({ email }) => sql`delete from invitation where lower(email) = ${email}`,
    copy: {
      name: 'invitations',
      title: 'Invitations to you',
      about: 'Those that are still open.',
      rows: ({ email }) =>
        sql`select role, hiring, compliance_role, sent_at, expires_at from invitation where email = ${email} order by sent_at`,
    },
  },
  organisation_logo: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
};

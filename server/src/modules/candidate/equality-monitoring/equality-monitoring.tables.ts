import { sql } from 'kysely';
import type { EncryptedColumn, OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type IdentityTable = Tables['identity'];

/** Equality monitoring answers. */
export const identityAnswersColumn: EncryptedColumn = {
  table: 'identity',
  column: 'sealed',
  row: 'account',
  formerPurpose: (account) => `identity ${account}`,
};

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const equalityMonitoringTables: OwnedTables = {
  identity: {
    subject: 'account',
    personal: ['sealed', 'consented_at'],
    encrypted: [identityAnswersColumn],
    retention: 'Until consent is withdrawn, or the account is deleted.',
    copy: {
      name: 'identity',
      title: 'Your identity',
      about: 'Confidential: your answers, and when you agreed that we keep them. Nobody else reads them.',
      rows: ({ account }) =>
        sql`select sealed, consent_version, consented_at, changed_at from identity where account = ${account}`,
    },
  },
};

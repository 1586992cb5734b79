import { type Generated, sql } from 'kysely';
import type { EncryptedColumn, OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    identity: IdentityTable;
  }
}

export interface IdentityTable {
  account: string;
  sealed: string;
  consent_version: number;
  consented_at: Date;
  changed_at: Generated<Date>;
}

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

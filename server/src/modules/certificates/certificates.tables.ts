import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    certificate_allocation: CertificateAllocationTable;
    certificate: CertificateTable;
    certificate_note: CertificateNoteTable;
  }
}

/** Days are YYYY-MM-DD. */
export interface CertificateAllocationTable {
  organisation: string;
  from_day: string;
  to_day: string;
  allocated: number;
}

export interface CertificateTable {
  id: string;
  organisation: string;
  worker: string | null;
  kind: 'defined' | 'undefined';
  state: 'draft' | 'requested' | 'granted' | 'refused' | 'assigned' | 'used' | 'lapsed' | 'withdrawn';
  facts: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  requested_on: Generated<string | null>;
  granted_on: Generated<string | null>;
  assigned_on: Generated<string | null>;
  start_day: Generated<string | null>;
  end_day: Generated<string | null>;
  used_on: Generated<string | null>;
  closed_on: Generated<string | null>;
  encrypted_number: Generated<string | null>;
  number_tail: Generated<string | null>;
  version: Generated<number>;
  by_account: string | null;
  by_name: string;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface CertificateNoteTable {
  id: Generated<string>;
  certificate: string;
  organisation: string;
  words: string;
  by_account: string | null;
  by_name: string;
  at: Generated<Date>;
}

const ofTheSponsor = {
  subject: 'account',
  retention: 'With the worker it is about, or with the organisation.',
  stays: 'A sponsor’s record of a certificate it assigned, which the sponsor must keep.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const certificatesTables: OwnedTables = {
  certificate_note: { ...ofTheSponsor, personal: ['words', 'by_name'] },
  certificate: {
    ...ofTheSponsor,
    personal: ['facts', 'encrypted_number', 'number_tail', 'by_name'],
    encrypted: [{ table: 'certificate', column: 'encrypted_number', row: 'id' }],
  },
  certificate_allocation: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
};

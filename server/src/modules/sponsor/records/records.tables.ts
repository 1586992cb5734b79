import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type KeptRecordTable = Tables['kept_record'];

const ofTheSponsor = {
  subject: 'account',
  retention:
    'With the worker it is about, or with the organisation; its files until an officer destroys them after the last day on which they have to be kept.',
  stays:
    'A sponsor’s record of a sponsored worker, which the law has the sponsor keep after the worker’s account.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const keptRecordsTables: OwnedTables = {
  kept_record_look: { ...ofTheSponsor, personal: ['by_name'] },
  kept_record_file: { ...ofTheSponsor, personal: ['file_key', 'file_name', 'by_name'] },
  kept_record_version: { ...ofTheSponsor, personal: ['by_name'] },
  kept_record_answer: { ...ofTheSponsor, personal: ['by_name'] },
  kept_record: { ...ofTheSponsor, personal: ['hold_reason', 'destroyed_by'] },
};

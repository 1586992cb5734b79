import type { OwnedTables } from '../../../platform/db/owned-table.ts';

const ofTheSponsor = {
  subject: 'account',
  retention:
    'With the worker or the organisation it is about. A file that was rejected is deleted at once; one that was confirmed is kept as a record.',
  stays:
    'What a sponsor asked a sponsored worker for, which it keeps with the record after the worker’s account.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const recordLinkTables: OwnedTables = {
  record_request_file: { ...ofTheSponsor, personal: ['file_key', 'file_name'] },
  record_request: { ...ofTheSponsor, personal: ['note', 'by_name', 'verdict_reason', 'decided_by_name'] },
  rights_information: { ...ofTheSponsor, personal: ['file_key', 'file_name', 'by_name'] },
};

import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

const ofTheSponsor = {
  subject: 'account',
  retention:
    'With the worker or the organisation it is about. A file that was rejected is deleted at once, one of a link that ended before all had come the night after its last day; one that was confirmed is kept as a record.',
  stays:
    'What a sponsor asked a sponsored worker for, which it keeps with the record after the worker’s account.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const recordLinkTables: OwnedTables = {
  record_request_file: {
    ...ofTheSponsor,
    personal: ['file_key', 'file_name'],
    expire: () => [
      sql`delete from record_request_file f using record_request r
        where r.id = f.request and r.arrived_at is null
          and r.open_until < (now() at time zone 'Europe/London')::date`,
    ],
  },
  record_request: { ...ofTheSponsor, personal: ['note', 'by_name', 'verdict_reason', 'decided_by_name'] },
  rights_information: { ...ofTheSponsor, personal: ['file_key', 'file_name', 'by_name'] },
};

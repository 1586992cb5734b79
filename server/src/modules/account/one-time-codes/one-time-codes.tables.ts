import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const oneTimeCodesTables: OwnedTables = {
  one_time_code: {
    subject: 'nobody',
    personal: [],
    retention: 'A day after it expires.',
    expire: () => [sql`delete from one_time_code where expires_at < now() - interval '1 day'`],
  },
};

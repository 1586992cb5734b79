import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    one_time_code: OneTimeCodeTable;
  }
}

export interface OneTimeCodeTable {
  key_hash: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const oneTimeCodesTables: OwnedTables = {
  one_time_code: {
    subject: 'nobody',
    personal: [],
    retention: 'A day after it expires.',
    expire: () => [sql`delete from one_time_code where expires_at < now() - interval '1 day'`],
  },
};

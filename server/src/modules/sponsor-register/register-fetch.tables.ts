import type { Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    register_fetch: RegisterFetchTable;
  }
}

/** The only row says how the daily fetch of the register goes. */
export interface RegisterFetchTable {
  single: Generated<boolean>;
  running_since: Date | null;
  tried_at: Date | null;
  succeeded_at: Date | null;
  outcome: string | null;
  fault: string | null;
  failed_days: Generated<number>;
  /** As YYYY-MM-DD. */
  failed_on: string | null;
  told_at: Date | null;
  address: string | null;
  etag: string | null;
  last_modified: string | null;
}

export const registerFetchTables: OwnedTables = {
  register_fetch: { subject: 'nobody', personal: [], retention: 'For good: one row.' },
};

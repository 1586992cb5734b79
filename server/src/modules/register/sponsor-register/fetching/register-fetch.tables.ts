import type { OwnedTables } from '../../../../platform/db/owned-table.ts';

export const registerFetchTables: OwnedTables = {
  register_fetch: { subject: 'nobody', personal: [], retention: 'For good: one row.' },
};

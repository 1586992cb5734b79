import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data the table holds, its retention, and how it is exported and erased. */
export const readinessTicksTables: OwnedTables = {
  readiness_tick: {
    subject: 'account',
    personal: ['ticked_by_name'],
    retention: 'With the organisation, or until the tick is removed.',
    stays: 'What the organisation says is in place: of a colleague who left, without the name.',
  },
};

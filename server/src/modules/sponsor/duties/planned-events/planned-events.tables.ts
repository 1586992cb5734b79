import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../../platform/db/owned-table.ts';

declare module '../../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    planned_event: {
      facts: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const plannedEventsTables: OwnedTables = {
  planned_event: {
    subject: 'account',
    personal: ['facts', 'by_name', 'ended_by'],
    retention: 'With the worker it is about, or with the organisation.',
    stays: 'A sponsor’s record of what it planned for a worker, beside its record of what happened.',
  },
};

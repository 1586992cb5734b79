import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    stated_value: {
      value: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
    };
  }
}

const withTheWorker = {
  subject: 'account',
  retention: 'With the worker.',
  stays:
    'A sponsor’s record of a sponsored worker, which the law has the sponsor keep after the worker’s account.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const contradictionsTables: OwnedTables = {
  stated_paper: { ...withTheWorker, personal: ['title', 'by_name'] },
  stated_value: {
    ...withTheWorker,
    personal: ['value', 'encrypted_value', 'tail'],
    encrypted: [{ table: 'stated_value', column: 'encrypted_value', row: 'id' }],
  },
  paper_explanation: {
    ...withTheWorker,
    personal: ['one_words', 'other_words', 'reason', 'by_name', 'withdrawn_by_name'],
  },
  worker_agreement: { ...withTheWorker, personal: ['unexplained', 'since'] },
  agreement_due: {
    subject: 'nobody',
    personal: [],
    retention: 'Until the worker’s papers were compared again: a minute.',
  },
};

import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    worker_change: {
      changes: ColumnType<readonly FactChange[], string, never>;
    };
  }
}

/** Why something of a worker was not checked. */
export type WorkerGap =
  | 'other-route'
  | 'no-terms'
  | 'no-pay'
  | 'no-option'
  | 'pay-scale'
  | 'pay-not-recorded'
  | 'no-place'
  | 'no-visa-end'
  | 'no-certificate-start'
  | 'no-check';

export type WorkerTable = Tables['worker'];
export type WorkerTermsTable = Tables['worker_terms'];
export type WorkerSealedTable = Tables['worker_sealed'];
export type WorkerSealedLookTable = Tables['worker_sealed_look'];
export type WorkerAbsenceTable = Tables['worker_absence'];
export type RightToWorkCheckTable = Tables['right_to_work_check'];

export type SealedField = Tables['worker_sealed']['field'];

export interface FactChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

const staysAsRecord =
  'A sponsor’s record of a sponsored worker, which the law has the sponsor keep after the worker’s account.';

const withTheWorker = {
  subject: 'account',
  retention: 'With the worker.',
  stays: staysAsRecord,
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const workersTables: OwnedTables = {
  worker_change: { ...withTheWorker, personal: ['changes', 'by_name'] },
  worker_sealed: {
    ...withTheWorker,
    personal: ['encrypted_value', 'tail', 'match_hash'],
    encrypted: [
      {
        table: 'worker_sealed',
        column: 'encrypted_value',
        row: 'id',
        match: { column: 'match_hash', after: ['organisation', 'field'] },
      },
    ],
  },
  worker_sealed_look: { ...withTheWorker, personal: ['by_name', 'reason'] },
  worker_absence: { ...withTheWorker, personal: ['first_day', 'last_day', 'kind', 'by_name'] },
  right_to_work_check: { ...withTheWorker, personal: ['checker_name', 'checked_on', 'by_name'] },
  worker_terms: { ...withTheWorker, personal: ['job_title', 'pay_pence', 'by_name'] },
  worker: {
    subject: 'account',
    personal: ['full_name', 'reference', 'visa_from', 'visa_ends', 'paid_pence', 'hold_reason'],
    retention:
      'Until an officer of the sponsor erases it, which is offered when the days until which the law has it kept are over.',
    stays: staysAsRecord,
  },
};

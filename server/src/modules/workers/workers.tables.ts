import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    worker: WorkerTable;
    worker_terms: WorkerTermsTable;
    worker_sealed: WorkerSealedTable;
    worker_sealed_look: WorkerSealedLookTable;
    worker_absence: WorkerAbsenceTable;
    right_to_work_check: RightToWorkCheckTable;
    worker_change: WorkerChangeTable;
  }
}

/** Days are YYYY-MM-DD. */
export interface WorkerTable {
  id: string;
  organisation: string;
  full_name: string;
  reference: Generated<string | null>;
  manager: Generated<string | null>;
  hire_case: Generated<string | null>;
  account: Generated<string | null>;
  imported_by: Generated<string | null>;
  route: Generated<string>;
  tags: Generated<string[]>;
  certificate_start: Generated<string | null>;
  certificate_ends: Generated<string | null>;
  visa_from: Generated<string | null>;
  visa_ends: Generated<string | null>;
  grant_notified_on: Generated<string | null>;
  started_on: Generated<string | null>;
  sponsorship_ended_on: Generated<string | null>;
  employment_ended_on: Generated<string | null>;
  salary_option: Generated<string | null>;
  rights_information_on: Generated<string | null>;
  contact_confirmed_on: Generated<string | null>;
  hold_reason: Generated<string | null>;
  /** The day on which the manager left, until someone follows. */
  manager_left_on: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface WorkerTermsTable {
  id: string;
  worker: string;
  organisation: string;
  from_day: string;
  job_title: string;
  occupation_code: Generated<string | null>;
  /** A year, in pence. PostgreSQL sends it as text. */
  pay_pence: Generated<string | number | null>;
  hours_per_week: Generated<string | number | null>;
  works_on: Generated<number[]>;
  work_place: Generated<string | null>;
  other_places: Generated<string[]>;
  hybrid_pattern: Generated<string | null>;
  by_account: string | null;
  by_name: string;
  recorded_at: Generated<Date>;
}

export type SealedField =
  | 'passport'
  | 'national-insurance'
  | 'birth-date'
  | 'address'
  | 'email'
  | 'telephone';

export interface WorkerSealedTable {
  /** The worker and the field, with a point between: what the value is encrypted for. */
  id: string;
  worker: string;
  organisation: string;
  field: SealedField;
  encrypted_value: string;
  tail: string | null;
  match_hash: string;
  changed_at: Generated<Date>;
}

export interface WorkerSealedLookTable {
  id: Generated<string>;
  worker: string;
  organisation: string;
  fields: string[];
  reason: Generated<string | null>;
  by_account: string | null;
  by_name: string;
  at: Generated<Date>;
}

export interface WorkerAbsenceTable {
  id: string;
  worker: string;
  organisation: string;
  first_day: string;
  last_day: Generated<string | null>;
  pay: 'paid' | 'reduced' | 'unpaid';
  agreed: boolean;
  excepted: Generated<boolean>;
  by_account: string | null;
  by_name: string;
  recorded_at: Generated<Date>;
  imported_by: Generated<string | null>;
  /** Of an absence of a file without a last day: when a person said that the worker was still away. */
  still_away_on: Generated<string | null>;
}

export interface RightToWorkCheckTable {
  id: string;
  worker: string;
  organisation: string;
  method: string;
  checked_on: string;
  checker_name: string;
  next_on: Generated<string | null>;
  by_account: string | null;
  by_name: string;
  recorded_at: Generated<Date>;
}

interface FactChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface WorkerChangeTable {
  id: Generated<number>;
  worker: string;
  organisation: string;
  changes: ColumnType<readonly FactChange[], string, never>;
  by_account: string | null;
  by_name: string;
  at: Generated<Date>;
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
  worker_absence: { ...withTheWorker, personal: ['first_day', 'last_day', 'by_name'] },
  right_to_work_check: { ...withTheWorker, personal: ['checker_name', 'checked_on', 'by_name'] },
  worker_terms: { ...withTheWorker, personal: ['job_title', 'pay_pence', 'by_name'] },
  worker: {
    subject: 'account',
    personal: ['full_name', 'reference', 'visa_from', 'visa_ends', 'hold_reason'],
    retention:
      'Until an officer of the sponsor erases it, which is offered when the days until which the law has it kept are over.',
    stays: staysAsRecord,
  },
};

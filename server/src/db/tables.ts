import type { ColumnType, Generated } from 'kysely';

/** Every table by name. A migration and this file change together. */
export interface Tables {
  migration: MigrationTable;
  assessment: AssessmentTable;
  idempotency_key: IdempotencyKeyTable;
}

export interface MigrationTable {
  number: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

export interface AssessmentTable {
  id: Generated<string>;
  is_uk_registered: string;
  documents_submitted: string;
  knows_job_role_and_code: string;
  meets_salary_threshold: string;
  authorizing_officer_available: string;
  email: string;
  status: string;
  message: string;
  reasons: Json;
  next_steps: Json;
  not_checked: Json;
  steps: Json;
  judged_on: string;
  recorded_to: string;
  created_at: Generated<Date>;
}

export interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  answer: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
}

/** A `jsonb` column: written as text with `JSON.stringify`, read as a value that is to be parsed. */
type Json = ColumnType<unknown, string, string>;

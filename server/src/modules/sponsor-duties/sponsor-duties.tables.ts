import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sponsor_event: SponsorEventTable;
    sponsor_duty: SponsorDutyTable;
    sponsor_duty_step: SponsorDutyStepTable;
    sponsor_duty_file: SponsorDutyFileTable;
  }
}

type Json<Read> = ColumnType<Read, string, string>;

/** What an event changed in the record of a worker: a fact, or terms from a day on. */
export interface RecordChanged {
  readonly worker: string;
  readonly field: string;
  readonly fromDay: string | null;
  readonly from: Recorded;
  readonly to: Recorded;
}
export type Recorded = string | number | readonly (string | number)[] | null;

/** Days are YYYY-MM-DD. */
export interface SponsorEventTable {
  id: string;
  organisation: string;
  worker: string | null;
  kind: string;
  happened_on: string;
  facts: Json<Readonly<Record<string, unknown>>>;
  confidential: Generated<boolean>;
  history: Generated<boolean>;
  corrects: Generated<string | null>;
  /** Why the event that this one corrects was wrong. */
  correction: Generated<string | null>;
  changed: ColumnType<readonly RecordChanged[], string | undefined, never>;
  imported_by: Generated<string | null>;
  by_account: string | null;
  by_name: string;
  recorded_at: Generated<Date>;
}

export type DutyState = 'to-do' | 'prepared' | 'checked' | 'reported' | 'not-reported' | 'closed';

export interface SponsorDutyTable {
  id: string;
  organisation: string;
  worker: string | null;
  event: string | null;
  duty: string | null;
  does: 'report' | 'decide-and-record' | 'before-the-change' | 'record' | 'look-at-this';
  found_key: Generated<string | null>;
  title: string;
  because: string;
  happened_on: string;
  nation: 'england-and-wales' | 'scotland' | 'northern-ireland';
  report_by: Generated<string | null>;
  remind_by: Generated<string | null>;
  asked: Json<Readonly<Record<string, unknown>>>;
  deadline: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
  confidential: Generated<boolean>;
  state: Generated<DutyState>;
  draft: Json<readonly unknown[]>;
  reported_on: Generated<string | null>;
  reference: Generated<string | null>;
  not_reported_because: Generated<string | null>;
  version: Generated<number>;
  raised_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface SponsorDutyStepTable {
  id: Generated<string>;
  duty: string;
  organisation: string;
  step: string;
  words: Generated<string | null>;
  by_account: string | null;
  by_name: string;
  at: Generated<Date>;
}

export interface SponsorDutyFileTable {
  duty: string;
  organisation: string;
  file_key: string;
  file_name: string;
  file_kind: 'pdf' | 'docx' | 'txt';
  file_bytes: number;
  by_name: string;
  at: Generated<Date>;
}

const ofTheSponsor = {
  subject: 'account',
  retention: 'With the worker it is about, or with the organisation.',
  stays: 'A sponsor’s record of what happened to a worker and what it reported, which the sponsor must keep.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorDutiesTables: OwnedTables = {
  sponsor_duty_file: { ...ofTheSponsor, personal: ['file_key', 'file_name', 'by_name'] },
  sponsor_duty_step: { ...ofTheSponsor, personal: ['words', 'by_name'] },
  sponsor_duty: { ...ofTheSponsor, personal: ['because', 'asked', 'draft', 'not_reported_because'] },
  sponsor_event: { ...ofTheSponsor, personal: ['facts', 'changed', 'correction', 'by_name'] },
};

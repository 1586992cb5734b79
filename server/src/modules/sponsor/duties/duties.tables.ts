import type { ColumnType } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    sponsor_event: {
      facts: Json<Readonly<Record<string, unknown>>>;
      changed: ColumnType<readonly RecordChanged[], string | undefined, never>;
    };
    sponsor_duty: {
      asked: Json<Readonly<Record<string, unknown>>>;
      deadline: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
      draft: Json<readonly unknown[]>;
    };
    sponsor_duty_draft: { draft: Json<readonly unknown[]> };
  }
}

export type SponsorDutyTable = Tables['sponsor_duty'];

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

export type DutyState = 'to-do' | 'prepared' | 'checked' | 'reported' | 'not-reported' | 'closed';

const ofTheSponsor = {
  subject: 'account',
  retention: 'With the worker it is about, or with the organisation.',
  stays: 'A sponsor’s record of what happened to a worker and what it reported, which the sponsor must keep.',
} as const;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorDutiesTables: OwnedTables = {
  sponsor_duty_file: { ...ofTheSponsor, personal: ['file_key', 'file_name', 'by_name'] },
  sponsor_duty_draft: { ...ofTheSponsor, personal: ['draft'] },
  sponsor_duty_step: { ...ofTheSponsor, personal: ['words', 'by_name'] },
  sponsor_duty: { ...ofTheSponsor, personal: ['because', 'asked', 'draft', 'not_reported_because'] },
  sponsor_event: { ...ofTheSponsor, personal: ['facts', 'changed', 'correction', 'by_name'] },
};

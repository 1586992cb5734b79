import type { Generated } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    held_licence: HeldLicenceTable;
    key_person: KeyPersonTable;
    work_place: WorkPlaceTable;
    sponsor_task_done: SponsorTaskDoneTable;
  }
}

export type WorkNation = 'england-and-wales' | 'scotland' | 'northern-ireland';
export type KeyRole = 'authorising-officer' | 'key-contact' | 'level-1' | 'level-2';

/** Days are YYYY-MM-DD. */
export interface HeldLicenceTable {
  organisation: string;
  licence_number: Generated<string | null>;
  rating: Generated<'A' | 'B' | 'provisional' | null>;
  routes: Generated<string[]>;
  allocation_from: Generated<string | null>;
  cut_over: Generated<string | null>;
  /** When that day was set; null where it was before this was recorded. */
  cut_over_set_at: Generated<Date | null>;
  second_check: Generated<boolean>;
  remind_days: Generated<number[]>;
  saved_at: Generated<Date>;
  saved_by: string | null;
}

export interface KeyPersonTable {
  id: string;
  organisation: string;
  role: KeyRole;
  full_name: string;
  email: string | null;
  account: string | null;
  from_day: string;
  until_day: Generated<string | null>;
  declared_on: Generated<string | null>;
}

export interface WorkPlaceTable {
  id: string;
  organisation: string;
  name: string;
  address: string | null;
  nation: WorkNation;
  kind: 'office' | 'client-site' | 'home';
  closed_on: Generated<string | null>;
}

export interface SponsorTaskDoneTable {
  id: Generated<string>;
  organisation: string;
  task: string;
  about: Generated<string | null>;
  done_on: string;
  by_account: string | null;
  by_name: string;
  recorded_at: Generated<Date>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorLicencesTables: OwnedTables = {
  held_licence: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
  work_place: { subject: 'nobody', personal: [], retention: 'With the organisation.' },
  key_person: {
    subject: 'account',
    personal: ['full_name', 'email', 'account'],
    retention: 'With the organisation: who held a role of the licence, and when.',
    stays: 'The name of a person who held a role of a sponsor’s licence: the sponsor’s own record.',
  },
  sponsor_task_done: {
    subject: 'account',
    personal: ['by_name'],
    retention: 'With the organisation.',
    stays: 'Who recorded a task of a sponsor as done, and when: the sponsor’s own record.',
  },
};

import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type KeyRole = Tables['key_person']['role'];

export type HeldLicenceTable = Tables['held_licence'];
export type KeyPersonTable = Tables['key_person'];
export type WorkPlaceTable = Tables['work_place'];
export type SponsorTaskDoneTable = Tables['sponsor_task_done'];

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

import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    enquiry: {
      details: Json;
    };
  }
}

export type EnquiryTable = Tables['enquiry'];

/** A `jsonb` column: written as `JSON.stringify` text, read as a value still to be parsed. */
type Json = ColumnType<unknown, string, string>;

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const enquiriesTables: OwnedTables = {
  enquiry: {
    subject: 'address',
    personal: ['first_name', 'last_name', 'email', 'phone', 'organisation', 'message', 'details'],
    retention: '2 years.',
    expire: () => [sql`delete from enquiry where created_at < now() - interval '2 years'`],
    erase: ({ email }) => sql`delete from enquiry where lower(email) = ${email}`,
    copy: {
      name: 'enquiries',
      title: 'What you sent us',
      about: 'Through our forms, with the address of this account.',
      rows: ({ email }) =>
        sql`select kind, first_name, last_name, email, phone, organisation, message, details, created_at
        from enquiry where lower(email) = ${email} order by created_at`,
    },
  },
  enquiry_turn: {
    subject: 'address',
    personal: ['text'],
    retention: 'With the enquiry.',
    erasedWith: 'enquiry',
    copy: {
      name: 'answers',
      title: 'What we answered',
      about: 'Our answers to what you sent us. We sent them to you by email.',
      rows: ({ email }) =>
        sql`select t.text, t.created_at from enquiry_turn t join enquiry e on e.id = t.enquiry
        where lower(e.email) = ${email} and t.kind = 'answer' order by t.created_at`,
    },
  },
};

import { type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    booking_slot: BookingSlotTable;
    booking: BookingTable;
  }
}

export interface BookingSlotTable {
  booking: string;
  starts_at: Date;
  ends_at: Date;
}

export interface BookingTable {
  id: string;
  purpose: 'demo' | 'consultation';
  first_name: string | null;
  last_name: string;
  email: string;
  organisation: string | null;
  phone: string;
  comments: string | null;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  sequence: Generated<number>;
  suspected: boolean;
  cancelled_at: Date | null;
  created_at: Generated<Date>;
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const demoBookingsTables: OwnedTables = {
  booking_slot: {
    subject: 'nobody',
    personal: [],
    retention: '2 years, or with the booking.',
    expire: () => [sql`delete from booking_slot where ends_at < now() - interval '2 years'`],
    erase: ({ email }) =>
      sql`delete from booking_slot where booking in (select id from booking where lower(email) = ${email})`,
  },
  booking: {
    subject: 'address',
    personal: ['first_name', 'last_name', 'email', 'organisation', 'phone', 'comments'],
    retention: '2 years after the call.',
    expire: () => [sql`delete from booking where ends_at < now() - interval '2 years'`],
    erase: ({ email }) => sql`delete from booking where lower(email) = ${email}`,
    copy: {
      name: 'bookings',
      title: 'Your appointments',
      about: 'Demos and consultations.',
      rows: ({ email }) =>
        sql`select purpose, first_name, last_name, email, organisation, phone, comments, time_zone, starts_at,
        cancelled_at, created_at from booking where lower(email) = ${email} order by created_at`,
    },
  },
};

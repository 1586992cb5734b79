import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type BookingTable = Tables['booking'];

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

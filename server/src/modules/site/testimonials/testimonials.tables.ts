import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type TestimonialTable = Tables['testimonial'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const testimonialsTables: OwnedTables = {
  testimonial: {
    subject: 'address',
    personal: ['quote', 'name', 'role', 'organisation', 'email', 'evidence', 'confirmed_by'],
    retention: 'Until the person takes it back; one that nobody confirms, a year after it was last changed.',
    expire: () => [
      sql`delete from testimonial where confirmed_at is null and changed_at < now() - interval '1 year'`,
    ],
    erase: ({ email }) => sql`delete from testimonial where lower(email) = ${email}`,
    copy: {
      name: 'testimonials',
      title: 'What you said of us',
      about: 'With your name, job title and organisation. It is on the home page only while it is confirmed.',
      rows: ({ email }) =>
        sql`select quote, name, role, organisation, email, evidence, created_at, confirmed_at
        from testimonial where lower(email) = ${email} order by created_at`,
    },
  },
};

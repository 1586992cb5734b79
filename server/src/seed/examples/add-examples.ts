import { randomUUID } from 'node:crypto';
import { londonDay } from '@portway/formats/london-day';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import examples from '../demo-examples.json' with { type: 'json' };
import { emailOf } from '../people.ts';

/**
 * What nobody ever said or counted: as the owner of the tables, since staff cannot make an example, or make one theirs.
 * `now` in milliseconds since 1970.
 */
export async function addExamples(queries: Kysely<Tables>, now: number): Promise<void> {
  // Each a second after the one before, which is their order.
  const momentOf = (place: number) => new Date(now + place * 1000);
  const example = true;
  await queries
    .insertInto('operator_figure')
    .values(
      examples.figures.map((figure, place) => ({
        ...figure,
        id: randomUUID(),
        true_on: londonDay(now),
        example,
        created_at: momentOf(place),
        changed_at: momentOf(place),
      })),
    )
    .execute();
  await queries
    .insertInto('testimonial')
    .values(
      examples.testimonials.map((testimonial, place) => ({
        ...testimonial,
        id: randomUUID(),
        email: emailOf(testimonial.name),
        evidence: 'Nobody said this: the demo made it up.',
        example,
        created_at: momentOf(-place),
        changed_at: momentOf(-place),
        confirmed_at: momentOf(-place),
      })),
    )
    .execute();
  await queries
    .insertInto('operator_contact')
    .values({
      office_phone: examples.contact.phone,
      address: examples.contact.address,
      example,
      changed_at: new Date(now),
    })
    .execute();
}

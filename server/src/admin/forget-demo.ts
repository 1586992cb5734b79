import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../platform/db/tables.ts';
import { command } from './command.ts';

/** Deletes what the demo made up of the operator, which staff cannot make their own. Says how many rows of each kind. */
export async function forgetExamples(owner: Kysely<Tables>) {
  const deleteExamples = async (table: 'operator_figure' | 'testimonial' | 'operator_contact') => {
    const { numDeletedRows } = await owner
      .deleteFrom(table)
      .where('example', '=', true)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };
  return {
    figures: await deleteExamples('operator_figure'),
    testimonials: await deleteExamples('testimonial'),
    contacts: await deleteExamples('operator_contact'),
  };
}

export const forgetDemo = command({
  name: 'forget-demo',
  does: 'Deletes what the demo made up about you: figures, testimonials, and how to reach you.',
  examples: ['forget-demo'],
  flags: {},
  options: z.strictObject({}),
  async act(_, { database: { owner } }) {
    const { figures, testimonials, contacts } = await forgetExamples(owner);
    const contactWords = contacts === 0 ? 'no contact details' : 'its contact details';
    console.log(
      figures + testimonials + contacts === 0
        ? 'There was nothing of the demo to forget.'
        : `Deleted: ${figures} figures and ${testimonials} testimonials of the demo, and ${contactWords}.`,
    );
    console.log('Its people, jobs and workers stay. For a site without them, name another DATA_DIR.');
    return 0;
  },
});

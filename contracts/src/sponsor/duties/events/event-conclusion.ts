import '../../../jitless.ts';
import { z } from 'zod';
import { concluded } from '../duty-outcome.ts';

const record = z
  .object({
    changes: z
      .array(z.string())
      .describe('What becomes different in the records of workers, with the event and in words.'),
    stays: z.string().nullable().describe('Why something stays as it was.'),
  })
  .meta({ id: 'SponsorEventRecordChanges' });

/** What follows by the rules, before anything is recorded. */
export const eventConclusion = z
  .object({
    conclusions: z.array(concluded),
    isHistory: z
      .boolean()
      .describe(
        'All that follows was due before your first day with Portway: it is recorded, and raises no duty.',
      ),
    isToCome: z.boolean().describe('After today: record it when it has happened.'),
    record,
  })
  .meta({ id: 'SponsorEventConclusion' });

import '../../jitless.ts';
import { z } from 'zod';
import { postVerdicts } from '../../candidate/jobs/job-choices.ts';
import { pence } from '../../law/calculators/outcome.ts';

const verdict = z.object({
  on: z.string().describe('The day whose law was read, YYYY-MM-DD.'),
  status: z.enum(postVerdicts),
  lowEndPasses: z.boolean().nullable(),
  standardPence: pence.nullable(),
  newEntrantPence: pence.nullable(),
  phdPence: pence.nullable(),
  stemPhdPence: pence.nullable(),
});

/** A published job that was checked again because the law it rests on is another. */
export const lawChange = z
  .object({
    before: verdict,
    now: verdict,
    laws: z
      .array(z.object({ title: z.string(), inForceFrom: z.string() }))
      .describe('What was read in another version than before.'),
  })
  .meta({ id: 'LawChange' });
export type LawChange = z.output<typeof lawChange>;
export type LawVerdict = z.output<typeof verdict>;

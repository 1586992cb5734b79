import '../../jitless.ts';
import { dutyIds } from '@portway/rules/sponsor-duties';
import { z } from 'zod';
import { steps } from '../../law/calculators/outcome.ts';
import { reportingOutcome } from '../../law/calculators/reporting-deadline.ts';

export const dutyDoes = [
  'report',
  'decide-and-record',
  'before-the-change',
  'record',
  'look-at-this',
] as const;

/** What the law makes of an event, with its days counted. */
export const concluded = z
  .object({
    title: z.string(),
    worker: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    does: z
      .enum(dutyDoes)
      .describe(
        '`record` keeps evidence, and nothing is reported. `look-at-this` is for a person to decide.',
      ),
    duty: z.enum(dutyIds).nullable(),
    because: z.string(),
    keep: z.array(z.string()).readonly().describe('What to keep as evidence.'),
    deadline: reportingOutcome.nullable(),
    steps,
    asks: z
      .enum(['salary-option', 'salary-list'])
      .optional()
      .describe('What is not known and decides what else follows.'),
  })
  .meta({ id: 'ConcludedDuty' });
export type Concluded = z.output<typeof concluded>;

import '../../jitless.ts';
import { z } from 'zod';
import { moment } from '../../account/account-settings/account-fields.ts';

export const caseStates = ['to-start', 'started', 'ended'] as const;
export const caseStepWhos = ['employer', 'worker'] as const;

export const caseStep = z
  .object({
    id: z.string(),
    title: z.string(),
    who: z.enum(caseStepWhos),
    done: z.object({ by: z.string(), at: moment }).nullable(),
  })
  .meta({ id: 'HireCaseStep' });
export type HireCaseStep = z.output<typeof caseStep>;

/** A hire as its worker sees it. */
export const myHire = z
  .object({
    startsOn: z.string().describe('The first day at work, YYYY-MM-DD.'),
    status: z.enum(caseStates),
    steps: z.array(
      caseStep
        .omit({ done: true })
        .extend({ doneAt: moment.nullable().describe('When the employer marked it as done.') }),
    ),
  })
  .meta({ id: 'MyHire' });
export type MyHire = z.output<typeof myHire>;

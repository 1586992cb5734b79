import { arrangements } from '@portway/rules/right-to-work';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay } from '../../request-fields.ts';
import { needsFacts, noLaw, pence, workingFields } from './outcome.ts';

const request = z
  .strictObject({
    arrangement: z
      .enum(arrangements)
      .describe(
        'How the person works. `supply-chain`: for another business that you have a contract with · `own-account`: in business for clients of their own.',
      ),
    arrangedOn: calendarDay.describe('The day on which the arrangement was made. Its law is used.'),
    passesDetails: z
      .boolean()
      .optional()
      .describe(
        'For a matching service: whether you pass a provider’s details to clients for a fee or commission.',
      ),
  })
  .meta({ id: 'WhoChecksRequest' });

const penalty = pence
  .nullable()
  .describe('The highest civil penalty for each worker. Null where you are not asked to check.');

const checkAnswer = z.object({
  status: z.literal('answered'),
  who: z
    .enum(['you', 'other-business', 'not-the-client', 'not-by-this-rule'])
    .describe(
      'other-business: it checks, and your contract must make it · not-by-this-rule: the law of the day does not ask you',
    ),
  message: z.string(),
  notes: z.array(z.string()).readonly().describe('What else the law of the day says.'),
  firstPenaltyPence: penalty,
  repeatPenaltyPence: penalty,
  unknown: z.array(z.string()).readonly().describe('What our records do not settle.'),
  ...workingFields,
});

const response = z
  .discriminatedUnion('status', [checkAnswer, needsFacts, noLaw])
  .meta({ id: 'RightToWorkDuty' });

/** Who must check a person's right to work, employee or not. */
export const whoChecksOperation = defineOperation({
  id: 'estimateWhoChecks',
  method: 'POST',
  path: '/api/estimates/who-checks-right-to-work',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'Who must check a person’s right to work, employee or not, by the day of the arrangement.',
  request,
  response,
});

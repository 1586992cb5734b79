import { checkDocuments, checkMethods, engagements } from '@portway/rules/right-to-work';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { calendarDay } from '../../request-fields.ts';
import { needsFacts, noLaw, pence, workingFields } from './outcome.ts';

const request = z
  .strictObject({
    method: z.enum(checkMethods).describe('How the check was made; `none` where nothing was checked.'),
    document: z
      .enum(checkDocuments)
      .describe('What was checked: a document of list A or B, `evisa` (seen online), or `none`.'),
    checkedOn: calendarDay
      .optional()
      .describe('The day of the check; its law is used. Only left out where nothing was checked.'),
    startsOn: calendarDay.describe('The first day of work.'),
    engagement: z
      .enum(engagements)
      .default('employee')
      .describe('How the person works for you. `matched-online`: found through an online matching service.'),
    arrangedOn: calendarDay
      .optional()
      .describe(
        'The day on which the arrangement was made, of someone who is not an employee; else `startsOn`.',
      ),
    expiresOn: calendarDay
      .optional()
      .describe('The last day of the permission. An online result without one has no time limit.'),
    documentExpiresOn: calendarDay.optional().describe('The last day of the document itself.'),
    noticeOn: calendarDay.optional().describe('The day in the Positive Verification Notice.'),
    previousPermissionEnds: calendarDay
      .optional()
      .describe('For a repeated check: the last day that the check before it covered.'),
    appliedOn: calendarDay
      .optional()
      .describe('The day of an application to the Home Office that is not decided.'),
    withNationalInsurance: z
      .boolean()
      .optional()
      .describe('An official document showed the name and the permanent National Insurance number.'),
    weeklyHoursInTerm: z
      .int()
      .min(0)
      .max(168)
      .optional()
      .describe('The hours a week in term that a Student’s result shows.'),
  })
  .meta({ id: 'RightToWorkRequest' });

const day = z.string().nullable();
const penalty = pence
  .nullable()
  .describe('The highest civil penalty for each worker. Null where there is an excuse for every day.');

const pendingAnswer = z.object({
  appliedInTime: z
    .enum(['yes', 'no', 'not-known'])
    .describe('Applied no later than the last day of the permission; not-known without both days.'),
  neededOn: z.string().describe('The day for which an excuse is needed.'),
  neededFor: z
    .enum(['start', 'permission-end'])
    .describe('start: the first day of work · permission-end: the permission covers that day, and ends then'),
  askBy: day.describe(
    'The day by which the Employer Checking Service is asked to answer by `neededOn`; null once it has.',
  ),
  answerBy: day.describe('About when it answers if asked on the day of the check.'),
  notice: z
    .object({
      on: z.string(),
      until: z.string().describe('The last day of the excuse.'),
      checkAgainBy: z.string(),
    })
    .nullable()
    .describe('What the Positive Verification Notice gives; null without one.'),
  says: z.array(z.string()).readonly().describe('The same sentences for the worker and the employer.'),
  unknown: z.array(z.string()).readonly().describe('What our sources do not settle.'),
});

const excuseAnswer = z.object({
  status: z.literal('answered'),
  excuse: z
    .enum(['continuous', 'until', 'none', 'not-in-scope'])
    .describe('continuous: without an end · not-in-scope: the law does not ask for a check of this person'),
  until: day.describe('The last day of the excuse; null where it has no end, or there is none.'),
  checkAgainBy: day.describe('The last safe day to check again.'),
  keepUntil: z
    .object({
      monthsAfterWorkEnds: z.int(),
      thenDestroyed: z.literal(true).describe('After that day the copy has to be destroyed.'),
    })
    .nullable()
    .describe('How long the copy is kept, counted from the day on which the work ends.'),
  gap: z
    .object({ from: z.string(), upTo: z.string().describe('The day of the check that ended it.') })
    .nullable()
    .describe('Days without an excuse that no later check mends.'),
  because: z.string().describe('Why, in a sentence.'),
  next: z.array(z.string()).readonly().describe('What remains to be done.'),
  unknown: z.array(z.string()).readonly().describe('What our sources do not settle.'),
  pending: pendingAnswer
    .nullable()
    .describe('What follows while an application is not decided; null where that has nothing to do with it.'),
  firstPenaltyPence: penalty,
  repeatPenaltyPence: penalty,
  ...workingFields,
});

const response = z
  .discriminatedUnion('status', [excuseAnswer, needsFacts, noLaw])
  .meta({ id: 'RightToWorkExcuse' });

/** The statutory excuse that a right to work check gives. */
export const rightToWorkOperation = defineOperation({
  id: 'estimateRightToWork',
  method: 'POST',
  path: '/api/estimates/right-to-work',
  access: forAnybody,
  tag: 'Estimates',
  summary: 'The excuse that a right to work check gives: until when, and when to check again.',
  request,
  response,
});

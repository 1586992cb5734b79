import '../../jitless.ts';
import { z } from 'zod';
import { forSignedIn } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { moment, nextPage } from './account-fields.ts';

const entry = z
  .object({
    number: z.int().describe('Identifies the entry.'),
    at: moment,
    action: z.string().describe('Such as `password-changed`.'),
    by: z
      .enum(['you', 'somebody-else', 'us', 'unknown'])
      .describe('us: done by the site itself; unknown: by someone who was not logged in'),
    network: z.string().nullable().describe('Where from: the first parts of an IP address.'),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.output<typeof entry>;

export const listActivityOperation = defineOperation({
  id: 'listActivity',
  method: 'GET',
  path: '/api/me/activity',
  tag: 'Your account',
  access: forSignedIn,
  summary: 'What you did with this account and what was done to it, newest first.',
  request: z
    .strictObject({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'Start again from the first page.')
        .transform(Number)
        .optional()
        .describe('`next` of the page before. If left out, the list starts at its first row.'),
    })
    .meta({ id: 'ActivityPage' }),
  response: z.object({ entries: z.array(entry), next: nextPage }).meta({ id: 'Activity' }),
});

export const activityOperations = {
  listActivityOperation,
} as const;

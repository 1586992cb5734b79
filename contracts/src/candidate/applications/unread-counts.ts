import '../../jitless.ts';
import { z } from 'zod';
import { forListeners } from '../../access.ts';
import { defineOperation } from '../../operation.ts';

export const unreadCountsOperation = defineOperation({
  id: 'showUnreadCounts',
  method: 'GET',
  path: '/api/me/unread-counts',
  tag: 'Your applications',
  access: forListeners,
  summary: 'The counts in the sidebar: applications, unread messages and notifications, saved jobs.',
  response: z
    .object({
      ongoing: z.int(),
      unread: z.int().describe('Conversations with unread messages.'),
      saved: z.int(),
      hires: z.int().describe('For an employer: cases of people who accepted an offer.'),
      hireSteps: z.int().describe('For an employer: hires with an open step of the employer.'),
      reports: z
        .int()
        .describe('For someone with a compliance role: reports that are to be made, as far as they may see.'),
      applicants: z.int().describe('For an employer: applications that nobody has answered yet.'),
      notifications: z.int().describe('Unread notifications, at most 100.'),
    })
    .meta({ id: 'UnreadCounts' }),
});

export const unreadCountOperations = {
  unreadCountsOperation,
} as const;

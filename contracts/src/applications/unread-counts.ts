import '../jitless.ts';
import { z } from 'zod';
import { forParties } from '../access.ts';
import { defineOperation } from '../operation.ts';

export const unreadCountsOperation = defineOperation({
  id: 'showUnreadCounts',
  method: 'GET',
  path: '/api/me/unread-counts',
  tag: 'Your applications',
  access: forParties,
  summary: 'The counts in the sidebar: ongoing applications, unread messages, saved jobs.',
  response: z
    .object({
      ongoing: z.int(),
      unread: z.int().describe('Conversations with unread messages.'),
      saved: z.int(),
    })
    .meta({ id: 'UnreadCounts' }),
});

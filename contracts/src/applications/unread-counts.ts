import '../jitless.ts';
import { z } from 'zod';
import { forParties } from '../access.ts';
import { defineOperation } from '../operation.ts';

export const unreadCountsOperation = defineOperation({
  id: 'showStanding',
  method: 'GET',
  path: '/api/standing',
  tag: 'Your applications',
  access: forParties,
  summary: 'The counts beside the menu: ongoing applications, unread messages, saved jobs.',
  response: z
    .object({
      ongoing: z.int(),
      unread: z.int().describe('Conversations with something unread.'),
      saved: z.int(),
    })
    .meta({ id: 'Standing' }),
});

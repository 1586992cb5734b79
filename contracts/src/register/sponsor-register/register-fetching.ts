import '../../jitless.ts';
import { z } from 'zod';
import { forStaff } from '../../access.ts';
import { moment } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';

export const registerFetchingOperation = defineOperation({
  id: 'showRegisterFetching',
  method: 'GET',
  path: '/api/desk/register',
  tag: 'Staff desk',
  access: forStaff,
  summary: 'The newest edition of the register of sponsors here, and how fetching it each day goes.',
  response: z
    .object({
      edition: z.string().nullable().describe('The day of the newest edition; null where there is none.'),
      address: z.string().nullable().describe('Where it is fetched from; null where it is not fetched.'),
      triedAt: moment.nullable(),
      succeededAt: moment.nullable(),
      outcome: z.string().nullable().describe('What the last fetch that succeeded brought.'),
      fault: z.string().nullable().describe('Why the last try failed; null where it succeeded.'),
      failedDays: z.int().describe('Days on which it failed since it last succeeded.'),
    })
    .meta({ id: 'RegisterFetching' }),
});
export type RegisterFetching = z.output<(typeof registerFetchingOperation)['response']>;

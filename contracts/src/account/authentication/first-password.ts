import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { messageResponse, newPassword } from '../account-settings/account-fields.ts';

/** What `npm run admin -- create-staff --link` prints leads here. */
export const setFirstPasswordOperation = defineOperation({
  id: 'setFirstPassword',
  method: 'POST',
  path: '/api/auth/first-password',
  tag: 'Accounts',
  access: forAnybody,
  summary: 'Sets the first password of a new member of staff.',
  description:
    'The link comes from the operator of the server. It works for an hour, and once: 422 for `link` when the account has a password by then.',
  request: z
    .strictObject({
      link: z.string().max(400).describe('The signed part of the link.'),
      password: newPassword,
    })
    .meta({ id: 'FirstPassword' }),
  response: messageResponse,
});

export const firstPasswordOperations = {
  setFirstPasswordOperation,
} as const;

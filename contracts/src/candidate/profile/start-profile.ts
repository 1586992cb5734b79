import { forEverybodyElse } from '../../access.ts';
import { messageResponse } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';

/** From then on the account can look for work, whichever organisations it belongs to. */
export const startProfileOperation = defineOperation({
  id: 'startProfile',
  method: 'POST',
  path: '/api/me/profile/start',
  tag: 'Your profile',
  access: forEverybodyElse,
  summary: 'Begins an empty profile, with which one looks for work; does nothing where there is one.',
  response: messageResponse,
});

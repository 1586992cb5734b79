import { forOwnThings, forSignedIn } from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../account-settings/account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const tag = 'Accounts';

export const logOutOperation = defineOperation({
  id: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  tag,
  access: forSignedIn,
  summary: 'Ends this session. Its token no longer works.',
  response: messageResponse,
});

export const session = z
  .object({
    id: rowId,
    current: z.boolean(),
    device: z.string().describe('Browser and system, such as `Firefox on Linux`.'),
    network: z.string().describe('Where from: the network of the address, never the whole address.'),
    startedAt: moment,
    lastUsedAt: moment,
    endsAt: moment.describe('At the latest. Sooner if it is not used.'),
  })
  .meta({ id: 'Session' });

export const sessionsOperation = defineOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/me/sessions',
  tag,
  access: forSignedIn,
  summary: 'Where this account is logged in, latest first.',
  response: z.object({ sessions: z.array(session).readonly() }).meta({ id: 'Sessions' }),
});

export const endSessionOperation = defineOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  tag,
  access: forOwnThings,
  summary: 'Ends one session of this account.',
  parameters: byId,
  response: messageResponse,
});

export const endOtherSessionsOperation = defineOperation({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/api/me/sessions/end-others',
  tag,
  access: forSignedIn,
  summary: 'Ends every session of this account but this one.',
  response: messageResponse,
});

export const sessionOperations = {
  logOutOperation,
  sessionsOperation,
  endSessionOperation,
  endOtherSessionsOperation,
} as const;

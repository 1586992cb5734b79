import {
  passkeyLogInOperations,
  passkeyOperations,
} from '@portway/contracts/account/second-factors/second-factors';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { letIn, originOf } from '../../../platform/http/credentials.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Passkeys } from './passkeys.service.ts';

export function passkeysRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly passkeys: Passkeys },
): void {
  const { passkeys, cookies } = deps;
  const on = { api, ...deps };
  serve(api, passkeyLogInOperations, {
    beginPasskeyLogInOperation: (_, { context }) => passkeys.beginLogIn(originOf(context, cookies)),
    passkeyLogInOperation: async (answered, { context }) =>
      letIn(context, cookies, await passkeys.logIn(answered, originOf(context, cookies))),
  });
  serveSignedIn(on, passkeyOperations, {
    beginPasskeyOperation: (_, { requestContext }) => passkeys.begin(requestContext),
    addPasskeyOperation: (answered, { requestContext }) => passkeys.add(requestContext, answered),
    removePasskeyOperation: (_, { requestContext, parameters }) =>
      passkeys.remove(requestContext, parameters.id),
  });
}

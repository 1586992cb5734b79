import {
  addPasskeyOperation,
  beginPasskeyLogInOperation,
  beginPasskeyOperation,
  passkeyLogInOperation,
  removePasskeyOperation,
} from '@portway/contracts/second-factors/second-factors';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { letIn, originOf } from '../../platform/http/credentials.ts';
import { serve } from '../../platform/http/serve.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Passkeys } from './passkeys.service.ts';

export function passkeysRoutes(
  api: Hono<Door>,
  needs: SignedInNeeds & { readonly passkeys: Passkeys },
): void {
  const { passkeys, cookies } = needs;
  const on = { api, ...needs };
  serve(api, beginPasskeyLogInOperation, (_, { context }) => passkeys.beginLogIn(originOf(context)));
  serve(api, passkeyLogInOperation, async (answered, { context }) =>
    letIn(context, cookies, await passkeys.logIn(answered, originOf(context))),
  );
  serveSignedIn(on, beginPasskeyOperation, (_, { work }) => passkeys.begin(work));
  serveSignedIn(on, addPasskeyOperation, (answered, { work }) => passkeys.add(work, answered));
  serveSignedIn(on, removePasskeyOperation, (_, { work, parameters }) =>
    passkeys.remove(work, parameters.id),
  );
}

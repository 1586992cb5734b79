import {
  beginAuthenticatorOperation,
  confirmAuthenticatorOperation,
  removeAuthenticatorOperation,
  renewRecoveryCodesOperation,
} from '@portway/contracts/account/second-factors/second-factors';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Factors } from './second-factors.service.ts';

export function secondFactorsRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly factors: Factors },
): void {
  const { factors } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, beginAuthenticatorOperation, (_, { requestContext }) => factors.begin(requestContext));
  serveSignedIn(on, confirmAuthenticatorOperation, ({ code }, { requestContext }) =>
    factors.confirm(requestContext, code),
  );
  serveSignedIn(on, removeAuthenticatorOperation, (_, { requestContext }) => factors.remove(requestContext));
  serveSignedIn(on, renewRecoveryCodesOperation, (_, { requestContext }) =>
    factors.renewRecoveryCodes(requestContext),
  );
}

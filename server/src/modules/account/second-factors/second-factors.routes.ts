import { secondFactorOperations } from '@portway/contracts/account/second-factors/second-factors';
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
  serveSignedIn(on, secondFactorOperations, {
    beginAuthenticatorOperation: (_, { requestContext }) => factors.begin(requestContext),
    confirmAuthenticatorOperation: ({ code }, { requestContext }) => factors.confirm(requestContext, code),
    removeAuthenticatorOperation: (_, { requestContext }) => factors.remove(requestContext),
    renewRecoveryCodesOperation: (_, { requestContext }) => factors.renewRecoveryCodes(requestContext),
  });
}

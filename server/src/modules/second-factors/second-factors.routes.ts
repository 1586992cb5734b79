import {
  beginAuthenticatorOperation,
  confirmAuthenticatorOperation,
  removeAuthenticatorOperation,
  renewRecoveryCodesOperation,
} from '@portway/contracts/second-factors/second-factors';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Factors } from './second-factors.service.ts';

export function secondFactorsRoutes(
  api: Hono<Door>,
  needs: SignedInNeeds & { readonly factors: Factors },
): void {
  const { factors } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, beginAuthenticatorOperation, (_, { work }) => factors.begin(work));
  serveSignedIn(on, confirmAuthenticatorOperation, ({ code }, { work }) => factors.confirm(work, code));
  serveSignedIn(on, removeAuthenticatorOperation, (_, { work }) => factors.remove(work));
  serveSignedIn(on, renewRecoveryCodesOperation, (_, { work }) => factors.renewRecoveryCodes(work));
}

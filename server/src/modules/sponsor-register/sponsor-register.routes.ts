import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '@portway/contracts/sponsor-register/register-match';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Register } from './sponsor-register.service.ts';

export function registerRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly register: Register },
): void {
  const { register } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, showRegisterMatchOperation, (_, { requestContext }) => register.show(requestContext));
  serveSignedIn(on, claimRegisterEntryOperation, ({ entry }, { requestContext }) =>
    register.claim(requestContext, entry),
  );
}

import {
  claimRegisterEntryOperation,
  showRegisterStandingOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
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
  serveSignedIn(on, showRegisterStandingOperation, (_, { work }) => register.show(work));
  serveSignedIn(on, claimRegisterEntryOperation, ({ entry }, { work }) => register.claim(work, entry));
}

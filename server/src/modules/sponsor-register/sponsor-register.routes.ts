import {
  claimRegisterEntryOperation,
  showRegisterStandingOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Register } from './sponsor-register.service.ts';

export function registerRoutes(
  api: Hono<Door>,
  needs: SignedInNeeds & { readonly register: Register },
): void {
  const { register } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, showRegisterStandingOperation, (_, { work }) => register.show(work));
  serveSignedIn(on, claimRegisterEntryOperation, ({ entry }, { work }) => register.claim(work, entry));
}

import {
  deleteIdentityOperation,
  saveIdentityOperation,
  showIdentityOperation,
} from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Identity } from './equality-monitoring.service.ts';

export function identityRoutes(
  api: Hono<Door>,
  needs: SignedInNeeds & { readonly identity: Identity },
): void {
  const { identity } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, showIdentityOperation, (_, { work }) => identity.show(work));
  serveSignedIn(on, saveIdentityOperation, (request, { work }) => identity.save(work, request));
  serveSignedIn(on, deleteIdentityOperation, (_, { work }) => identity.remove(work));
}
